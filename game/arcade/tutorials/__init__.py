"""Tutorials: playing and checking their scripts."""
