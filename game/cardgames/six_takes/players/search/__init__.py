"""Search: play-outs, look-ahead and end games, by the outcomes of turns."""
