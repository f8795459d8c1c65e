"""The map of a run: its scene, and what it tells of a table."""
