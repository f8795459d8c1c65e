"""The players of Sixpack: who see a view and choose."""
