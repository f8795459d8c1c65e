"""The table of Sixty-six: picture, focus and choices."""
