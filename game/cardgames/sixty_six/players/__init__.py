"""The players of Sixty-six: who see a view and choose."""
