"""The places of a podium, in units of a canvas of 1280 × 720: three ranks on blocks, the others swim. Pure.

Parties that share a rank stand equally high; partners stand together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.scenes.match.ceremony.places import MIDDLE, STAND

_HEIGHTS = {1: 188.0, 2: 134.0, 3: 86.0}
_WIDEST, _PAIR = 214.0, 400.0
_EDGE, _WIDTH = 10.0, 1280.0
_NEAR, _FAR, _ALONE = 506.0, 300.0, 452.0
"""The heights at which swimmers swim: in two rows, or in one."""
_TWO_ROWS = 190.0
"""Ducks that are as high as this have no room for a second row."""


class PodiumPlace(NamedTuple):
    """Where a party ends up.

    Attributes:
        foot: the middle of its bucket's lower edge.
        block: the block that it stands on; None for a swimmer.
    """

    foot: tuple[float, float]
    block: FRect | None


def podium(ranks: Sequence[int], room: float, high: float, *, pairs: bool = False) -> list[PodiumPlace]:
    """Return the places of parties with these ranks; each is `room` wide and `high`."""
    order = sorted(range(len(ranks)), key=lambda line: ranks[line])
    up = [line for line in order if ranks[line] in _HEIGHTS]
    afloat = [line for line in order if ranks[line] not in _HEIGHTS]
    places: dict[int, PodiumPlace] = {}
    side = _side(len(afloat), room)
    pitch = min(_PAIR if pairs else _WIDEST, (_WIDTH - 2 * side - 2 * _EDGE) / len(up))
    for line, column in zip(up, _columns(len(up)), strict=True):
        x, height = MIDDLE + column * pitch, _HEIGHTS[ranks[line]]
        block = FRect(x - pitch / 2 + 3, STAND - height, pitch - 6, height)
        places[line] = PodiumPlace((x, block.top + 10), block)
    for line, foot in zip(afloat, _afloat(len(afloat), room, high), strict=True):
        places[line] = PodiumPlace(foot, None)
    return [places[line] for line in range(len(ranks))]


def _columns(count: int) -> list[float]:
    """Return the columns of blocks about the middle: the best there, the next left and right of it, etc."""
    found = [0.0]
    for number in range(1, count):
        step = (number + 1) // 2
        found.append(float(-step if number % 2 else step))
    shift = (max(found) + min(found)) / 2
    return [column - shift for column in found]


def _side(count: int, room: float) -> float:
    """Return the width that swimmers take at each side."""
    return 0.0 if count == 0 else room * (1 if count <= 2 else 2)


def _afloat(count: int, room: float, high: float) -> list[tuple[float, float]]:
    """Return the feet of swimmers, alternating between right and left, in one row or two."""
    rows = (_FAR, _NEAR) if high < _TWO_ROWS and count > 4 else (_ALONE,)
    cells = []
    columns = range(-(-count // (2 * len(rows))))
    # In one row the better ones are nearer to the podium; in two, they are seen beside the title.
    for column in reversed(columns) if len(rows) == 1 else columns:
        for row in rows:
            for side in (1, -1):
                away = _WIDTH / 2 - _EDGE - room * (column + 0.5)
                cells.append((MIDDLE + side * away, row))
    return cells[:count]
