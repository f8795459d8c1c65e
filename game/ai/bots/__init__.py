"""Bots, players that are external programs: starting, querying, limiting and ending them."""
