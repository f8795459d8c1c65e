"""The table of You Must Be 18!: what the player sees, looks at and chooses."""
