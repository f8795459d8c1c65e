"""A game's emblem: a fan of a few of its cards, and the cloth and duck of its poster."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
"""The share of an area's height for a card; rotated cards and shadows need the rest."""
MiddlePainter = Callable[[Pen, Art, FRect, float], None]
"""A function that draws the middle of a game's table in an area; cards sway with a phase from -1 to 1."""
_PLAIN = Cloth("#2F8098", "#123E5C", "#A8DCE8")


class Emblem(NamedTuple):
    """A game's emblem.

    Attributes:
        name: a unique name, for the sprite cache.
        cards: returns the painters of the cards, from left to right.
        woven: the name of the cloth's drawing, which is centred at (0, 0) and 100 units high and wide.
        scene: draws the middle of the game's table; None if the fan of cards is shown there, too.
    """

    name: str
    cards: Callable[[Fonts], tuple[Painter, ...]]
    cloth: Cloth = _PLAIN
    duck: Duck = Duck()
    woven: str = ""
    scene: MiddlePainter | None = None


class StillCard(NamedTuple):
    """A card at rest: its painter, a key that identifies it, its centre, width and angle."""

    paint: Painter
    key: object
    at: tuple[float, float]
    width: float
    angle: float = 0.0


def draw_emblem(pen: Pen, art: Art, emblem: Emblem, area: FRect, apart: float = _APART) -> None:
    """Draw an emblem's cards as large as an area allows; `apart` is their distance in card widths."""
    painters = emblem.cards(art.fonts)
    breadth = 1 + apart * (len(painters) - 1)
    width = min(area.height * _SHARE / CARD_RATIO, area.width * _SHARE / breadth)
    draw_still_cards(pen, art, emblem.name, fanned_cards(painters, area.center, width, apart))


def fanned_cards(
    painters: tuple[Painter, ...], middle: tuple[float, float], width: float, apart: float
) -> tuple[StillCard, ...]:
    """Return cards fanned around a point; `apart` is their distance in card widths."""
    x, y = middle
    offs = [place - (len(painters) - 1) / 2 for place in range(len(painters))]
    return tuple(
        StillCard(paint, place, (x + off * width * apart, y + abs(off) * width * 0.06), width, -off * _TURN)
        for place, (paint, off) in enumerate(zip(painters, offs, strict=True))
    )


def draw_still_cards(pen: Pen, art: Art, name: str, stills: Iterable[StillCard]) -> None:
    px = pen.screen.scale.px
    for still in stills:
        sprite = art.sprites.get(still.paint, (name, "emblem", still.key), px(still.width), angle=still.angle)
        at = sprite.at(px(still.at[0]), px(still.at[1]))
        pen.screen.surface.blit(sprite.surface, at, special_flags=pygame.BLEND_PREMULTIPLIED)
