"""Agents that play Sixpack."""
