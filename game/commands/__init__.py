"""What main.py can run besides playing: one module per command."""
