"""The table of Sixty-six: what the player sees, looks at and chooses."""
