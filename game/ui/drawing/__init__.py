"""The pen, and everything that it draws with and on."""
