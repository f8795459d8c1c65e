"""Ratings: how strong the player is at a game, on one scale with the opponents."""
