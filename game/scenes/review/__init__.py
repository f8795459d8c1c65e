"""Matches looked at again: the coach, the replay and the records."""
