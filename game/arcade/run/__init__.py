"""The arcade run: a fold (`state.py`) of what happened in it (`entries.py`); only the latter is saved.

`course.py` draws its map from a seed; `goals.py`, `charms.py` and `scoring.py` are what is
played for.
"""
