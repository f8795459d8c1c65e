"""The contract of a card game, the match as a state machine, and the journal."""
