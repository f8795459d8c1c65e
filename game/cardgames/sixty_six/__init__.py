"""Sixty-six: two partnerships and 24 cards; bids in thirty-threes, and the first card led makes trump.

A tour of its rooms. In `rules` the state is the open view, the hands and the generator: every event is told
once, and the view follows from it; `legality` says why a card may not be played, `inference` which cards
play has shown a seat not to hold. RULES.md has the paragraphs that they cite. `players` draw deals that
agree with that, and solve them exactly (`solver`, on sets of cards in `bitboards`) or play them out by
`rules_of_thumb`. `words` tell calls, tricks and results. `table` draws the deck and the score cards, and
`rulebook` has its album and quizzes.
"""
