"""The arcade run: its entries (`entries.py`) are saved, and its state (`state.py`) is a fold of them."""
