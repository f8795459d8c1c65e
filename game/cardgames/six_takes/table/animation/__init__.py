"""How the events of 6 takes! move its cards."""
