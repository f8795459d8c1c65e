"""Ratings: how strong the player is at a game, on the same scale as the opponents."""
