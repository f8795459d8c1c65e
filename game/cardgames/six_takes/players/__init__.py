"""The players of 6 takes!: who see a view and choose."""
