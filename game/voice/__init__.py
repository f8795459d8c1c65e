"""Captions, speech, and the words that games share."""
