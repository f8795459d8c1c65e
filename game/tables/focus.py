"""The focus of a table: the focused spot, and how arrow keys move it between spots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from game.tables.animation.motion import Pose
from game.ui.devices.actions import Action
from game.ui.drawing.cards import CARD_RATIO


class Spot(Struct, frozen=True):
    """Something that can have the focus: a zone defined by the game, and a key within it."""

    zone: str
    key: int = 0


class Focus(Struct, frozen=True):
    """The player's focus; a game's subclass adds the part of a choice that is already made.

    Attributes:
        place: the last index in the hand that had the focus.
        browsing: whether the focus moves over all readable spots, not only over choices.
    """

    spot: Spot | None = None
    place: int = 0
    browsing: bool = False


FocusT = TypeVar("FocusT", bound=Focus)
SpotT = TypeVar("SpotT")


def move_focus(focus: FocusT, spot: Spot | None, hand: Sequence[Spot]) -> FocusT:
    """Return the focus moved to another spot; `hand` lists the hand's spots in display order."""
    place = hand.index(spot) if spot in hand else focus.place
    return replace(focus, spot=spot, place=place)


def card_area(pose: Pose) -> FRect:
    """Return the area that a card in a pose would cover without rotation."""
    height = pose.width * CARD_RATIO
    return FRect(pose.x - pose.width / 2, pose.y - height / 2, pose.width, height)


def next_spot(areas: Mapping[SpotT, FRect], spot: SpotT | None, action: Action) -> SpotT | None:
    """Return the spot that an action leads to from `spot`; None if there are no spots.

    Arrow keys lead to the nearest spot in their direction; left and right wrap at the ends of a row. Any
    action leads to the first spot if `spot` isn't in `areas`.
    """
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
    distances: dict[SpotT, tuple[float, float]] = {}
    for other, area in areas.items():
        dx, dy = area.centerx - x, area.centery - y
        along, across = (dx, dy) if flat else (dy, dx)
        if other != spot:
            distances[other] = (along * sign, abs(across))
    ahead = {
        other: distance
        for other, distance in distances.items()
        if distance[0] > 1 and distance[0] * 3 >= distance[1]
    }
    if ahead:
        return min(ahead, key=lambda other: ahead[other][0] + 2.5 * ahead[other][1])
    # Nothing further in that direction: left and right wrap to the far end of the row.
    line = {
        other: distance
        for other, distance in distances.items()
        if distance[1] < areas[spot].height / 2 and distance[0] < 0
    }
    return min(line, key=lambda other: line[other][0]) if flat and line else spot
