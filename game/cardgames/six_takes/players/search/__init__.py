"""Searches that return the outcomes of choices: play-outs, look-ahead and solved endgames."""
