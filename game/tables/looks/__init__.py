"""Looks that players earn: backs of cards, and felts. They change nothing else of a table."""
