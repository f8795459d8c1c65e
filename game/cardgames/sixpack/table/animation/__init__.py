"""Animations of Sixpack."""
