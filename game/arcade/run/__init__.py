"""The arcade run: a fold (`state.py`) of what happened in it (`entries.py`), which is saved."""
