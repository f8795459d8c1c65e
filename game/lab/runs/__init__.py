"""The balance of the arcade run: deals played by ghosts (`bank.py`), and runs through them (`walks.py`)."""
