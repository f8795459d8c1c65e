"""The picture of a ceremony: the lake, the count, the standings, the podium and the text."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.scenes.match.ceremony import course as times
from game.scenes.match.ceremony.course import STANDING, share, slide
from game.scenes.match.ceremony.drawing.buckets import draw_heap
from game.scenes.match.ceremony.drawing.count import Count, buckets_of, draw_count, prepare
from game.scenes.match.ceremony.drawing.faces import TablePictures
from game.scenes.match.ceremony.drawing.lanes import draw_lanes
from game.scenes.match.ceremony.drawing.podium import draw_podium, stands
from game.scenes.match.ceremony.drawing.signs import draw_ceremony_words, draw_heading, draw_last_word
from game.scenes.match.ceremony.honours import RoundOutcome, heading, lasting_words
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.places import BucketSpot, Quay
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.lakeside import draw_quay

_PREPARED = 2
"""The number of cards painted in advance per frame."""
_AWAY = 0.4


class CeremonyPicture(NamedTuple):
    """A moment of a ceremony; `looked` is the focused bucket and the seconds since."""

    outcome: RoundOutcome
    quay: Quay
    time: float
    idle: float
    looked: tuple[int, float] | None
    moving: bool

    @property
    def counted(self) -> Count:
        outcome, quay = self.outcome, self.quay
        buckets = buckets_of(quay, outcome.parties, outcome.summary.lines, outcome.course)
        gain = outcome.terms.game.more_is_better
        return Count(quay, buckets, outcome.course, self.time, self.looked, self.moving, gain)


def draw_ceremony(pen: Pen, faces: TablePictures, picture: CeremonyPicture) -> None:
    """Draw the ceremony, apart from the buttons."""
    outcome, seating = picture.outcome, picture.quay.seating
    draw_quay(pen, picture.quay.shore, sunset=outcome.over)
    rising = picture.time - outcome.course.rises
    left = 1 - share(rising, 0, _AWAY) if outcome.over else 1.0
    if left > 0:
        draw_heading(pen, seating, heading(outcome.terms, outcome.summary), outcome.summary.verdict, left)
        _draw_standings(pen, faces.table.art, picture, left)
    if outcome.over and rising > 0:
        _draw_podium(pen, faces, picture, rising)
    else:
        count = picture.counted
        prepare(pen, faces, count, _PREPARED)
        draw_count(pen, faces, count)


def _draw_standings(pen: Pen, art: Art, picture: CeremonyPicture, left: float) -> None:
    outcome, since = picture.outcome, picture.time - picture.outcome.course.poured
    shown = min(slide(since, 0.0), left)
    if shown <= 0 or picture.looked is not None:
        return
    swum = share(since, 0.4, STANDING - 0.5)
    gain, rounds = outcome.terms.game.more_is_better, outcome.terms.rounds
    summary, lanes = outcome.summary, outcome.lanes
    draw_lanes(pen, art, picture.quay, lanes, summary, rounds, swum, shown, more_is_better=gain)


def _draw_podium(pen: Pen, faces: TablePictures, picture: CeremonyPicture, rising: float) -> None:
    outcome, quay = picture.outcome, picture.quay
    seating, still = quay.seating, outcome.course.end - outcome.course.rises
    buckets = {one.party.seats: one for one in picture.counted.buckets}
    time = rising if picture.moving else still

    def heap(spot: BucketSpot, party: Party) -> None:
        found = buckets.get(party.seats)
        if found is not None:
            cards = [drop.card for drop in found.turn.drops]
            sunk = share(time, 0.5, 1.0)
            draw_heap(pen, faces, spot, cards, gain=found.line.points > 0, sunk=sunk)

    def lasting(party: Party) -> str:
        return lasting_words(outcome.terms, outcome.summary, party)

    found = stands(outcome.parties, quay)
    bob = 2.4 * math.sin(picture.idle * 2.2) * seating.scale if picture.moving else 0.0
    draw_podium(pen, faces.table.art, quay, found, time, bob, heap, lasting)
    shown, last = slide(picture.idle, times.REMARK), outcome.last
    draw_ceremony_words(pen, seating, outcome.words, rising, narrow=last is not None)
    if last is not None and shown > 0:
        stand = next(one for one in found if one.party is last.party)
        area = stand.at(still, seating).busts[last.party.people.index(last.person)]
        spots = [one.at(still, seating) for one in found]
        others = [one for spot in spots for one in (*spot.busts, spot.bucket_area) if one != area]
        draw_last_word(pen, seating, area, last.words, shown, others)
