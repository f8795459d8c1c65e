"""The player's history: one file of rows for each kind of record."""
