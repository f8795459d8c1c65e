"""A raft on a pond with seats around it: the setting of a table."""
