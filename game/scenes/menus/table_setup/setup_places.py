"""The places of the set-up, in units of a canvas of 1280 × 720."""

from __future__ import annotations

from typing import NamedTuple

_LEFT, _TOP, _WIDE = 40.0, 124.0, 590.0
_ROW, _PITCH, _BETWEEN = 40.0, 44.0, 10.0
_HEAD = 34.0
_MIDDLE, _FAR, _NEAR = 950.0, 116.0, 490.0
_FEW = 6


class _Spacing(NamedTuple):
    """The size of a chair with its duck, and the distances between chairs.

    Attributes:
        pitch: between neighbours at the near and the far side.
        away: from the middle to those on the left and right.
        heights: of those on the left and right, from the near one on.
    """

    wide: float
    high: float
    pitch: float
    away: float
    heights: tuple[float, ...]


_ROOMY = _Spacing(150.0, 146.0, 154.0, 238.0, (310.0,))
_CLOSE = _Spacing(124.0, 128.0, 128.0, 252.0, (368.0, 240.0))

Area = tuple[float, float, float, float]

RAFT: Area = (752.0, 192.0, 396.0, 294.0)
RATED: Area = (660.0, 565.0, 580.0, 60.0)
DEAL: Area = (860.0, 634.0, 380.0, 62.0)
BACK: Area = (660.0, 634.0, 176.0, 62.0)
_HELP_FOOT, _HELP_HIGH = 678.0, 150.0
HEADS = 106.0
"""The middle of the title above the ready-made tables."""


class Chairs(NamedTuple):
    """How many chairs stand at the near side, on the left and right each, and at the far side."""

    near: int
    beside: int
    far: int

    @classmethod
    def of(cls, count: int) -> Chairs:
        """Distribute a number of chairs."""
        beside = 0 if count <= 3 else 1 if count <= _FEW else 2
        near = 3 if count - 2 * beside > 5 else 1
        return cls(near, beside, count - 2 * beside - near)


def chips(count: int) -> list[Area]:
    """Return the places of ready-made tables, two in a row."""
    wide = (_WIDE - _BETWEEN) / 2
    return [
        (_LEFT + (wide + _BETWEEN) * (number % 2), _TOP + _PITCH * (number // 2), wide, _ROW)
        for number in range(count)
    ]


def names(count: int) -> list[Area]:
    """Return the places of names in the place of ready-made tables; their boards are a little smaller."""
    return [(x, y - 2, wide, _PITCH) for x, y, wide, _high in chips(count)]


def rows(count: int, chips_above: int) -> list[Area]:
    """Return the places of option rows below ready-made tables; the board of each is a little smaller."""
    top = _TOP + _PITCH * ((chips_above + 1) // 2) + (_HEAD if chips_above else 0.0)
    return [(_LEFT, top + _PITCH * number - 2, _WIDE, _PITCH) for number in range(count)]


def help_area(rows_end: float) -> Area:
    """Return the place of the words about the focus, below the last row."""
    return (_LEFT, rows_end + 8, _WIDE, min(_HELP_FOOT - rows_end - 8, _HELP_HIGH))


def chairs(count: int) -> list[Area]:
    """Return the places of chairs, clockwise from the middle of the near side."""
    sides, space = Chairs.of(count), _ROOMY if count <= _FEW else _CLOSE
    points = [(_MIDDLE, _NEAR)]
    if sides.near > 1:
        points.append((_MIDDLE - space.pitch, _NEAR))
    beside = space.heights[: sides.beside]
    points += [(_MIDDLE - space.away, y) for y in beside]
    points += [(_MIDDLE + (number - (sides.far - 1) / 2) * space.pitch, _FAR) for number in range(sides.far)]
    points += [(_MIDDLE + space.away, y) for y in reversed(beside)]
    if sides.near > 1:
        points.append((_MIDDLE + space.pitch, _NEAR))
    return [(x - space.wide / 2, y - space.high / 2, space.wide, space.high) for x, y in points]
