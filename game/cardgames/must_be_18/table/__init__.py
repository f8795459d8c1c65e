"""The table of You Must Be 18!: picture, focus and choices."""
