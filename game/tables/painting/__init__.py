"""Parts of a table that are painted alike in all games: cards, emblems, hint tags; the picture they show."""
