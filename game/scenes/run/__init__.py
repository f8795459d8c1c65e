"""The arcade run: its map, tables, charms and end."""
