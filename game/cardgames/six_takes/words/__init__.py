"""The words of 6 takes!, without pygame."""
