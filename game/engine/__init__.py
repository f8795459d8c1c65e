"""The contract of a card game, the match as a state machine, and the journal.

Other programs use it by `game.interface.engine`; `EXAMPLE.md` shows how.
"""
