"""The podium: rising blocks with buckets and ducks, swimmers, and prizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import FRect

from game.language.message import figure, message, parts
from game.scenes.match.ceremony.course import (
    PRIZES,
    TITLE,
    WORDS,
    block_risen_at,
    foot_position,
    share,
    slide,
)
from game.scenes.match.ceremony.drawing.buckets import draw_ducks, draw_front, draw_inside, draw_names
from game.scenes.match.ceremony.drawing.letters import signed_points, write_fitted
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.places import MIDDLE, STAND, BucketSpot, PodiumPlace, Point, Quay, podium
from game.tables.art import Art
from game.tables.raft.drawing import draw_tag
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import paint_art, paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, INK, MINT
from game.ui.drawing.prizes import BANDS, METALS, podium_block
from game.ui.drawing.text import Typeface

_LAG = 0.06
_ROSETTE = 100.0, 128.0
"""The width and height of a rosette's drawing."""
_OUT_THERE = 130.0
"""How far outside the canvas parties that were already out begin to swim."""


Heap = Callable[[BucketSpot, Party], None]
"""A function that draws the content of a party's bucket."""
Lasting = Callable[[Party], str]
"""A function that returns how long a party lasted, in words; empty if nobody drops out in this match."""


class Stand(NamedTuple):
    """A party's path from its spot on the quay to the podium; its ducks look at `target`."""

    party: Party
    spot: BucketSpot
    start: Point
    place: PodiumPlace
    target: Point

    def at(self, time: float, seating: SeatLayout) -> BucketSpot:
        """Return the bucket and its ducks at a time in seconds after the podium begins to rise."""
        return self.spot.moved(seating.at(*foot_position(time, self.start, self.place, self.party.rank)))


def stands(parties: Sequence[Party], quay: Quay) -> list[Stand]:
    """Return the stands of all parties; those with a spot on the quay come first, in order."""
    seating, k = quay.seating, quay.scale
    sizes = quay.spots[0]
    high, pairs = (sizes.foot[1] - sizes.top) / k, any(len(party.people) > 1 for party in parties)
    room = min(sizes.room / k, 250.0 if pairs else 176.0)
    places = podium([party.rank for party in parties], room, high, pairs=pairs)
    left, top = seating.at(0, 0)
    found = []
    for number, (party, place) in enumerate(zip(parties, places, strict=True)):
        if number < len(quay.spots):
            spot = quay.spots[number]
            start = (spot.foot[0] - left) / k, (spot.foot[1] - top) / k
        else:
            side = 1 if place.foot[0] > MIDDLE else -1
            spot = sizes
            start = MIDDLE + side * (MIDDLE + _OUT_THERE), place.foot[1]
        wide = place.block.width if place.block is not None else room
        found.append(Stand(party, spot._replace(room=wide * k), start, place, quay.middle.center))
    return found


def draw_podium(
    pen: Pen,
    art: Art,
    quay: Quay,
    found: Sequence[Stand],
    time: float,
    bob: float,
    heap: Heap,
    lasting: Lasting,
) -> None:
    """Draw the podium `time` seconds after it begins to rise; `bob` is the swimmers' current height."""
    seating = quay.seating
    afloat = sorted((one for one in found if one.place.block is None), key=lambda one: one.place.foot[1])
    for stand in afloat:
        spot = stand.at(time, seating)
        spot = spot.moved((spot.foot[0], spot.foot[1] - bob))
        _draw_ripples(pen, spot, share(time, 0.3, 0.6))
        _draw_stand(pen, art, seating, stand, spot, time, heap)
        _draw_swimmer_tag(pen, seating, stand.party, spot, lasting(stand.party))
    ashore = [one for one in found if one.place.block is not None]
    for stand in sorted(ashore, key=lambda one: -one.party.rank):
        spot = stand.at(time, seating)
        _draw_block(pen, quay, stand, spot, time)
        _draw_stand(pen, art, seating, stand, spot, time, heap)
        tag = spot.moved((spot.foot[0], 0))
        words = lasting(stand.party)
        if words:
            at = spot.foot[0], quay.totals
            shown, room = slide(time, WORDS), spot.room - 6
            write_fitted(pen, seating, words, at, 16, room, colour=BONE, alpha=shown)
        y = quay.names + (0.0 if words else (quay.totals - quay.names) / 2 * slide(time, 0.2))
        draw_names(pen, seating, tag, stand.party, y)


def _draw_stand(
    pen: Pen, art: Art, seating: SeatLayout, stand: Stand, spot: BucketSpot, time: float, heap: Heap
) -> None:
    """Draw a party's ducks, medals and bucket with its total."""
    party = stand.party
    # Parties react one after the other.
    mood = _mood(party, stand.place, time - _LAG * party.rank)
    draw_ducks(pen, art, spot, party, mood, stand.target)
    draw_inside(pen, spot)
    heap(spot, party)
    line, turning = party.line, share(time, 0.2, 0.8)
    if line is not None and turning < 0.5:
        draw_front(pen, seating, spot, signed_points(line.points), BONE, alpha=1 - 2 * turning)
    else:
        draw_front(pen, seating, spot, figure(party.total), BONE, alpha=2 * turning - 1)
    if stand.place.block is not None:
        _draw_medals(pen, spot, party.rank, slide(time, PRIZES))


def _mood(party: Party, place: PodiumPlace, time: float) -> Mood:
    """Return the mood of a party at a time in seconds after the podium begins to rise."""
    if party.rank == 1:
        return Mood.GLEE if time >= block_risen_at(1) - 0.2 else Mood.THINKING
    if place.block is None:
        return Mood.SAD if time > TITLE else Mood.CALM
    return Mood.CALM


def _draw_ripples(pen: Pen, spot: BucketSpot, alpha: float) -> None:
    """Draw rings on the water around a floating bucket."""
    image = paint_art(pen, "prizes/ripple", spot.bucket * 1.9)
    pen.image(image, (spot.foot[0], spot.foot[1] - spot.bucket * 0.06), anchor="center", alpha=alpha)


def _draw_swimmer_tag(pen: Pen, seating: SeatLayout, party: Party, spot: BucketSpot, lasting: str) -> None:
    size = seating.letters(15)
    words = message("{rank}. {names}", rank=party.rank, names=parts(" & ", party.names))
    room = spot.room - 4
    shown = pen.fonts.fit(
        words, Typeface.BOLD, pen.screen.scale.px(size), (room - size) * pen.screen.scale.ppu
    )
    at = spot.foot[0], spot.foot[1] + size * 0.7
    draw_tag(pen, shown, at, size, width=room, colour=MINT if party.own else BONE)
    if lasting:
        write_fitted(pen, seating, lasting, (at[0], at[1] + size * 1.6), 16, spot.room + size, colour=BONE)


def _draw_block(pen: Pen, quay: Quay, stand: Stand, spot: BucketSpot, time: float) -> None:
    """Draw a block at its current height, with the rosette of its rank."""
    area = stand.place.block
    if area is None:
        return
    k, low = quay.scale, quay.seating.at(0, STAND + 2)[1]
    size = area.width * k, area.height * k
    picture = paint_document(pen, ("block",), size, partial(podium_block, area.width, area.height))
    top = spot.foot[1] - 10 * k
    visible = FRect(spot.foot[0] - area.width * k, 0, 2 * area.width * k, low)
    pen.clip(visible)
    pen.image(picture, (spot.foot[0], top), anchor="midtop")
    pen.clip(None)
    if time >= PRIZES:
        _draw_rosette(pen, quay, stand.party.rank, spot, area, slide(time, PRIZES))


def _draw_rosette(pen: Pen, quay: Quay, rank: int, spot: BucketSpot, area: FRect, shown: float) -> None:
    k = quay.scale
    high = min(area.height - 24, 104.0) * k
    wide = min(high * _ROSETTE[0] / _ROSETTE[1], area.width * k * 0.8)
    colour, shade = BANDS[rank]
    image = paint_art(pen, "prizes/rosette", wide, colour=colour, shade=shade)
    middle = spot.foot[0], spot.foot[1] + 12 * k + high / 2
    pen.image(image, middle, anchor="center", alpha=shown)
    at = middle[0], middle[1] - high / 2 + wide * 0.5
    size = max(wide * 0.42, 13.0)
    pen.text(figure(rank), at, size, Typeface.TITLE, INK, anchor="center", alpha=shown)


def _draw_medals(pen: Pen, spot: BucketSpot, rank: int, shown: float) -> None:
    """Draw medals that sink onto the ducks' breasts."""
    if not shown:
        return
    metal = f"url(#{METALS[rank]}-metal)"
    image = paint_art(pen, "prizes/medal", spot.bust * 0.22, colour=BANDS[rank][0], gold_metal=metal)
    for area in spot.busts:
        y = area.top + area.height * (0.6 if len(spot.busts) == 1 else 0.66) - (1 - shown) * spot.bust * 0.5
        pen.image(image, (area.centerx, y), anchor="midtop", alpha=shown)
