"""Files on the player's disk: a gate for all that is read, and writing that loses nothing."""
