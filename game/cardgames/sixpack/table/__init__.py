"""The table of Sixpack: picture, focus and choices."""
