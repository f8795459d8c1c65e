"""The rules of You Must Be 18!: pure functions and data."""
