"""The totals of a match as pegs in the rims of the raft: faces climb from the near end to the goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.contract import SeatedView
from game.language.message import figure
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.raft.drawing import Point
from game.tables.raft.seat_layout import SeatLayout
from game.tables.raft.seats import places_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, INK, MINT

_NEAR, _FAR = 552.0, 172.0
"""The y coordinates of a total of 0 and of the goal, on a canvas of 1280 × 720."""
_RIMS = 164.0, 1116.0
"""The x coordinates of the left and the right rim, before the raft's perspective is applied."""
_STRAIGHT = 177.0, 1103.0
"""The x coordinates of the rims in themes without scenery, whose rims are wider, and straight."""
_PEG = 26.0
_HOLES = 24
_STACKED = 0.68
"""The distance between stacked pegs, as a share of their size."""
_STEPS = (2, 3, 4, 5)
"""Possible numbers of marks up to the goal; the first that divides the goal is used."""


class Peg(NamedTuple):
    """A player's total in the left (0) or right (1) rim; `own` marks the viewer's."""

    duck: Duck
    total: float
    rim: int
    own: bool = False


def rim_at(seating: SeatLayout, rim: int, share: float, *, straight: bool = False) -> Point:
    """Return the point in the left (0) or right (1) rim at a share of the goal, clamped to 0 to 1.

    Rims are `straight` in themes without scenery.
    """
    y = _NEAR + (_FAR - _NEAR) * min(max(share, 0.0), 1.0)
    return seating.at(_STRAIGHT[rim], y) if straight else seating.raft.project(*seating.at(_RIMS[rim], y))


def peg_places(
    seating: SeatLayout, shares: Sequence[tuple[int, float]], *, straight: bool = False
) -> list[Point]:
    """Return each peg's point, given its rim and share of the goal; pegs that would overlap are stacked."""
    step = _PEG * _STACKED / (_NEAR - _FAR)
    heights = [0.0] * len(shares)
    for rim in range(2):
        order = [number for number, (its_rim, _share) in enumerate(shares) if its_rim == rim]
        order.sort(key=lambda number: shares[number][1])
        reached = -step
        for number in order:
            reached = heights[number] = max(min(max(shares[number][1], 0.0), 1.0), reached + step)
        limit = 1.0
        for number in reversed(order):
            limit = heights[number] = min(heights[number], limit)
            limit -= step
    return [
        rim_at(seating, rim, height, straight=straight)
        for (rim, _share), height in zip(shares, heights, strict=True)
    ]


def peg_holes(seating: SeatLayout) -> str:
    size = 2.0 * seating.scale
    points = (rim_at(seating, rim, hole / _HOLES) for rim in range(2) for hole in range(1, _HOLES))
    return "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{INK}" fill-opacity="0.75"/>'
        for x, y in points
    )


def pegs_of(
    seating: SeatLayout, view: SeatedView, people: Sequence[Person], totals: Sequence[float]
) -> list[Peg]:
    """Return a peg for each total, on its player's side of the rim; middle seats use the emptier side."""
    middle = seating.canvas.centerx
    sides: dict[int, int] = {}
    for seat, place in places_of(seating, view):
        if abs(place.bust.centerx - middle) > 1:
            sides[seat] = int(place.bust.centerx > middle)
    for seat, _place in places_of(seating, view):
        if seat not in sides:
            sides[seat] = int(sum(sides.values()) * 2 <= len(sides))
    return [Peg(people[seat].duck, totals[seat], rim, seat == view.seat) for seat, rim in sides.items()]


def mark_count(goal: float) -> int:
    """Return the number of evenly spaced whole-number marks up to a goal, including the goal."""
    return next((steps for steps in _STEPS if goal % steps == 0), 1)


def draw_pegs(
    pen: Pen, art: Art, seating: SeatLayout, pegs: Sequence[Peg], goal: float, steps: int = 0
) -> None:
    """Draw the scale up to the goal with `steps` marks (0: see `mark_count`), and a face at each total."""
    letters, size = seating.letter_size(15), _PEG * seating.scale
    steps, straight = steps or mark_count(goal), not pen.theme.scenery
    for rim in range(2):
        for step in range(steps + 1):
            at = rim_at(seating, rim, step / steps, straight=straight)
            pen.outlined(figure(round(goal * step / steps)), at, letters)
    places = peg_places(seating, [(peg.rim, peg.total / goal) for peg in pegs], straight=straight)
    # Lower pegs are drawn in front, so that every head can be seen.
    for (x, y), peg in sorted(zip(places, pegs, strict=True), key=lambda placed: placed[0][1]):
        pen.disc((x, y), size + 4, MINT if peg.own else BONE)
        pen.image(art.ducks.face(peg.duck, pen.screen.scale.px(size)), (x, y), anchor="center")
