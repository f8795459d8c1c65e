"""The words of Sixpack, without pygame."""
