"""The hub of the arcade, with doors to its rooms."""
