"""The emblem of Sixty-six: a marriage, and the ten that beats it."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.table.art.cards import Deck, paint_card
from game.tables.emblem import Emblem
from game.ui.drawing.text import Fonts

_CARDS = parse("QH KH 10S")


def _paint(fonts: Fonts, card: int, width_px: int) -> Surface:
    return paint_card(fonts, card, width_px, Deck())


EMBLEM = Emblem("sixty_six", lambda fonts: tuple(partial(_paint, fonts, card) for card in _CARDS))
