"""A game's emblem: a few of its own cards, fanned; and the cloth and the duck of its poster."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import FRect

from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.scenery.pond import Cloth
from game.ui.drawing.sprites import Painter
from game.ui.drawing.text import Fonts

_TURN = 11.0
_APART = 0.6
_SHARE = 0.86
"""The share of an area's height for a card: turned cards need some more, and all have a shadow."""
_PLAIN = Cloth("#2F8098", "#123E5C", "#A8DCE8")


class Emblem(NamedTuple):
    """The picture of a game.

    Attributes:
        name: its own, for the sprites kept.
        cards: from left to right.
        cloth: the colours of the game's table.
        duck: the duck that sits at it.
        woven: a drawing on the cloth, in SVG, about (0, 0) and 100 units high and wide.
    """

    name: str
    cards: Callable[[Fonts], tuple[Painter, ...]]
    cloth: Cloth = _PLAIN
    duck: Duck = Duck()
    woven: str = ""


def draw_emblem(pen: Pen, art: Art, emblem: Emblem, area: FRect, apart: float = _APART) -> None:
    """The cards in the middle of an area, as large as it allows; `apart` is their distance in cards."""
    painters = emblem.cards(art.fonts)
    breadth = 1 + apart * (len(painters) - 1)
    width = min(area.height * _SHARE / CARD_RATIO, area.width * _SHARE / breadth)
    px = pen.screen.scale.px
    for place, paint in enumerate(painters):
        off = place - (len(painters) - 1) / 2
        sprite = art.sprites.get(paint, (emblem.name, "emblem", place), px(width), angle=-off * _TURN)
        at = sprite.at(px(area.centerx + off * width * apart), px(area.centery + abs(off) * width * 0.06))
        pen.screen.surface.blit(sprite.surface, at, special_flags=pygame.BLEND_PREMULTIPLIED)
