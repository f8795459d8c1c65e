"""You Must Be 18!: 72 cards, 40 of them sixes; the tops always total eighteen, an empty hand ends it.

A tour of its rooms. In `rules` the state is the open view and its secrets (`game`); `legality` finds all
plays of a hand. RULES.md has the paragraphs that they cite. `players` play rounds out on hands packed into a
number (`packed_hands`), on deals that agree with every failure to play (`determinization`). `words` tell the
turns; their `selection_check` has the problems of cards that a player has picked. `table` lets a player pick
cards and columns in any order (`selection`), with the sign that must read 18, and `rulebook` has the
families' album and quizzes.
"""
