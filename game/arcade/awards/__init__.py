"""Awards: what a player may be proud of, none for mere time.

`achievements.py` draws what counts from a finished match, `facts.py` is everything known of a player,
`award.py` says what an award is; the awards themselves stand in `house.py`, `games.py` and `arcade.py`,
and `wall.py` has all of them.
"""
