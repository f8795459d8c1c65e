"""The emblem of 6 takes!: its number, a dear card, and the dearest of all."""

from __future__ import annotations

from functools import partial

from game.cardgames.six_takes.table.art.cards import paint_card
from game.tables.emblem import Emblem

_CARDS = (6, 66, 55)

EMBLEM = Emblem("six_takes", lambda fonts: tuple(partial(paint_card, fonts, card) for card in _CARDS))
