"""Bots: programs of the player's own, how they are started, asked, watched and ended."""
