"""Puzzles: the list of a game's puzzles, and one of them on the game's own table."""
