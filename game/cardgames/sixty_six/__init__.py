"""Sixty-six: two partnerships, 24 cards, bids in thirty-threes; the first card makes trump (see RULES.md)."""
