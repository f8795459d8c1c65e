"""What the player has done: files of rows, one for each kind."""
