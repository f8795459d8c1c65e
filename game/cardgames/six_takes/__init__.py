"""6 takes!: 104 cards, four rows. Everyone chooses a card, and a row's sixth card takes the other five.

`rules` are pure functions (`game`) over the public view and the secrets; they cite the paragraphs of
RULES.md. `players` search: with random play-outs, or with a learned model of the other seats (`policy`) on
boards that numpy plays in batches (`boards`). `words` narrates each event to its listener and explains hints.
`table` draws the rows and the seats around them. `rulebook` has the pages of the rules, with a turn to step
through.
"""
