"""A raft on a pond with seats round it: the ground on which a table may lie."""
