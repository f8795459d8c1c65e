"""The rules of Sixty-six: pure functions and data."""
