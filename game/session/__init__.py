"""A match in play: its people and agents, journal, pace and par, and whose hand is shown. No pygame."""
