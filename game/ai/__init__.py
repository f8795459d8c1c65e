"""Agents, their levels, and the worker that thinks beside the screen."""
