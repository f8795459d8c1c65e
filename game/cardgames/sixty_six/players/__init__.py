"""The players of Sixty-six."""
