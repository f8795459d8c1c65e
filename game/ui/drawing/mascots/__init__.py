"""The rubber ducks: from the side, from the front, and as cached pictures."""
