"""The table of 6 takes!: what the player sees, looks at and chooses."""
