"""The map of a run: its scene, its tables and its charms."""
