"""The commands of main.py: one module per command that players use."""
