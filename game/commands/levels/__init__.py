"""Levels at the command line: checks of all kinds of level files."""
