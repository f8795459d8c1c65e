"""Files on the player's disk: reading with limits, and crash-safe writing."""
