"""The layout of a ceremony: buckets on the quay, buttons, and the podium, on 1280 × 720 units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.tables.raft.seat_layout import SeatLayout, lay_out_seats
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.mascots.busts import BOX
from game.ui.drawing.prizes import BUCKET
from game.ui.drawing.scenery.lakeside import Shore, shore_of

Point = tuple[float, float]

MIDDLE = 640.0
_SHORE = 104.0, 538.0, 562.0, 628.0
"""The y of the horizon, the quay, its front, and the foot of the front."""
STAND = 555.0
"""The y coordinate on which buckets stand."""
_ROOM, _WIDEST = 1236.0, 250.0
_PAIR = 600.0
_ROOMY = 0.9
"""The smallest width of a picture of a party's total, as a share of its bucket's width."""
_BUTTON = 236.0
"""The width of a button."""
_ASIDE = 204.0
"""The width of a button next to a sign."""
_GAP = 18.0
"""The gap between buttons."""
_CROWD = 8
"""The number of buckets at which all of them get smaller, so that two rows of swimmers may fit."""
_HEIGHTS = {1: 188.0, 2: 134.0, 3: 86.0}
_BLOCK_WIDEST, _BLOCK_PAIR = 214.0, 400.0
_EDGE, _WIDTH = 10.0, 1280.0
_NEAR = 506.0
"""The y coordinate of the nearer of two rows of swimmers."""
_FAR = 300.0
"""The y coordinate of the farther of two rows of swimmers."""
_ALONE = 452.0
"""The y coordinate of a single row of swimmers."""
_TWO_ROWS = 190.0
"""The height of ducks at which there's no room for a second row of swimmers."""


class BucketSpot(NamedTuple):
    """The position and sizes of a bucket with its ducks; `foot` is the middle of its lower edge."""

    foot: Point
    bucket: float
    bust: float
    room: float
    ducks: int

    def moved(self, foot: Point) -> BucketSpot:
        return self._replace(foot=foot)

    @property
    def bucket_area(self) -> FRect:
        high = self.bucket * BUCKET[1] / BUCKET[0]
        return FRect(self.foot[0] - self.bucket / 2, self.foot[1] - high, self.bucket, high)

    @property
    def partner_distance(self) -> float:
        """The distance between partners, who sit on either side of the bucket."""
        return self.bucket + self.bust * 0.66

    @property
    def bucket_mouth(self) -> Point:
        area = self.bucket_area
        return area.centerx, area.top + area.height * 0.15

    @property
    def busts(self) -> tuple[FRect, ...]:
        """The areas of the ducks: one behind the bucket, or partners on either side."""
        area, high = self.bucket_area, self.bust * BOX[1] / BOX[0]
        # A single duck is behind the bucket; partners are on either side of it.
        low = area.top + area.height * 0.22 if self.ducks == 1 else area.bottom - area.height * 0.08
        middle = (self.ducks - 1) / 2
        return tuple(
            FRect(
                self.foot[0] + (duck - middle) * self.partner_distance - self.bust / 2,
                low - high,
                self.bust,
                high,
            )
            for duck in range(self.ducks)
        )

    @property
    def beside(self) -> FRect | None:
        """The area for a picture of the total beside the bucket, or None without enough room."""
        area, left = self.bucket_area, self.busts[-1].right
        wide = max(self.foot[0] + self.room / 2 - left, 1.0)
        if wide < self.bucket * _ROOMY:
            return None
        return FRect(left, area.top, min(wide, self.bucket * 1.3), area.height)

    @property
    def top(self) -> float:
        """The upper edge of the ducks."""
        return self.busts[0].top

    @property
    def area(self) -> FRect:
        """The area in which the pointer focuses the bucket."""
        return FRect(self.foot[0] - self.room / 2, self.top, self.room, self.foot[1] - self.top)


class Quay(NamedTuple):
    """The layout of a ceremony: `spots` are the buckets by line; `names` and `totals` are y coordinates."""

    seating: SeatLayout
    shore: Shore
    spots: tuple[BucketSpot, ...]
    middle: FRect
    names: float
    totals: float

    @property
    def scale(self) -> float:
        """The scale relative to a canvas of 1280 × 720."""
        return self.seating.scale


def quay(width: float, height: float, sizes: Sequence[int], most: int = 0) -> Quay:
    """Return the layout with a bucket for each party size, scaled for at least `most` buckets."""
    place = lay_out_seats(width, height, 1, widest=1.0)
    k, count, widest = place.scale, len(sizes), _PAIR if max(sizes) > 1 else _WIDEST
    pitch = min(widest, _ROOM / count)
    tight, crowd = min(widest, _ROOM / max(count, most)), max(count, most) >= _CROWD
    bucket = min(94.0 if crowd else 114.0, tight * 0.74)
    bust = min(120.0 if crowd else 152.0, tight * 0.94)
    spots = tuple(
        BucketSpot(
            place.at(MIDDLE + (number - (count - 1) / 2) * pitch, STAND),
            bucket * k,
            bust * k,
            pitch * k,
            ducks,
        )
        for number, ducks in enumerate(sizes)
    )
    top = place.at(0, 96)[1]
    low = min(spot.top for spot in spots) - 12 * k
    left, right = place.at(60, 0)[0], place.at(1220, 0)[0]
    return Quay(
        place,
        shore_of([place.at(0, y)[1] for y in _SHORE], place.canvas.width, k),
        spots,
        FRect(left, top, right - left, low - top),
        place.at(0, 580)[1],
        place.at(0, 609)[1],
    )


def spread_places(area: FRect, count: int, widest: float) -> list[FRect]:
    """Return the areas of `count` cards in one row, or in two if they'd overlap too much in one."""
    if not count:
        return []
    for rows in (1, 2):
        each = -(-count // rows)
        width = min(widest, area.height / (rows * CARD_RATIO + (rows - 1) * 0.06))
        step = min(width * 1.06, (area.width - width) / max(each - 1, 1))
        if step >= width * 0.36 or rows == 2:
            break
    places = []
    for row in range(rows):
        here = min(each, count - row * each)
        left = area.centerx - ((here - 1) * step + width) / 2
        high = width * CARD_RATIO
        top = area.centery - (rows * high + (rows - 1) * width * 0.06) / 2 + row * (high + width * 0.06)
        places += [FRect(left + number * step, top, width, high) for number in range(here)]
    return places


def button_places(place: SeatLayout, count: int, *, aside: bool) -> list[FRect]:
    """Return the areas of two-line buttons below the quay: in the middle, or right of a sign (`aside`)."""
    wide, high = _ASIDE if aside else _BUTTON, _button_height(place)
    row = wide * count + _GAP * (count - 1)
    left = MIDDLE * 2 - _GAP - row if aside else MIDDLE - row / 2
    return [place.area(left + number * (wide + _GAP), 674 - high / 2, wide, high) for number in range(count)]


def sign_place(place: SeatLayout, buttons: int) -> FRect:
    high, wide = _button_height(place), MIDDLE * 2 - 2 * _GAP - buttons * (_ASIDE + _GAP)
    return place.area(_GAP, 674 - high / 2, wide, high)


def _button_height(place: SeatLayout) -> float:
    return max(64.0, 50.0 / place.scale)


class PodiumPlace(NamedTuple):
    """A party's final position: the foot of its bucket, and its block (None if the party swims)."""

    foot: tuple[float, float]
    block: FRect | None


def podium(ranks: Sequence[int], room: float, high: float, *, pairs: bool = False) -> list[PodiumPlace]:
    """Return the positions of parties by their ranks; each party is `room` wide and `high` units high."""
    order = sorted(range(len(ranks)), key=lambda line: ranks[line])
    up = [line for line in order if ranks[line] in _HEIGHTS]
    afloat = [line for line in order if ranks[line] not in _HEIGHTS]
    places: dict[int, PodiumPlace] = {}
    side = room * min(-(-len(afloat) // 2), 2)
    pitch = min(_BLOCK_PAIR if pairs else _BLOCK_WIDEST, (_WIDTH - 2 * side - 2 * _EDGE) / len(up))
    for line, column in zip(up, _block_columns(len(up)), strict=True):
        x, height = MIDDLE + column * pitch, _HEIGHTS[ranks[line]]
        block = FRect(x - pitch / 2 + 3, STAND - height, pitch - 6, height)
        places[line] = PodiumPlace((x, block.top + 10), block)
    for line, foot in zip(afloat, _swimmer_feet(len(afloat), room, high, pitch * len(up)), strict=True):
        places[line] = PodiumPlace(foot, None)
    return [places[line] for line in range(len(ranks))]


def _block_columns(count: int) -> list[float]:
    """Return the columns of blocks by rank: the best in the middle (0), the next ones alternating sides."""
    found = [0.0]
    for number in range(1, count):
        step = (number + 1) // 2
        found.append(float(-step if number % 2 else step))
    shift = (max(found) + min(found)) / 2
    return [column - shift for column in found]


def _swimmer_feet(count: int, room: float, high: float, dry: float) -> list[tuple[float, float]]:
    """Return the feet of swimmers, alternating between right and left, in one or two rows.

    A single row is in the middle of the water beside a podium `dry` units wide.
    """
    rows = (_FAR, _NEAR) if high < _TWO_ROWS and count > 4 else (_ALONE,)
    cells = []
    columns = range(-(-count // (2 * len(rows))))
    spare = (_WIDTH - dry) / 2 - _EDGE - room * len(columns) if len(rows) == 1 else 0.0
    # In a single row, better swimmers are nearer to the podium; in two rows, they're beside the title.
    for column in reversed(columns) if len(rows) == 1 else columns:
        for row in rows:
            for side in (1, -1):
                away = _WIDTH / 2 - _EDGE - room * (column + 0.5) - max(spare, 0.0) / 2
                cells.append((MIDDLE + side * away, row))
    return cells[:count]
