"""Searches that return outcomes of choices: play-outs, look-ahead and end games."""
