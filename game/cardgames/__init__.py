"""The card games: one package per game, all with the same layout."""
