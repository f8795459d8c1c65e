"""The places of the set-up, in units of a canvas of 1280 × 720."""

from __future__ import annotations

from typing import NamedTuple

_LEFT, _TOP, _WIDE = 40.0, 124.0, 590.0
_ROW, _PITCH, _BETWEEN = 40.0, 44.0, 10.0
_HEAD = 34.0
_MIDDLE, _AWAY = 950.0, 238.0
_FAR, _NEAR = 122.0, 496.0
_BESIDE = 146.0
_FEW = 6
_ROOMY, _CLOSE = (150.0, 146.0), (124.0, 128.0)
"""The width and height of a chair with its duck: of a few, and of many."""

Area = tuple[float, float, float, float]

RAFT: Area = (734.0, 156.0, 432.0, 330.0)
RATED: Area = (660.0, 566.0, 580.0, 54.0)
DEAL: Area = (860.0, 632.0, 380.0, 62.0)
BACK: Area = (660.0, 632.0, 176.0, 62.0)
_HELP_FOOT, _HELP_HIGH = 678.0, 150.0
HEADS = 106.0
"""The middle of the words above the ready-made tables."""


class Chairs(NamedTuple):
    """How many chairs stand at the near side, at each of the others sides, and at the far side."""

    near: int
    beside: int
    far: int

    @classmethod
    def of(cls, count: int) -> Chairs:
        """The sides of so many chairs."""
        beside = 0 if count <= 2 else 1 if count <= 6 else 2
        near = 3 if count - 2 * beside > 5 else 1
        return cls(near, beside, count - 2 * beside - near)


def chips(count: int) -> list[Area]:
    """The places of so many ready-made tables, two in a row."""
    wide = (_WIDE - _BETWEEN) / 2
    return [
        (_LEFT + (wide + _BETWEEN) * (number % 2), _TOP + _PITCH * (number // 2), wide, _ROW)
        for number in range(count)
    ]


def rows(count: int, chips_above: int) -> list[Area]:
    """The places of so many rows below so many ready-made tables."""
    top = _TOP + _PITCH * ((chips_above + 1) // 2) + (_HEAD if chips_above else 0.0)
    return [(_LEFT, top + _PITCH * number, _WIDE, _ROW) for number in range(count)]


def help_area(rows_end: float) -> Area:
    """The place of the words about the focus, below the last row."""
    return (_LEFT, rows_end + 8, _WIDE, min(_HELP_FOOT - rows_end - 8, _HELP_HIGH))


def chairs(count: int) -> list[Area]:
    """The places of so many chairs, clockwise from the middle of the near side."""
    sides = Chairs.of(count)
    points = [(_MIDDLE, _NEAR)]
    if sides.near > 1:
        points.append((_MIDDLE - _BESIDE, _NEAR))
    wide, high = _ROOMY if count <= _FEW else _CLOSE
    heights = [310.0] if sides.beside == 1 else [376.0, 244.0]
    if sides.beside:
        points += [(_MIDDLE - _AWAY, y) for y in heights]
    for number in range(sides.far):
        points.append((_MIDDLE + (number - (sides.far - 1) / 2) * _BESIDE, _FAR))
    if sides.beside:
        points += [(_MIDDLE + _AWAY, y) for y in reversed(heights)]
    if sides.near > 1:
        points.append((_MIDDLE + _BESIDE, _NEAR))
    return [(x - wide / 2, y - high / 2, wide, high) for x, y in points[:count]]
