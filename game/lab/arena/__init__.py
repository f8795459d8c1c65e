"""Tournaments of agents, their standings with intervals, and the plot (ARENA.md)."""
