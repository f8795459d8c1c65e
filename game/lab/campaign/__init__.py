"""The campaign: all tables of strength, made again from one list of runs (ARENA.md)."""
