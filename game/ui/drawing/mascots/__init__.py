"""The rubber ducks, from the side and from the front."""
