"""The glossary of sounds: a list of games, the sounds of each, and an example turn."""
