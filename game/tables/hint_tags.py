"""A hint, painted: at every spot that may be chosen its prospect; the best has a star."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.tables.animation.moments import Point
from game.tables.animation.motion import Pose
from game.tables.focus import Spot
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import CORAL, GOLD, INK, MINT, NIGHT
from game.ui.drawing.text import Face

WIDEST, HIGH = 58.0, 24.0


class Tag(Struct, frozen=True):
    """The prospect of one spot, and its area: that of the best choice to which it leads, by its value.

    Attributes:
        colour: green, amber or red, from the best to the worst.
    """

    area: FRect
    value: float
    words: str
    colour: str
    best: bool


def tags_of(
    decision: Decision,
    prospects: Mapping[Spot, Sequence[Prospect]],
    place: Callable[[Spot], FRect | None],
    words: Callable[[float], str],
) -> tuple[Tag, ...]:
    """A tag for each spot that prospects are of and that has a place; `words` tells a value."""
    values = {spot: max(one.value for one in found) for spot, found in prospects.items()}
    highest, lowest = max(values.values(), default=0.0), min(values.values(), default=0.0)
    tags = []
    for spot, value in values.items():
        area = place(spot)
        if area is not None:
            best = any(one.choice == decision.choice for one in prospects[spot])
            tags.append(Tag(area, value, words(value), colour_of(highest - value, highest - lowest), best))
    return tuple(tags)


def colour_of(below: float, span: float) -> str:
    """The colour of a value that is so far below the highest, where the lowest is a span below it."""
    if span < 0.05 or below < span / 3:
        return MINT
    return GOLD if below < span * 2 / 3 else CORAL


def over_card(row: FRect, x: float, hand: list[Pose]) -> FRect:
    """The place of a hand card's tag in the row above the hand: no wider than the cards lie apart."""
    pitch = hand[1].x - hand[0].x if len(hand) > 1 else WIDEST
    width = min(pitch - 3, WIDEST)
    return FRect(x - width / 2, row.top, width, row.height)


def in_steps(alpha: float) -> float:
    """The opacity of a hint, in a few steps only: every one of them is a picture that is kept."""
    return math.ceil(alpha * 4) / 4


def draw_tags(
    pen: Pen,
    tags: Sequence[Tag],
    faded: float,
    star: Callable[[Pen, Point], None],
    *,
    opacity: float = 0.92,
    beside: float = 0.0,
) -> None:
    """The tags; the best one is golden and bears a star at its top left, so far beside its words."""
    alpha = in_steps(faded)
    for tag in tags:
        area = tag.area
        pen.panel(area, alpha=opacity * alpha, radius=7, colour=GOLD if tag.best else NIGHT)
        room = FRect(area.left + 2, area.top, area.width - 4, area.height)
        if tag.best:
            room = FRect(room.left + beside, room.top, room.width - beside, room.height)
        size = min(16.0, area.height * 0.72)
        ink = INK if tag.best else tag.colour
        pen.text(
            tag.words, room.center, size, Face.TITLE, ink, anchor="center", width=room.width, alpha=alpha
        )
    for tag in tags:
        if tag.best and alpha == 1.0:
            star(pen, tag.area.topleft)
