"""The rules of 6 takes!: pure functions and data."""
