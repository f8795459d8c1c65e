"""Sixpack: cards from 1 to 6 in packs, three piles, fifteen special effects. The fullest hand wins.

In `rules`, a turn (`turn`) is a list of steps still to be done, on a mutable copy of the state (`board`).
`packs` says which steps a pack adds and when; `effects` has these steps; `piles` finds where a card may land.
RULES.md has the paragraphs that they cite. `players` try every answer on deals of the hidden cards, with
quick heuristics for the rest of the turn. `texts` has the texts of the packs. `table` has a window
for each kind of question (`pickers`). `rulebook` has an album of the packs.
"""
