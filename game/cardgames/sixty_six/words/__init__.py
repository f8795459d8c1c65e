"""The words of Sixty-six, without pygame."""
