"""The animation of the events of Sixty-six."""
