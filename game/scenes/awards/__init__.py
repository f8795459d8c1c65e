"""The wall of awards, the moment in which one is won, and what is kept of matches for them."""
