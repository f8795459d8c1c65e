"""Players at the raft: their places, the wings that hold cards, and a count with its sign."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from game.tables.art import Art
from game.tables.raft.drawing import Point
from game.tables.raft.ground import Ground, SeatPlace
from game.tables.seats import SeatedView, opponents_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.text import Face


def places_of(ground: Ground, view: SeatedView) -> Iterator[tuple[int, SeatPlace]]:
    """Every seat with its place at the raft, the own one last."""
    yield from zip(opponents_of(view), ground.seats, strict=True)
    if view.seat is not None:
        yield view.seat, ground.own


def draw_wing_tips(pen: Pen, colour: str, at: Point, reach: float, size: tuple[float, float]) -> None:
    """The tips of the wings that hold cards, so far to each side of a point."""
    for side in (-1, 1):
        tip = FRect(0, 0, *size)
        tip.center = at[0] + side * reach, at[1]
        pen.plate(tip, colour, radius=size[1] / 2, border=INK)


def draw_ducks(pen: Pen, art: Art, at: Point, count: int, size: float, colour: str = GOLD) -> None:
    """A little duck and a number, their middle at a point."""
    icon, words = size * 1.35, str(count)
    wide = icon + 2 + pen.width(words, size, Face.TITLE)
    left = at[0] - wide / 2
    pen.image(art.ducks.surface(Duck(), pen.screen.scale.px(icon)), (left, at[1] - icon / 2 - size * 0.08))
    pen.text(words, (left + icon + 2, at[1]), size, Face.TITLE, colour, outline=INK, anchor="midleft")
