"""The emblem of Sixpack: three special packs, the extreme in the middle."""

from __future__ import annotations

from functools import partial

from game.cardgames.sixpack.table.art.cards import Face, paint_card
from game.tables.emblem import Emblem

_CARDS = (Face("reverse", 1, hand=True), Face("sheriff", 6, hand=True), Face("carousel", 3, hand=False))

EMBLEM = Emblem("sixpack", lambda fonts: tuple(partial(paint_card, fonts, card) for card in _CARDS))
