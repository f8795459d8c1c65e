"""The emblem of Sixty-six: a marriage, and the ten that beats it."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.table.art.cards import Deck, paint_card
from game.cardgames.sixty_six.table.art.cloth import CLOTH
from game.tables.painting.emblem import Emblem
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.text import Fonts

_CARDS = parse("QH KH 10S")


def _paint(fonts: Fonts, card: int, width_px: int) -> Surface:
    return paint_card(fonts, card, width_px, Deck())


_DUCK = Duck("#F4F1FF", "#B9B4DC", "#FF7A2F", Mood.CALM, Extra.CROWN)
_HEART = '<path d="M0 42 C-60 2 -38 -44 -8 -34 Q-2 -31 0 -24 Q2 -31 8 -34 C38 -44 60 2 0 42Z"/>'

EMBLEM = Emblem(
    "sixty_six",
    lambda fonts: tuple(partial(_paint, fonts, card) for card in _CARDS),
    CLOTH,
    _DUCK,
    _HEART,
)
