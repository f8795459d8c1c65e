"""Parts of a table that look the same in all games: cards, emblems, players and hint tags."""
