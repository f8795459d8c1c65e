"""Drawing: the pen, text, cached pictures and themes."""
