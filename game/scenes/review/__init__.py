"""Matches looked at again: the coach and the replay."""
