"""The totals of a match as pegs in the rims of the raft: a face climbs from the near end to the goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.language.message import figure
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.raft.drawing import Point
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, INK, MINT
from game.ui.drawing.text import Typeface

_NEAR, _FAR = 552.0, 172.0
"""The heights of nothing and of the goal, on a canvas of 1280 × 720."""
_RIMS = 164.0, 1116.0
"""The middles of the left and the right rim, before the raft's lean."""
_PEG = 26.0
_HOLES = 24
_BESIDE = 0.42
"""The step to a peg beside another one at the same height, as a share of a peg."""


class Peg(NamedTuple):
    """A player's total; `own` is the viewer's."""

    duck: Duck
    total: float
    own: bool = False


def rim_at(seating: SeatLayout, rim: int, share: float) -> Point:
    """Return the point in the left (0) or right (1) rim at a share of the way to the goal, ends included."""
    way = min(max(share, 0.0), 1.0)
    return seating.raft.lean(*seating.at(_RIMS[rim], _NEAR + (_FAR - _NEAR) * way))


def peg_places(seating: SeatLayout, shares: Sequence[float]) -> list[Point]:
    size = _PEG * seating.scale
    places: list[Point] = []
    for number, share in enumerate(shares):
        rim = number % 2
        x, y = rim_at(seating, rim, share)
        beside = sum(abs(y - other) < size * 0.75 for _x, other in places[rim::2])
        places.append((x + (-beside if rim else beside) * size * _BESIDE, y))
    return places


def holes(seating: SeatLayout) -> str:
    """Return the holes in both rims, in SVG, for the ground."""
    size = 2.0 * seating.scale
    points = (rim_at(seating, rim, hole / _HOLES) for rim in range(2) for hole in range(1, _HOLES))
    return "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{INK}" fill-opacity="0.75"/>'
        for x, y in points
    )


def pegs_of(people: Sequence[Person], totals: Sequence[float], own: int | None) -> list[Peg]:
    """Return the players' totals by seat; `own` is the viewer's seat, None a spectator's."""
    return [Peg(people[seat].duck, total, seat == own) for seat, total in enumerate(totals)]


def draw_pegs(
    pen: Pen, art: Art, seating: SeatLayout, pegs: Sequence[Peg], goal: float, steps: int = 2
) -> None:
    """Draw the numbers of the way to the goal in equal steps, and each player's face at its total."""
    letters, size = seating.letters(13), _PEG * seating.scale
    for rim in range(2):
        for share in (step / steps for step in range(steps + 1)):
            at = rim_at(seating, rim, share)
            mark = goal * share
            words = figure(mark, 0 if mark == round(mark) else 1)
            pen.text(words, at, letters, Typeface.TITLE, BONE, outline=INK, anchor="center")
    places = peg_places(seating, [peg.total / goal for peg in pegs])
    for peg, (x, y) in zip(pegs, places, strict=True):
        ring = FRect(x - size / 2 - 2, y - size / 2 - 2, size + 4, size + 4)
        pen.plate(ring, MINT if peg.own else BONE, radius=ring.width / 2, border=INK)
        pen.image(art.ducks.face(peg.duck, pen.screen.scale.px(size)), (x, y), anchor="center")
