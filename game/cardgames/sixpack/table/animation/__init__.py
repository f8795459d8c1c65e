"""How the events of Sixpack are shown."""
