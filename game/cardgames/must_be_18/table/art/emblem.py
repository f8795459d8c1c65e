"""The emblem of You Must Be 18!: four generations whose numbers total 18."""

from __future__ import annotations

from functools import partial

from game.cardgames.must_be_18.table.art.cards import paint_card
from game.cardgames.must_be_18.table.art.cloth import CLOTH
from game.tables.painting.emblem import Emblem
from game.ui.drawing.mascots.ducks import Duck, Mood

_CARDS = ((6, True), (5, False), (4, True), (3, False))

_DUCK = Duck("#FFE98A", "#F2C53D", "#FF8A3D", Mood.CALM)
_LEAF = '<path d="M0 46 C-44 20 -40 -24 0 -46 C40 -24 44 20 0 46Z M0 46 L0 -24 M0 14 L-18 -2 M0 14 L18 -2"/>'

EMBLEM = Emblem(
    "must_be_18",
    lambda fonts: tuple(partial(paint_card, fonts, number, red) for number, red in _CARDS),
    CLOTH,
    _DUCK,
    _LEAF,
)
