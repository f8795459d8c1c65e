"""The place of the mascot and its words over a table: near the things they are about, and off all cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import hypot

from pygame import FRect

_EDGE = 8.0
_COLUMNS, _ROWS = 25, 21
_CARD = 0.02
"""The size of a card, as a share of the canvas."""
_MEANT, _TAKEN, _FAR = 12.0, 2.5, 0.35
"""The weights: of hiding things that are meant, of hiding others, of the way to what is meant."""


def best_place(
    sizes: Sequence[tuple[float, float]], canvas: FRect, meant: Sequence[FRect], taken: Sequence[FRect]
) -> tuple[int, FRect]:
    """The area that hides least on a canvas, and the number of its size, in units.

    It hides none of the things that are `meant`, if that can be, and as little as can be of what is `taken`;
    of places that are equally good, the nearest to what is meant is the best one.
    """
    room = canvas.inflate(-2 * _EDGE, -2 * _EDGE)
    piece = canvas.width * canvas.height * _CARD
    about = meant[0].unionall(list(meant[1:])).center if meant else canvas.center

    def cost(place: tuple[int, FRect]) -> float:
        area = place[1]
        hidden = _MEANT * _hidden(area, meant, piece) + _TAKEN * _hidden(area, taken, piece)
        way = hypot(area.centerx - about[0], area.centery - about[1]) / hypot(*canvas.size)
        return hidden + _FAR * way

    places = (
        (
            number,
            FRect(
                room.left + max(room.width - wide, 0.0) * column / (_COLUMNS - 1),
                room.top + max(room.height - high, 0.0) * row / (_ROWS - 1),
                wide,
                high,
            ),
        )
        for number, (wide, high) in enumerate(sizes)
        for column, row in product(range(_COLUMNS), range(_ROWS))
    )
    return min(places, key=cost)


def _hidden(area: FRect, things: Sequence[FRect], piece: float) -> float:
    """The sum of the shares of things that an area hides; of large things, in pieces of a card's size."""
    return sum(
        (part.width * part.height) / max(min(thing.width * thing.height, piece), 1.0)
        for thing in things
        if (part := area.clip(thing)).width > 0 and part.height > 0
    )
