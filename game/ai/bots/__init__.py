"""Bots: the player's own programs, and how they are started, queried, watched and ended."""
