"""Awards: what a player may be proud of; none takes mere time.

`achievements.py` extracts what counts from a finished match, `facts.py` is everything known of a player,
`award.py` defines an award; the awards are in `house.py`, `games.py` and `arcade.py`, and `wall.py` has all
of them.
"""
