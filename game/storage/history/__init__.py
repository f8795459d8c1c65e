"""The player's history: files of rows, one for each kind."""
