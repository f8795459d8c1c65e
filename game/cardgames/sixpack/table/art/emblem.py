"""The emblem of Sixpack: three special packs, the extreme in the middle."""

from __future__ import annotations

from functools import partial

from game.cardgames.sixpack.table.art.cards import Face, paint_card
from game.cardgames.sixpack.table.art.cloth import CLOTH
from game.tables.painting.emblem import Emblem
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood

_CARDS = (Face("reverse", 1, hand=True), Face("sheriff", 6, hand=True), Face("carousel", 3, hand=False))

_DUCK = Duck("#FFB3D1", "#E0709F", "#FF8F5A", Mood.CALM, Extra.HEADPHONES)
_STAR = '<path d="M0 -46 L13 -15 L46 -14 L20 7 L29 40 L0 21 L-29 40 L-20 7 L-46 -14 L-13 -15Z"/>'

EMBLEM = Emblem(
    "sixpack",
    lambda fonts: tuple(partial(paint_card, fonts, card) for card in _CARDS),
    CLOTH,
    _DUCK,
    _STAR,
)
