"""The command `levels`: checks of all kinds of level files."""
