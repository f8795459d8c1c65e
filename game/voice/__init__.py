"""Captions and their history: the words of the game."""
