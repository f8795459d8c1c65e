"""Tournaments between agents: results with confidence intervals, reports and plots (see ARENA.md)."""
