"""The glossary of sounds: the sounds of each game, and an example turn."""
