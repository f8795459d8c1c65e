"""The rules of Sixpack: pure functions and data."""
