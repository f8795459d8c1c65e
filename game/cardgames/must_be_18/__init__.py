"""You Must Be 18!: 72 cards, 40 of them sixes. The tops of the columns always total eighteen.

In `rules`, a state is the public view and the secrets (`game`); `legality` lists the legal plays of a hand.
Both cite the paragraphs of RULES.md. `players` play rounds out on packed hands (`packed_hands`), with hidden
cards dealt so that they fit what the other seats have done (`determinization`). `words` narrates events; its
`selection_check` finds what is wrong with the cards a player has picked. `table` lets a player pick cards and
columns in any order (`selection`), and shows their total on a sign that must read 18. `rulebook` has an album
of the card families and quizzes.
"""
