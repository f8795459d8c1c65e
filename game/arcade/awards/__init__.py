"""Awards: what a player may be proud of; none takes mere time.

`achievements.py` extracts what counts from a finished match; the awards are in `assets/awards.toml`,
and `measures.py` computes how far a player is with each.
"""
