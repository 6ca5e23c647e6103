"""Tests of Lost Ruins of Arnak."""
