"""Drawings of Sixty-six."""
