"""The standings: ducks swim in lanes to their totals, towards the limit."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import NamedTuple

from pygame import FRect, Surface

from game.language.message import figure, message_in, parts
from game.scenes.match.ceremony.drawing.letters import write_fitted
from game.scenes.match.ceremony.drawing.picture import CeremonyPicture
from game.scenes.match.ceremony.party import Lane
from game.tables.art import Art
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import paint_art, paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, INK, MINT
from game.ui.drawing.prizes import BANDS
from game.ui.drawing.svg import document
from game.ui.drawing.text import Typeface

_HIGHEST = 60.0
_LEFT = 226.0
"""The width to the left of the water, for rank and name."""
_RIGHT = 176.0
"""The width to the right of the water, for the total and a remark."""
_HEAD = 24.0
_LEAST_ROSETTE = 34.0
"""The height of the lowest lanes that have room for rosettes."""
_GONE = 0.5
"""The opacity of a duck whose player was already out before the round."""


class TotalScale(NamedTuple):
    least: int
    most: int

    def share(self, total: float) -> float:
        return (total - self.least) / (self.most - self.least)


def lane_areas(seating: SeatLayout, area: FRect, count: int) -> list[FRect]:
    """Return the areas of `count` lanes, leaving a line above them for the limit's number."""
    head = max(_HEAD * seating.scale, seating.letter_size(13) * 1.3)
    high = min((area.height - head) / count, _HIGHEST * seating.scale * (2.0 if count <= 2 else 1.0))
    top = area.top + head + (area.height - head - high * count) / 2
    return [FRect(area.left, top + number * high, area.width, high) for number in range(count)]


class LanePainter:
    """A painter of the lanes; the ducks have swum the `share` (0 to 1) of the way to their new totals."""

    def __init__(self, pen: Pen, art: Art, picture: CeremonyPicture, share: float, alpha: float) -> None:
        self._pen, self._art, self._outcome, self._quay = pen, art, picture.outcome, picture.quay
        self._seating, self._good = picture.quay.seating, picture.more_is_better
        self._share, self._alpha = share, alpha
        self._write = partial(write_fitted, pen, self._seating, alpha=alpha)

    def draw(self) -> None:
        summary, lanes = self._outcome.summary, self._outcome.lanes
        area, k = self._quay.middle, self._quay.scale
        lines = [lane.line for lane in lanes]
        totals = [line.total for line in lines] + [line.total - line.points for line in lines]
        # The scale covers all totals, before and after the round, and the limit.
        way = TotalScale(min(0, *totals), max(summary.limit, 1, *totals))
        areas = lane_areas(self._seating, area, len(lanes))
        water = FRect(area.left + _LEFT * k, areas[0].top, area.width - (_LEFT + _RIGHT) * k, 0)
        water.height = areas[-1].bottom - areas[0].top
        limit = way.share(summary.limit) if summary.limit else None
        whole = FRect(area.left, water.top, area.width, water.height)
        image = _water_image(self._pen, whole, len(lanes), water, limit, k, self._good)
        self._pen.image(image, whole.topleft, alpha=self._alpha)
        if limit is not None:
            at, colour = (water.left + water.width * limit, water.top - 3 * k), MINT if self._good else CORAL
            words = figure(summary.limit)
            self._write(words, at, 16, 120 * k, face=Typeface.TITLE, colour=colour, anchor="midbottom")
        for lane, place in zip(lanes, areas, strict=True):
            self._draw_lane(lane, place, water, way)
            if lane.party.went_out and (self._share >= 1.0 or lane.party.line is None):
                words = self._outcome.terms.rounds.went_out_words(lane.party.went_out)
                at = water.left + 14 * k, place.centery
                self._write(words, at, 17, water.width / 2, colour=CORAL, anchor="midleft")

    def _draw_lane(self, lane: Lane, place: FRect, water: FRect, way: TotalScale) -> None:
        k, line = self._seating.scale, lane.line
        most = 26.0 if len(lane.party.people) == 1 else 21.0
        size, high = min(most, place.height / k * 0.64), inf if line.notes else place.height
        y = place.centery - (12 * k if line.notes else 0)
        small = partial(self._write, anchor="midleft", high=high)
        large = partial(small, face=Typeface.TITLE, anchor="midright")
        rank = message_in("place in the standing", "{rank}.", rank=lane.rank)
        if lane.rank in BANDS and place.height >= _LEAST_ROSETTE * k:
            x, wide = place.left + 20 * k, min(place.height, 42 * k)
            ribbon, shade = BANDS[lane.rank]
            image = paint_art(self._pen, "prizes/rosette", wide, colour=ribbon, shade=shade)
            self._pen.image(image, (x, y + 3 * k), anchor="center", alpha=self._alpha)
            on_rosette = x, y + 3 * k - wide * 0.13
            self._write(rank, on_rosette, 16, wide, face=Typeface.TITLE, colour=INK, outline=None)
        else:
            large(rank, (place.left + 32 * k, y), size, 34 * k)
        colour = MINT if lane.party.own else BONE
        name, room = parts(" & ", lane.party.names), water.left - place.left - 62 * k
        small(name, (place.left + 46 * k, y), size * 0.82, room, colour=colour)
        total = line.total - line.points + line.points * self._share
        duck = min(place.height * 1.1, 54 * k)
        x = water.left + water.width * way.share(total)
        seen = self._alpha * (_GONE if lane.party.line is None else 1.0)
        for number, person in enumerate(lane.party.people):
            behind = (number - (len(lane.party.people) - 1) / 2) * duck * 0.6
            image = self._art.ducks.side_view(person.duck, self._pen.screen.scale.px(duck))
            self._pen.image(image, (x - behind, y - duck * 0.06), anchor="center", alpha=seen)
        right = place.right - 88 * k
        large(figure(round(total)), (right, y), size, (_RIGHT - 98) * k)
        if lane.remark and self._share >= 1.0:
            left = right + 12 * k
            room = self._seating.canvas.width - left - 12 * k
            small(lane.remark, (left, y), size * 0.75, room, colour=MINT)
        if line.notes:
            at = water.left, y + max(duck * 0.5, self._seating.letter_size(15)) + 8 * k
            self._write(line.notes, at, 15, water.width, anchor="midleft")


def _water_image(
    pen: Pen, whole: FRect, count: int, water: FRect, limit: float | None, k: float, good: bool
) -> Surface:
    """Return a picture of water with `count` lanes; `limit` (0 to 1, or None) places a row of buoys."""

    def make() -> str:
        left, right, high = water.left - whole.left, water.right - whole.left, whole.height / count
        parts = [
            f'<rect x="{left - 18 * k:.1f}" y="{2 * k:.1f}" width="{right - left + 36 * k:.1f}" '
            f'height="{whole.height - 4 * k:.1f}" rx="{12 * k:.1f}" fill="#14507A" fill-opacity="0.46"/>'
        ]
        for number in range(count + 1):
            y = min(max(number * high, 5 * k), whole.height - 5 * k)
            parts.append(
                f'<path d="M{left:.1f} {y:.1f} H{right:.1f}" stroke="#FFF3D6" stroke-opacity="0.55" '
                f'stroke-width="{1.6 * k:.1f}"/>'
            )
            parts += [
                f'<circle cx="{left + (right - left) * step / 20:.1f}" cy="{y:.1f}" r="{3.4 * k:.1f}" '
                f'fill="{"#FF9AA8" if step % 2 else "#FFF3D6"}" stroke="{INK}" stroke-width="{1.4 * k:.1f}"/>'
                for step in range(21)
            ]
        if limit is not None:
            x, buoys = left + (right - left) * limit, max(int(whole.height / (13 * k)), 2)
            parts += [
                f'<circle cx="{x:.1f}" cy="{(step + 0.5) * whole.height / buoys:.1f}" r="{5 * k:.1f}" '
                f'fill="{"#FFF3D6" if step % 2 else MINT if good else "#FF5A6E"}" stroke="{INK}" '
                f'stroke-width="{1.8 * k:.1f}"/>'
                for step in range(buoys)
            ]
        return document(whole.width, whole.height, "".join(parts))

    return paint_document(pen, ("lanes", count, limit, good), whole.size, make)
