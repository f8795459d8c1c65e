"""The podium: rising blocks with buckets and ducks, swimmers, and prizes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pygame import FRect

from game.language.message import figure, message, parts
from game.scenes.match.ceremony.drawing.buckets import BucketPainter
from game.scenes.match.ceremony.drawing.faces import TablePictures
from game.scenes.match.ceremony.drawing.letters import signed_points
from game.scenes.match.ceremony.drawing.picture import CeremonyPicture
from game.scenes.match.ceremony.drawing.signs import draw_ceremony_words, draw_last_word, words_area
from game.scenes.match.ceremony.outcome import PartyRemark, lasting_words
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.places import MIDDLE, STAND, BucketSpot, PodiumPlace, Point, Quay, podium
from game.scenes.match.ceremony.timing import (
    PRIZES,
    REMARK,
    TITLE,
    WORDS,
    block_risen_at,
    eased_progress,
    foot_position,
    slide,
)
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import paint_art, paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.prizes import BANDS, METALS, podium_block
from game.ui.drawing.text import Typeface

_LAG = 0.06
_ROSETTE = 100.0, 128.0
"""The width and height of a rosette's drawing."""
_OUT_THERE = 130.0
"""The distance outside the canvas from which parties that went out in earlier rounds swim in."""


class PodiumPath(NamedTuple):
    """A party's path from its spot on the quay to the podium."""

    party: Party
    spot: BucketSpot
    start: Point
    place: PodiumPlace

    def at(self, time: float, seating: SeatLayout) -> BucketSpot:
        """Return the bucket's spot at a time, in seconds after the podium begins to rise."""
        return self.spot.moved(seating.at(*foot_position(time, self.start, self.place, self.party.rank)))


def podium_paths(parties: Sequence[Party], quay: Quay) -> list[PodiumPath]:
    """Return the paths of all parties to the podium; those with a spot on the quay come first, in order."""
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
        found.append(PodiumPath(party, spot._replace(room=wide * k), start, place))
    return found


class PodiumPainter(BucketPainter):
    """A painter of the podium, with the words around it."""

    def __init__(self, pen: Pen, faces: TablePictures, picture: CeremonyPicture) -> None:
        super().__init__(pen, faces, picture)
        course = picture.outcome.course
        self._rising, self._end = picture.time - course.rises, course.end - course.rises
        self._time = self._rising if picture.moving else self._end
        self._stands = podium_paths(picture.outcome.parties, self.quay)

    def draw(self) -> None:
        picture, outcome, time = self.picture, self.picture.outcome, self._time
        # The swimmers bob up and down.
        bob = 2.4 * math.sin(picture.idle * 2.2) * self.seating.scale if picture.moving else 0.0
        afloat = [one for one in self._stands if one.place.block is None]
        for stand in sorted(afloat, key=lambda one: one.place.foot[1]):
            spot = stand.at(time, self.seating)
            spot = spot.moved((spot.foot[0], spot.foot[1] - bob))
            # Rings on the water surround a floating bucket, and end at the canvas's edge.
            x = self.seating.at(*stand.place.foot)[0]
            wide = min(spot.bucket * 1.9, 2 * min(x, self.seating.canvas.width - x))
            rings = paint_art(self.pen, "prizes/ripple", wide)
            at = spot.foot[0], spot.foot[1] - spot.bucket * 0.06
            self.pen.image(rings, at, anchor="center", alpha=eased_progress(time, 0.3, 0.6))
            self._draw_stand(stand, spot)
            self._draw_swimmer_tag(stand.party, spot)
        ashore = [one for one in self._stands if one.place.block is not None]
        for stand in sorted(ashore, key=lambda one: -one.party.rank):
            spot = stand.at(time, self.seating)
            self._draw_block(stand, spot)
            self._draw_stand(stand, spot)
            self._draw_names_below(stand.party, spot)
        draw_ceremony_words(
            self.pen, self.seating, outcome.words, self._rising, narrow=outcome.last is not None
        )
        shown = slide(picture.idle, REMARK)
        if outcome.last is not None and shown > 0:
            self._draw_last_word(outcome.last, shown)

    def _lasting_words(self, party: Party) -> str:
        lasting = lasting_words(self.picture.outcome.terms, self.picture.outcome.summary, party)
        return lasting or (party.line.tie_breaker if party.line is not None else "")

    def _draw_stand(self, stand: PodiumPath, spot: BucketSpot) -> None:
        """Draw a party's ducks, medals and bucket with its total."""
        party, time = stand.party, self._time
        # Parties react one after the other.
        self.draw_ducks(
            spot, party, _mood(party, stand.place, time - _LAG * party.rank), self.quay.middle.center
        )
        self.draw_inside(spot)
        poured = next((one for one in self.buckets if one.party.seats == party.seats), None)
        if poured is not None:
            cards = [drop.card for drop in poured.turn.drops]
            self.draw_heap(spot, cards, gain=poured.line.points > 0, sunk=eased_progress(time, 0.5, 1.0))
        line, turning = party.line, eased_progress(time, 0.2, 0.8)
        if line is not None and turning < 0.5:
            self.draw_front(spot, signed_points(line.points), BONE, alpha=1 - 2 * turning)
        else:
            self.draw_front(spot, figure(party.total), BONE, alpha=2 * turning - 1)
        if stand.place.block is not None:
            self._draw_medals(spot, party.rank, slide(time, PRIZES))

    def _draw_swimmer_tag(self, party: Party, spot: BucketSpot) -> None:
        size = self.seating.letter_size(15)
        words = message("{rank}. {names}", rank=party.rank, names=parts(" & ", party.names))
        at = spot.foot[0], spot.foot[1] + size * 0.7
        self.draw_fitted_tag(words, at, size, spot.room - 4, own=party.own)
        if lasting := self._lasting_words(party):
            self.write(lasting, (at[0], at[1] + size * 1.6), 16, spot.room + size)

    def _draw_names_below(self, party: Party, spot: BucketSpot) -> None:
        """Draw the names of a party's players below its block, and how long the party lasted."""
        names, totals = self.quay.names, self.quay.totals
        if lasting := self._lasting_words(party):
            self.write(lasting, (spot.foot[0], totals), 16, spot.room - 6, alpha=slide(self._time, WORDS))
        y = names + (0.0 if lasting else (totals - names) / 2 * slide(self._time, 0.2))
        self.draw_names(spot.moved((spot.foot[0], 0)), party, y)

    def _draw_block(self, stand: PodiumPath, spot: BucketSpot) -> None:
        """Draw a block at its current height, with the rosette of its rank."""
        area = stand.place.block
        if area is None:
            return
        k, low = self.quay.scale, self.seating.at(0, STAND + 2)[1]
        size = area.width * k, area.height * k
        block = paint_document(self.pen, ("block",), size, partial(podium_block, area.width, area.height))
        self.pen.clip(FRect(spot.foot[0] - area.width * k, 0, 2 * area.width * k, low))
        self.pen.image(block, (spot.foot[0], spot.foot[1] - 10 * k), anchor="midtop")
        self.pen.clip(None)
        if self._time >= PRIZES:
            self._draw_rosette(stand.party.rank, spot, area, slide(self._time, PRIZES))

    def _draw_rosette(self, rank: int, spot: BucketSpot, area: FRect, shown: float) -> None:
        pen, k = self.pen, self.quay.scale
        high = min(area.height - 24, 104.0) * k
        wide = min(high * _ROSETTE[0] / _ROSETTE[1], area.width * k * 0.8)
        colour, shade = BANDS[rank]
        image = paint_art(pen, "prizes/rosette", wide, colour=colour, shade=shade)
        middle = spot.foot[0], spot.foot[1] + 12 * k + high / 2
        pen.image(image, middle, anchor="center", alpha=shown)
        at = middle[0], middle[1] - high / 2 + wide * 0.5
        size = max(wide * 0.42, 13.0)
        pen.text(figure(rank), at, size, Typeface.TITLE, INK, anchor="center", alpha=shown)

    def _draw_medals(self, spot: BucketSpot, rank: int, shown: float) -> None:
        """Draw medals that sink onto the ducks' breasts."""
        if not shown:
            return
        metal = f"url(#{METALS[rank]}-metal)"
        image = paint_art(self.pen, "prizes/medal", spot.bust * 0.22, colour=BANDS[rank][0], gold_metal=metal)
        for area in spot.busts:
            low = area.height * (0.6 if len(spot.busts) == 1 else 0.66)
            y = area.top + low - (1 - shown) * spot.bust * 0.5
            self.pen.image(image, (area.centerx, y), anchor="midtop", alpha=shown)

    def _draw_last_word(self, last: PartyRemark, shown: float) -> None:
        spots = {one.party.seats: one.at(self._end, self.seating) for one in self._stands}
        area = spots[last.party.seats].busts[last.party.people.index(last.person)]
        others = [one for spot in spots.values() for one in (*spot.busts, spot.bucket_area) if one != area]
        others.append(words_area(self.seating, self.picture.outcome.words))
        draw_last_word(self.pen, self.seating, area, last.words, shown, others)


def _mood(party: Party, place: PodiumPlace, time: float) -> Mood:
    """Return the mood of a party at a time, in seconds after the podium begins to rise."""
    if party.rank == 1:
        return Mood.GLEE if time >= block_risen_at(1) - 0.2 else Mood.THINKING
    if place.block is None:
        return Mood.SAD if time > TITLE else Mood.CALM
    return Mood.CALM
