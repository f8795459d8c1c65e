"""Moving a focus over things that lie anywhere on a table, by directions."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

from pygame import FRect

from game.ui.actions import Action

SpotT = TypeVar("SpotT", bound=Hashable)


def moved(areas: Mapping[SpotT, FRect], spot: SpotT | None, action: Action) -> SpotT | None:
    """The spot after a direction was asked for: the nearest one that way, or around the other end."""
    order = tuple(areas)
    if spot is None or spot not in areas:
        return order[0] if order else None
    at = order.index(spot)
    match action:
        case Action.NEXT:
            return order[(at + 1) % len(order)]
        case Action.PREVIOUS:
            return order[(at - 1) % len(order)]
        case Action.FIRST:
            return order[0]
        case Action.LAST:
            return order[-1]
        case Action.LEFT | Action.RIGHT | Action.UP | Action.DOWN:
            return _nearest(areas, spot, action)
    return spot


def _nearest(areas: Mapping[SpotT, FRect], spot: SpotT, action: Action) -> SpotT:
    x, y = areas[spot].center
    flat = action in (Action.LEFT, Action.RIGHT)
    sign = 1 if action in (Action.RIGHT, Action.DOWN) else -1
    ways: dict[SpotT, tuple[float, float]] = {}
    for other, area in areas.items():
        dx, dy = area.centerx - x, area.centery - y
        along, across = (dx, dy) if flat else (dy, dx)
        if other != spot:
            ways[other] = (along * sign, abs(across))
    ahead = {other: way for other, way in ways.items() if way[0] > 1 and way[0] * 3 >= way[1]}
    if ahead:
        return min(ahead, key=lambda other: ahead[other][0] + 2.5 * ahead[other][1])
    # Nothing more that way: sideways the focus goes around to the far end of its own line.
    line = {other: way for other, way in ways.items() if way[1] < areas[spot].height / 2 and way[0] < 0}
    return min(line, key=lambda other: line[other][0]) if flat and line else spot
