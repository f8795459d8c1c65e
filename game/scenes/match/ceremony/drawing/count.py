"""The count of a round: cards are spread out, fall into buckets, and add up."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.language.message import figure, listed, message, parts
from game.scenes.match.ceremony.course import SPREAD, CeremonyTimes, Drop, LineTurn, share, slide
from game.scenes.match.ceremony.drawing.buckets import (
    draw_ducks,
    draw_front,
    draw_glow,
    draw_heap,
    draw_inside,
    draw_names,
    draw_total,
)
from game.scenes.match.ceremony.drawing.faces import TablePictures, token_of
from game.scenes.match.ceremony.drawing.letters import signed_points, write_fitted
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.places import BucketSpot, Point, Quay, spread_places
from game.ui.animation.timeline import ease_in_back, ease_out
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, CORAL, INK, MINT
from game.ui.drawing.text import Typeface
from game.voice.summary import SeatScore

_WIDEST = 112.0
_SMALL = 0.4
_LAG = 0.04
_LEAVING = 0.25
_MANY = 0.45
"""The share of a round's bad points from which the party is shocked."""


class Bucket(NamedTuple):
    """A party's bucket, with its position and its turn."""

    party: Party
    line: SeatScore
    spot: BucketSpot
    turn: LineTurn


class Count(NamedTuple):
    """A moment of the count.

    Attributes:
        looked: the focused bucket and the seconds since, or None.
        moving: whether to animate falling; else cards appear in the bucket when they would land.
    """

    quay: Quay
    buckets: tuple[Bucket, ...]
    course: CeremonyTimes
    time: float
    looked: tuple[int, float] | None
    moving: bool
    gain: bool

    @property
    def running(self) -> Bucket | None:
        return next((bucket for bucket in self.buckets if bucket.turn.is_running(self.time)), None)

    def target(self, number: int) -> Point:
        """Return the point that a bucket's ducks look at; the ducks of later buckets react a little later."""
        seen = self.time - _LAG * number
        found = next((bucket for bucket in self.buckets if bucket.turn.is_running(seen)), None)
        return self.quay.middle.center if found is None else found.spot.bucket_mouth

    @property
    def spread(self) -> FRect:
        area, head = self.quay.middle, 30 * self.quay.scale
        return FRect(area.left, area.top + head, area.width, area.height - head)


def buckets_of(
    quay: Quay, parties: Sequence[Party], lines: Sequence[SeatScore], course: CeremonyTimes
) -> tuple[Bucket, ...]:
    """Return the buckets of all parties that played the round, in their order on the quay."""
    turns = {turn.line: turn for turn in course.turns}
    played = [party for party in parties if party.line is not None]
    return tuple(
        Bucket(party, party.line, spot, turns[lines.index(party.line)])
        for party, spot in zip(played, quay.spots, strict=True)
        if party.line is not None
    )


def draw_count(pen: Pen, faces: TablePictures, count: Count) -> None:
    """Draw the buckets, the ducks and the falling cards."""
    seating, time, running = count.quay.seating, count.time, count.running
    for number, one in enumerate(count.buckets):
        draw_ducks(pen, faces.table.art, one.spot, one.party, _mood(count, one), count.target(number))
    for one in count.buckets:
        draw_inside(pen, one.spot)
        landed = one.turn.drops[: one.turn.landed_drops(time)]
        draw_heap(pen, faces, one.spot, [drop.card for drop in landed], gain=one.line.points > 0)
    if running is not None:
        _draw_spread(pen, faces, count, running)
    for number, one in enumerate(count.buckets):
        points = one.turn.landed_points(time)
        told = bool(one.turn.drops) or time >= one.turn.ends
        changed = signed_points(points) if told and time >= one.turn.begins else ""
        draw_front(pen, seating, one.spot, changed, _points_colour(points, gain=count.gain))
        lit = (count.looked is not None and count.looked[0] == number) or one is running
        draw_names(pen, seating, one.spot, one.party, count.quay.names, lit=lit)
        total = one.line.total - one.line.points + points
        beside = one.spot.beside
        if beside is None or not faces.table.draw_total(pen, total, beside):
            draw_total(pen, seating, one.spot, figure(total), count.quay.totals)
        if count.looked is not None and count.looked[0] == number:
            draw_glow(pen, one.spot.bucket_area)
    if count.looked is not None:
        _draw_focused(pen, faces, count, count.buckets[count.looked[0]], count.looked[1])


def prepare(pen: Pen, faces: TablePictures, count: Count, most: int) -> None:
    """Paint up to `most` of the next turn's cards in advance."""
    for bucket in sorted(count.buckets, key=lambda bucket: bucket.turn.begins):
        if bucket.line.cards and bucket.turn.ends > count.time:
            faces.prepare(pen, bucket.line.cards, _card_width(count, bucket.line), most)
            return


def _points_colour(points: int, *, gain: bool) -> str:
    if points == 0:
        return BONE
    return MINT if (points > 0) == gain else CORAL


def _mood(count: Count, bucket: Bucket) -> Mood:
    """Return a party's mood at a moment of the count."""
    turn, points = bucket.turn, bucket.turn.landed_points(count.time)
    if count.time < turn.begins:
        return Mood.CALM
    if not turn.drops:
        return Mood.CALM if count.gain or count.time < turn.ends else Mood.GLEE
    good = (points > 0) == count.gain
    if turn.last and count.time < turn.drops[-1].lands:
        return Mood.THINKING if not points else Mood.CALM if good else Mood.SHOCK
    if good:
        return Mood.GLEE if turn.last else Mood.CALM
    whole = sum(max(one.line.points, 0) for one in count.buckets)
    if turn.last or points < 0 or points >= _MANY * max(whole, 1):
        return Mood.SAD if count.time >= turn.ends else Mood.SHOCK
    return Mood.CALM


def _card_width(count: Count, line: SeatScore) -> float:
    places = spread_places(count.spread, len(line.cards), _WIDEST * count.quay.scale)
    return places[0].width if places else 0.0


def _draw_heading(pen: Pen, count: Count, bucket: Bucket, words: str) -> None:
    middle = count.quay.middle
    at = middle.centerx, middle.top + 14 * count.quay.scale
    said = parts(" · ", [part for part in (words, bucket.line.notes) if part])
    write_fitted(
        pen, count.quay.seating, said, at, 23, middle.width, face=Typeface.TITLE, colour=BONE, outline=INK
    )


def _draw_spread(pen: Pen, faces: TablePictures, count: Count, bucket: Bucket) -> None:
    """Draw the cards of the current turn, spread out or falling."""
    line, turn, time = bucket.line, bucket.turn, count.time
    waits = turn.last and turn.drops and time < turn.drops[0].lands
    names = listed(bucket.party.names)
    _draw_heading(pen, count, bucket, message("{names}…", names=names) if waits else names)
    places = spread_places(count.spread, len(line.cards), _WIDEST * count.quay.scale)
    pouring = bool(turn.drops) and turn.drops[0].card is not None
    for number, (card, place) in enumerate(zip(line.cards, places, strict=True)):
        drop = turn.drops[number] if pouring else None
        if drop is not None and time >= drop.leaves and count.moving:
            continue
        if drop is not None and time >= drop.lands:
            continue
        shown = share(time, turn.begins + 0.1 * number / len(line.cards), SPREAD - 0.1, ease_out)
        if not pouring:
            shown = min(shown, share(-time, -turn.ends, _LEAVING))
        _draw_dealt_card(pen, faces, bucket.spot, card, place, shown, moving=count.moving)
    if not count.moving:
        return
    for number, drop in enumerate(turn.drops):
        if drop.leaves <= time < drop.lands:
            start = places[number] if drop.card is not None else _token_area(count)
            _draw_drop(pen, faces, bucket.spot, drop, start, time, gain=line.points > 0)


def _token_area(count: Count) -> FRect:
    size = 52 * count.quay.scale
    area = count.spread
    return FRect(area.centerx - size / 2, area.bottom - size * 1.2, size, size)


def _draw_dealt_card(
    pen: Pen, faces: TablePictures, spot: BucketSpot, card: int, place: FRect, shown: float, *, moving: bool
) -> None:
    """Draw a card that moves from its owner to its place in the spread."""
    if shown <= 0:
        return
    x, y = place.center
    if moving:
        start = spot.foot[0], spot.top + spot.bust * 0.4
        x, y = start[0] + (x - start[0]) * shown, start[1] + (y - start[1]) * shown
    image = faces.card(pen, card, place.width)
    pen.image(image, (x, y), anchor="center", alpha=shown)


def _draw_drop(
    pen: Pen, faces: TablePictures, spot: BucketSpot, drop: Drop, start: FRect, time: float, *, gain: bool
) -> None:
    """Draw a card or token that hops into the bucket."""
    done = (time - drop.leaves) / (drop.lands - drop.leaves)
    end, eased = spot.bucket_mouth, ease_in_back(done)
    x = start.centerx + (end[0] - start.centerx) * done
    y = start.centery + (end[1] - start.centery) * eased
    y -= math.sin(math.pi * done) * start.height * 0.12
    if drop.card is None:
        size = start.width + (spot.bucket * 0.3 - start.width) * done
        # Each size is a cached picture, so there are only a few; they look smooth enough.
        steps = max(round(size / 4), 1) * 4.0
        pen.image(token_of(pen, steps, gain=gain), (x, y), anchor="center")
        return
    size = 1 + (spot.bucket * _SMALL / start.width - 1) * done
    lean = (end[0] - start.centerx) / max(spot.room, 1.0)
    angle = -14 * math.sin(math.pi * done) * max(-2.0, min(lean, 2.0))
    image = faces.falling_card(pen, drop.card, start.width, size, angle)
    pen.image(image, (x, y), anchor="center")


def _draw_focused(pen: Pen, faces: TablePictures, count: Count, bucket: Bucket, seconds: float) -> None:
    """Draw the cards of the focused bucket, spread out."""
    _draw_heading(pen, count, bucket, listed(bucket.party.names))
    cards = bucket.line.cards
    places = spread_places(count.spread, len(cards), _WIDEST * count.quay.scale)
    shown = slide(seconds, 0.0, 0.25) if count.moving else 1.0
    for card, place in zip(cards, places, strict=True):
        _draw_dealt_card(pen, faces, bucket.spot, card, place, shown, moving=count.moving)
