"""Sixty-six: two teams and 24 cards. A bid of n promises 33 times n points; the first card led makes trump.

In `rules`, a state is the public view, the hands and the random generator; `legality` says why a card may not
be played, and `inference` which cards a seat can't hold. RULES.md has the paragraphs that they cite.
`players` draw deals that fit these inferences, and solve them exactly (`solver`, on sets of cards in
`bitboards`) or play them out by `rules_of_thumb`. `words` narrates calls, tricks and results. `table` draws
the cards and the teams' score cards. `rulebook` has an album of the cards and quizzes.
"""
