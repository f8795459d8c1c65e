"""The arcade around the card games: par, runs, puzzles, awards, ratings and tutorials.

`ghosts` replays a deal in the player's seat, and `par` computes the deal's par from the ghosts' results.
Nothing here depends on the rules of a game.
"""
