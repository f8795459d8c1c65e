"""Puzzles: positions in which one choice is provably best."""
