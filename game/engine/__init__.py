"""The contract of a card game, the match as a state machine, and the journal.

Other programs use them through `game.interface.engine`; see `EXAMPLE.md`.
"""
