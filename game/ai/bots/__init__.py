"""Bots: external programs as players. Starting, querying, limiting and ending them."""
