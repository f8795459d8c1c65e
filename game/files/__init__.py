"""Files on the player's disk: what is let in, and how it is written without losing anything."""
