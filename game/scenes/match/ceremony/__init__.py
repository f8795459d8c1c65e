"""The end of a round and of a match: what counts pours into buckets on a quay, and a podium rises from it."""
