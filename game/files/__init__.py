"""Files on the player's disk: a gate for everything that is read, and writing that loses nothing."""
