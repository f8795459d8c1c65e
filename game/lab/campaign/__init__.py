"""The campaign: all tables of strength, made from one list of runs (ARENA.md)."""
