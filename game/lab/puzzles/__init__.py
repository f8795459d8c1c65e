"""Puzzle mining in self-play, and proofs of puzzles by trials of every choice."""
