"""The mode of a match, and text about par."""
