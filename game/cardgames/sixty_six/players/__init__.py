"""Agents that play Sixty-six."""
