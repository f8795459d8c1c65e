"""The ceremony after a round and a match: points pour into buckets on a quay, and a podium rises."""
