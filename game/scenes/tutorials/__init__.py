"""The tutorials: a match that the mascot leads, the menu over it, its end, and the list of all tutorials."""
