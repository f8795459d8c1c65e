"""Sixty-six in words: pure, without the screen."""
