"""The table of Sixpack: what the player sees, looks at and chooses."""
