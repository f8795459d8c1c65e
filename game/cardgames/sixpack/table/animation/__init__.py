"""The animation of the events of Sixpack."""
