"""Drawings of Sixpack."""
