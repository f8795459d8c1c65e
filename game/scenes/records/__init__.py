"""The records: what a player has done at each game, and all matches to watch again."""
