"""Players at the raft: their places, the wing tips that hold cards, and counters."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.contract import SeatedView
from game.tables.art import Art
from game.tables.raft.drawing import Point
from game.tables.raft.seat_layout import RaftSide, SeatLayout, SeatPlace
from game.tables.seats import opponents_of
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.text import Typeface

_INTO_BUST = 2.0
"""The width of the empty margin of a duck's picture, in units."""


def places_of(seating: SeatLayout, view: SeatedView) -> Iterator[tuple[int, SeatPlace]]:
    """Yield every seat with its place at the raft, the viewer's last."""
    yield from zip(opponents_of(view), seating.seats, strict=True)
    if view.seat is not None:
        yield view.seat, seating.own


def draw_wing_tips(pen: Pen, colour: str, at: Point, reach: float, size: tuple[float, float]) -> None:
    """Draw two wing tips that hold cards, `reach` units to the left and right of a point."""
    for side in (-1, 1):
        tip = centred_area((at[0] + side * reach, at[1]), *size)
        pen.plate(tip, colour, radius=size[1] / 2, border=INK)


def counter_anchor(place: SeatPlace, scale: float) -> tuple[Point, str]:
    """Return the point and anchor of a seat's counter, which is beside a duck on the far side."""
    x, y = place.purse
    if place.side is RaftSide.TOP:
        return (place.bust.left + _INTO_BUST * scale, y), "midright"
    return (x, y), "center"


def draw_duck_count(
    pen: Pen,
    art: Art,
    at: Point,
    count: int,
    size: float,
    colour: str = GOLD,
    *,
    anchor: str = "center",
    most: int = 0,
) -> None:
    """Draw a small duck and a number, or "21/25" with a limit `most` of 25, anchored at a point."""
    icon, words = size * 1.35, f"{count}/{most}" if most else str(count)
    wide = icon + 2 + pen.width(words, size, Typeface.TITLE)
    left = at[0] - (wide if anchor == "midright" else wide / 2)
    pen.image(art.ducks.side_view(Duck(), pen.screen.scale.px(icon)), (left, at[1] - icon / 2 - size * 0.08))
    pen.outlined(words, (left + icon + 2, at[1]), size, colour=colour, anchor="midleft")
