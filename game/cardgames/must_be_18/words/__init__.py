"""The words of You Must Be 18!, without pygame."""
