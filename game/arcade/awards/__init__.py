"""Awards: what a player may be proud of, none for mere time.

`deeds.py` draws what counts from a finished match, `facts.py` is all that is known of a player, `award.py`
says what an award is; the awards themselves stand in a module for each game, for the house and for the run,
and `wall.py` has them all.
"""
