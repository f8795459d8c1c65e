"""The player's rating, on the same scale as the opponents' strengths."""
