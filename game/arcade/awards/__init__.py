"""Awards: what a player may be proud of; none takes mere time.

`achievements.py` extracts what counts from a finished match; `assets/awards.toml` has the awards, `measures.py`
how far a player is with each.
"""
