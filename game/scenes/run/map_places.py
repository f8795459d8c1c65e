"""The layout of a pond's map, on a canvas of 1280 × 720."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.ui.drawing.scenery.meadow import Bay

_LEFT, _RIGHT = 168.0, 1104.0
_MIDDLE, _SWAY = 338.0, 18.0
_ACROSS, _KEEPER = 124.0, 140.0
_DOWN = {1: 150.0, 2: 170.0, 3: 196.0, 4: 212.0}
_APART = {1: 0.0, 2: 146.0, 3: 124.0, 4: 108.0}
_BELOW = 58.0
"""How far the keeper's raft is below the centre of its bay."""
_RAFT = (128.0, 74.0)


class MapSpot(NamedTuple):
    """The areas of a table on the map: its raft, and the raft with its tag, for the pointer."""

    raft: FRect
    whole: FRect

    @property
    def tag(self) -> tuple[float, float]:
        return self.raft.centerx, self.raft.bottom + 13


class MapPlaces(NamedTuple):
    """The layout of a pond's map: its bays, and the tables of each bay from the top."""

    bays: tuple[Bay, ...]
    columns: tuple[tuple[MapSpot, ...], ...]


def map_places(counts: Sequence[int]) -> MapPlaces:
    """Return the layout for columns with these numbers of tables; the last column is the keeper's."""
    step = (_RIGHT - _LEFT) / max(len(counts) - 1, 1)
    bays, columns = [], []
    for place, count in enumerate(counts):
        last = place == len(counts) - 1
        x = _LEFT + place * step
        y = _MIDDLE + (0 if last else _SWAY * (-1 if place % 2 == 0 else 1))
        bays.append(Bay(x, y, _KEEPER if last else _ACROSS, _DOWN[max(count, 2) if last else count]))
        apart = _APART[count]
        tops = [y + (row - (count - 1) / 2) * apart + (_BELOW if last else -8.0) for row in range(count)]
        columns.append(tuple(_spot(x, top) for top in tops))
    return MapPlaces(tuple(bays), tuple(columns))


def _spot(x: float, y: float) -> MapSpot:
    raft = FRect(0, 0, *_RAFT)
    raft.center = (x, y)
    return MapSpot(raft, FRect(raft.left - 14, raft.top - 4, raft.width + 28, raft.height + 32))


def path_points(start: MapSpot, end: MapSpot, count: int) -> list[tuple[float, float]]:
    """Return `count` points along the curve from one table to another."""
    ax, ay = start.raft.right, start.raft.centery
    bx, by = end.raft.left, end.raft.centery
    bend = (bx - ax) * 0.5
    points = []
    for number in range(count):
        t = (number + 0.5) / count
        u = 1 - t
        x = u**3 * ax + 3 * u * u * t * (ax + bend) + 3 * u * t * t * (bx - bend) + t**3 * bx
        y = u**3 * ay + 3 * u * u * t * ay + 3 * u * t * t * by + t**3 * by
        points.append((x, y))
    return points
