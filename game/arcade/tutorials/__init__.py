"""Tutorials: the progress of a script, and the verdict on the player's tries. Pure."""
