"""The common parts of the tables of all card games.

`table` is a scene's contract with a table, `table_view` the common table with a hand of cards: input, focus,
drawing order, keys that read. `table_model` is what it shows (view, focus, layout, moods, a hint).
`animation` holds the `stage` (cards in motion, words in the air) and `moments`. A game's own `focus`,
`layout`, `hint_tags` and `card_sprites` build on those here. `seats` and `hand` serve all games; `rulebook`,
`exercise`, `emblem` and `show` are for the scenes.
"""
