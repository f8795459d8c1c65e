"""Sixpack in words: pure, without the screen."""
