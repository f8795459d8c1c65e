"""Awards: what a player may be proud of, none for mere time.

`deeds.py` draws what counts from a finished match, `facts.py` is all that is known of a player, `award.py`
says what an award is; the awards themselves stand in `games.py`, and in modules for the house, the run, the
daily deals and the puzzles; `wall.py` has them all.
"""
