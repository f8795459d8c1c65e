"""Matches as they are kept: saved ones, results, forfeits, and deals of a day."""
