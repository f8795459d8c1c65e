"""The arcade around the card games: par, and everything that is played for it.

`ghosts` plays a deal again in the player's seat, and `par` computes the deal's par from the ghosts' results.
Nothing here knows a rule of a game: what it adds to a match is an option that the game declares, or a tool of
the table.
"""
