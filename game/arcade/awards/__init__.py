"""Awards: what a player may be proud of; none takes mere time.

`achievements.py` extracts what counts from a finished match, `award.py` defines an award and the facts for
it; the awards are in `house.py`, `games.py` and `arcade.py`, and `wall.py` has all of them.
"""
