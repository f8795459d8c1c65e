"""6 takes!: 104 cards, four rows; all choose a card at once, and the sixth of a row takes the other five.

A tour of its rooms. `rules` are pure functions (`game`) over a spectator's view and the secrets;
RULES.md has the paragraphs that it cites. `players` search flat over the round, or with a model of the other
seats: two small networks (`policy`) on boards that numpy plays in batches (`boards`). `words` tell each
event to its listener, and give the reasons of a hint. `table` draws the rows and the seats round them, and
`rulebook` has the pages of the rules with a turn to step through.
"""
