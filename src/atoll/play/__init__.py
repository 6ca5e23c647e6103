"""Whole games: records, matches, simulations and their proofs."""
