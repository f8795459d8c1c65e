"""The set-up of a match: ready-made tables, players and options."""
