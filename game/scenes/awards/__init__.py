"""The wall of awards, the scene for new ones, and what is saved of matches for them."""
