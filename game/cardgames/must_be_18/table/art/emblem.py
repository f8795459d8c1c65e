"""The emblem of You Must Be 18!: four generations whose numbers total 18."""

from __future__ import annotations

from functools import partial

from game.cardgames.must_be_18.table.art.cards import paint_card
from game.tables.emblem import Emblem

_CARDS = ((6, True), (5, False), (4, True), (3, False))

EMBLEM = Emblem(
    "must_be_18", lambda fonts: tuple(partial(paint_card, fonts, number, red) for number, red in _CARDS)
)
