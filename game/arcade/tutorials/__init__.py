"""Tutorials: playing their scripts and checking them."""
