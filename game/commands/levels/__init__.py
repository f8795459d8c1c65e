"""The command `levels`, which checks level files."""
