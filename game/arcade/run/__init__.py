"""The arcade run: a fold (`state.py`) of what happened in it (`entries.py`), which is all that is saved.

`course.py` draws its map from a seed; `goals.py`, `charms.py`, `combos.py` and `scoring.py` are what is
played for.
"""
