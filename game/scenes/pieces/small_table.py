"""A small table on the pond, and the layout of the chairs around it."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.pieces.fit import Fit
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, draw_emblem
from game.tables.painting.little_table import paint_emblem_raft
from game.ui.drawing.draw import Pen

Area = tuple[float, float, float, float]

RAFT: Area = (640.0, 222.0, 460.0, 234.0)
MIDDLE, _FAR, _NEAR = 870.0, 142.0, 446.0
_FEW = 6
_APART = 0.84
_RIM = 0.07


class _Spacing(NamedTuple):
    """The size of a chair with its duck, and the distances between chairs.

    Attributes:
        pitch: the distance between neighbours on the near and the far side.
        away: the distance from the middle to the chairs on the left and right.
        heights: the y of the chairs on the left and right, from near to far.
    """

    wide: float
    high: float
    pitch: float
    away: float
    heights: tuple[float, ...]


_ROOMY = _Spacing(166.0, 160.0, 168.0, 300.0, (300.0,))
_CLOSE = _Spacing(124.0, 128.0, 128.0, 284.0, (362.0, 232.0))


class Chairs(NamedTuple):
    """The numbers of chairs on the near side, on the left (and as many on the right), and on the far side."""

    near: int
    beside: int
    far: int

    @classmethod
    def of(cls, count: int) -> Chairs:
        beside = 0 if count <= 3 else 1 if count <= _FEW else 2
        near = 3 if count - 2 * beside > 5 else 1
        return cls(near, beside, count - 2 * beside - near)


def chairs(count: int) -> list[Area]:
    """Return the areas of `count` chairs, clockwise from the middle of the near side."""
    sides, space = Chairs.of(count), _ROOMY if count <= _FEW else _CLOSE
    points = [(MIDDLE, _NEAR)]
    if sides.near > 1:
        points.append((MIDDLE - space.pitch, _NEAR))
    beside = space.heights[: sides.beside]
    points += [(MIDDLE - space.away, y) for y in beside]
    points += [(MIDDLE + (number - (sides.far - 1) / 2) * space.pitch, _FAR) for number in range(sides.far)]
    points += [(MIDDLE + space.away, y) for y in reversed(beside)]
    if sides.near > 1:
        points.append((MIDDLE + space.pitch, _NEAR))
    return [(x - space.wide / 2, y - space.high / 2, space.wide, space.high) for x, y in points]


def draw_small_table(pen: Pen, fit: Fit, emblem: Emblem, art: Art) -> None:
    """Draw the small table with the game's cloth and cards."""
    area = fit.area(*RAFT)
    pen.image(paint_emblem_raft(pen, emblem, area, area.height * _RIM, lit=False), area.topleft)
    middle = area.inflate(-area.width * 0.34, -area.height * 0.56)
    draw_emblem(pen, art, emblem, middle, _APART)
