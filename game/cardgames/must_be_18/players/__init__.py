"""The players of You Must Be 18!: who see a view and choose."""
