"""The campaign: a list of arena runs that produces all tables of playing strength (see ARENA.md)."""
