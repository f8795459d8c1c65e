"""The commands of main.py besides playing: one module per command."""
