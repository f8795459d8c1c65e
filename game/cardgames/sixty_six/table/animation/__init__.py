"""How the events of Sixty-six are shown."""
