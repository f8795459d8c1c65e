"""A raft on a pond with seats round it: the setting of a table."""
