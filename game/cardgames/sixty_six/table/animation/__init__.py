"""Animations of Sixty-six."""
