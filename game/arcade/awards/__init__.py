"""Awards for achievements; no award is just for time spent.

`achievements.py` extracts what counts from a finished match, `assets/awards.toml` defines the awards, and
`measures.py` computes the progress towards each.
"""
