"""The hub of the arcade, from which its rooms are entered."""
