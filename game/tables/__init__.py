"""What the tables of all card games have in common.

`table` is what a scene asks of a table, `card_table` how one with a hand of cards answers: input, focus,
drawing order, keys that read. `animation` is what is shown: `stage_view` (view, focus, layout, moods),
`stage` (cards in motion, words in the air), `moments`. A game's own `focus`, `layout`, `picture`, `hint_tags`
and `card_sprites` build on those here, `seats` and `fan` serve them all; `rulebook`, `exercise`, `emblem` and
`show` are for the scenes.
"""
