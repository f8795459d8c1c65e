"""A match on the screen: its start, its table, and the scenes over it."""
