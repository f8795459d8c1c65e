"""The records: the player's results at each game, and all matches to watch again."""
