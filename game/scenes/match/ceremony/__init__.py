"""The end of a round and of a match: points pour into buckets on a quay, and a podium rises from it."""
