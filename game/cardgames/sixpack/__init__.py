"""Sixpack: cards from 1 to 6 in packs, three piles, fifteen special effects; the fullest hand wins.

A tour of its rooms. In `rules` the course of a turn (`turn`) is a list of steps still to be done on a
mutable copy of the state (`board`); `packs` says which step of a pack comes when, and `effects` has these
steps; `piles` finds the landings of a card. RULES.md has the paragraphs that they cite. `players` try every
answer on deals of the hidden cards, with quick heuristics for the rest of the turn. `words` have the names
and texts of the packs. `table` asks each kind of question in a way of its own (`pickers`), and `rulebook` has
the album of packs.
"""
