"""Balance of arcade runs: deals played by ghosts (`bank.py`), and simulated runs (`walks.py`)."""
