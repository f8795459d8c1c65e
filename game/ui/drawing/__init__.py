"""The pen, and all that it draws with and upon."""
