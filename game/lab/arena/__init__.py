"""The arena: tournaments of agents, their standings with intervals, and the plot (ARENA.md)."""
