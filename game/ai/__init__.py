"""Agents, their levels, and the worker process in which they think."""
