"""The emblem of 6 takes!: its number, a dear card, and the dearest of all."""

from __future__ import annotations

from functools import partial

from game.cardgames.six_takes.table.art.cards import paint_card
from game.cardgames.six_takes.table.art.cloth import CLOTH
from game.tables.painting.emblem import Emblem
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood

_CARDS = (6, 66, 55)

_DUCK = Duck("#FF9F6B", "#D96A30", "#FFC24A", Mood.SLY, Extra.CAPTAIN)
_SIX = '<circle cx="0" cy="16" r="26"/><path d="M18 -46 C-12 -36 -26 -12 -26 16"/>'

EMBLEM = Emblem(
    "six_takes",
    lambda fonts: tuple(partial(paint_card, fonts, card) for card in _CARDS),
    CLOTH,
    _DUCK,
    _SIX,
)
