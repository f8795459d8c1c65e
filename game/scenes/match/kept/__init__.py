"""Matches as they are saved: open ones, results, forfeits, and daily deals."""
