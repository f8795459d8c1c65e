"""Captions and their history, speech, and words that games share."""
