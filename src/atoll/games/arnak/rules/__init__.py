"""The rules of Lost Ruins of Arnak; the chapters of the rulebook are named in every module."""
