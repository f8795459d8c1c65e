"""The table of 6 takes!: picture, focus and choices."""
