"""Puzzles: positions with one provably best play, as journals with the results of every answer."""
