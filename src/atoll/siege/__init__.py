"""Trials of the server: attacks, kills, a long evening and nonsense, each against a server that is started for it."""
