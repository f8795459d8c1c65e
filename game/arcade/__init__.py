"""The arcade around the four card games: par, and all that is played for it.

`ghosts` plays a deal again in the player's seat, `par` makes the deal's par of the ghosts' results and says
how far a result beats it. Nothing here knows a rule of a game: what it adds to a match is an option that the
game declares, or a tool that the table has.
"""
