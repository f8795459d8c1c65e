"""The set-up of a table: ready-made tables, the ducks round it, options."""
