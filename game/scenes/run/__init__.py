"""The arcade run: its map, its tables, charms, and its end."""
