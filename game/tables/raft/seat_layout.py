"""The layout of a raft and its seats, in units, for any canvas and number of opponents.

All measures refer to the design canvas of 1280 × 720 units. Any other canvas shows the layout centred and as
large as possible. On a wide one, elements keep their size and shape, but are further apart.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from game.ui.drawing.mascots.busts import BOX
from game.ui.drawing.scenery.pond import Raft
from game.ui.drawing.screen import DESIGN_HEIGHT, DESIGN_WIDTH

DECK = FRect(150, 106, 980, 494)
CLOTH = FRect(178, 148, 924, 426)
_SIDES_FROM, _PAIRS_FROM = 3, 8
"""The least numbers of opponents for one and for two seats on each side."""
_TOP_ROOM, _TOP_PITCH = 900.0, 300.0
CROWD, _CROWD_SHIFT = 4, 24.0
"""The least number of far seats that are a little to the right, as the first one's score needs space, too."""
_BUST, _TOP_BUST, _OWN_BUST = 156.0, 152.0, 152.0
_TOP_SHARE = 0.7
"""A far duck's largest width, as a share of the distance between far seats; its counter needs the rest."""
_TOP_FOOT = 146.0
"""The lower end of ducks at the far side, where the cloth begins."""
_ASIDE = 0.175
"""The distance of a far seat's cards from its duck's centre, as a share of the distance between far seats."""
_BESIDE = 0.54
"""The distance of a far seat's score from its duck's centre, as a share of the duck's width."""
_NAME, _LEAST = 15.0, 13.0
"""The letter size of names, and the smallest letter size anywhere, in units."""
WIDEST = 1.22
"""The largest spread on a wide canvas; beyond it, elements wouldn't seem to belong together."""


class RaftSide(StrEnum):
    """The side of the raft that a seat is on; the viewer's own seat is on the near side."""

    TOP = "top"
    LEFT = "left"
    RIGHT = "right"
    OWN = "own"


class SeatPlace(NamedTuple):
    """The place of a seat: the area of its duck, and the centres of its name, score and cards.

    `look` is the direction in which the duck looks by default: right and down, each from -1 to 1.
    """

    side: RaftSide
    bust: FRect
    tag: tuple[float, float]
    purse: tuple[float, float]
    cards: tuple[float, float]
    look: tuple[float, float]


class Scaling(Struct, frozen=True):
    """A canvas, and the conversion of places and sizes from the 1280 × 720 design canvas to it.

    Attributes:
        spread: the additional factor (at least 1) for horizontal distances on a wide canvas.
    """

    canvas: FRect
    scale: float
    spread: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Convert a point from the design canvas to this canvas."""
        top = (self.canvas.height - DESIGN_HEIGHT * self.scale) / 2
        return self.canvas.width / 2 + (x - DESIGN_WIDTH / 2) * self.scale * self.spread, top + y * self.scale

    def below(self, x: float, y: float) -> tuple[float, float]:
        """Convert a name's centre from the design canvas; return the centre of the line of text below it."""
        left, top = self.at(x, y)
        return left, top + self.names * 1.62

    def area(self, x: float, y: float, width: float, height: float) -> FRect:
        """Scale an element's area from the design canvas to this one, keeping its proportions."""
        box = FRect(x, y, width, height)
        x, y = self.at(*box.center)
        width, height = box.width * self.scale, box.height * self.scale
        return FRect(x - width / 2, y - height / 2, width, height)

    def room(self, x: float, y: float, width: float, height: float) -> FRect:
        """Scale an area of several elements from the design canvas to this one; `spread` also widens it."""
        whole = self.area(x, y, width, height)
        return whole.inflate(whole.width * (self.spread - 1), 0)

    @property
    def names(self) -> float:
        return self.letter_size(_NAME)

    def letter_size(self, size: float) -> float:
        """Scale a letter size from the design canvas, but never to one that's too small to read."""
        return max(size * self.scale, _LEAST, _LEAST * self.scale)


class SeatLayout(Scaling, frozen=True):
    """The layout of a raft and its seats on a canvas.

    Attributes:
        seats: one place per opponent, clockwise from the viewer's seat (for a spectator, one per seat).
        talk_end: on the design canvas, the right end of speech bubbles at the far side.
    """

    raft: Raft
    seats: tuple[SeatPlace, ...]
    own: SeatPlace
    talk_end: float = 1190.0

    def place_svg(self, shape: str, x: float, y: float, size: float = 1.0, *, lean: bool = False) -> str:
        """Return an SVG shape placed at a point of the design canvas, moved by the perspective if `lean`."""
        left, top = self.raft.project(*self.at(x, y)) if lean else self.at(x, y)
        place = f"translate({left:.1f} {top:.1f}) scale({size * self.scale:.3f})"
        return f'<g transform="{place}">{shape}</g>'

    def moved_and_shrunk(self, canvas: FRect, left: float, top: float, shrink: float) -> SeatLayout:
        """Return the layout on a larger canvas, with its raft (but not the seats) moved and shrunk."""

        def moved(area: FRect) -> FRect:
            size = area.width * shrink, area.height * shrink
            return FRect(left + area.left * shrink, top + area.top * shrink, *size)

        raft = Raft(moved(self.raft.deck), moved(self.raft.cloth), self.scale * shrink)
        return replace(self, canvas=canvas, raft=raft)


def lay_out_seats(width: float, height: float, opponents: int, *, widest: float = WIDEST) -> SeatLayout:
    """Return the layout for a canvas in units and a number of opponents; `widest` limits its spread."""
    canvas = FRect(0, 0, width, height)
    scale = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
    placing = Scaling(canvas, scale, min(width / DESIGN_WIDTH / scale, widest))
    raft = Raft(placing.room(*DECK), placing.room(*CLOTH), scale)
    sides = 2 if opponents >= _PAIRS_FROM else 1 if opponents >= _SIDES_FROM else 0
    top = opponents - 2 * sides
    heights = {0: (), 1: (300.0,), 2: (416.0, 214.0)}[sides]
    places = [
        *(_side_place(placing, RaftSide.LEFT, y, sides) for y in heights),
        *(_top_place(placing, number, top) for number in range(top)),
        *(_side_place(placing, RaftSide.RIGHT, y, sides) for y in reversed(heights)),
    ]
    return SeatLayout(canvas, scale, placing.spread, raft, tuple(places), _own_place(placing))


def _bust(placing: Scaling, x: float, foot: float, width: float) -> FRect:
    height = width * BOX[1] / BOX[0]
    return placing.area(x - width / 2, foot - height, width, height)


def _top_place(placing: Scaling, number: int, count: int) -> SeatPlace:
    pitch = min(_TOP_PITCH, _TOP_ROOM / count)
    x = DESIGN_WIDTH / 2 + (number - (count - 1) / 2) * pitch + (_CROWD_SHIFT if count >= CROWD else 0.0)
    width = min(_TOP_BUST, pitch * _TOP_SHARE)
    turn = (DESIGN_WIDTH / 2 - x) / 500
    return SeatPlace(
        side=RaftSide.TOP,
        bust=_bust(placing, x, _TOP_FOOT, width),
        tag=placing.at(x, 109),
        purse=placing.below(x - width * _BESIDE, 109),
        cards=placing.at(x + pitch * _ASIDE, 134),
        look=(turn, 0.7),
    )


def _side_place(placing: Scaling, side: RaftSide, y: float, count: int) -> SeatPlace:
    left = side is RaftSide.LEFT
    x = 76.0 if left else DESIGN_WIDTH - 76.0
    width = _BUST if count == 1 else 128.0
    return SeatPlace(
        side=side,
        bust=_bust(placing, x, y + 70, width),
        tag=placing.at(x, y + 70),
        purse=placing.below(x, y + 70),
        cards=placing.at(262.0 if left else DESIGN_WIDTH - 262.0, y),
        look=(1.0 if left else -1.0, 0.3),
    )


def _own_place(placing: Scaling) -> SeatPlace:
    return SeatPlace(
        side=RaftSide.OWN,
        bust=_bust(placing, 80, 708, _OWN_BUST),
        tag=placing.at(80, 702),
        purse=placing.at(188, 690),
        cards=placing.at(214, 640),
        look=(0.6, -0.7),
    )
