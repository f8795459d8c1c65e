"""Reviewing matches: the coach and the replay."""
