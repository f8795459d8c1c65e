"""Buckets with their ducks, drawn in layers so that cards can fall in."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec.structs import replace
from pygame import FRect

from game.language.message import message
from game.scenes.match.ceremony.drawing.faces import TablePictures, token_of
from game.scenes.match.ceremony.drawing.letters import write_fitted
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.places import BucketSpot, Point
from game.tables.art import Art
from game.tables.raft.drawing import draw_looking, draw_tag, look_direction
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, INK, MINT
from game.ui.drawing.text import Typeface

_PEEPING = 6
"""The number of visible cards or tokens in a bucket."""
_HEAPED = 0.4
"""The width of cards in a bucket, as a share of the bucket's width."""
_FAN = 56.0
"""The angle between the first and the last card in a bucket, in degrees."""


def draw_ducks(pen: Pen, art: Art, spot: BucketSpot, party: Party, mood: Mood, target: Point) -> None:
    """Draw the ducks behind a bucket, looking at a target."""
    for person, area in zip(party.people, spot.busts, strict=True):
        draw_looking(pen, art, area, replace(person.duck, mood=mood), look_direction(area, target))


def draw_inside(pen: Pen, spot: BucketSpot) -> None:
    pen.image(paint_art(pen, "prizes/bucket", spot.bucket, part="inside"), spot.bucket_area.topleft)


def draw_front(
    pen: Pen, seating: SeatLayout, spot: BucketSpot, figure: str, colour: str, *, alpha: float = 1.0
) -> None:
    """Draw the front of a bucket, with a figure on it."""
    area = spot.bucket_area
    pen.image(paint_art(pen, "prizes/bucket", spot.bucket, part="front"), area.topleft)
    at = area.centerx, area.top + area.height * 0.6
    if alpha > 0:
        room = area.width * 0.84
        write_fitted(pen, seating, figure, at, 32, room, face=Typeface.TITLE, colour=colour, alpha=alpha)


def draw_heap(
    pen: Pen,
    faces: TablePictures,
    spot: BucketSpot,
    cards: Sequence[int | None],
    *,
    gain: bool,
    sunk: float = 0.0,
) -> None:
    """Draw the last cards or tokens (None) in a bucket as a fan; `sunk`, from 0 to 1, lowers and fades it."""
    if sunk >= 1.0:
        return
    deep = sunk * spot.bucket * 0.6
    x, y = spot.bucket_mouth
    first = max(len(cards) - _PEEPING, 0)
    lying = {number % _PEEPING: card for number, card in enumerate(cards[first:], first)}
    middle = (len(lying) - 1) / 2
    for slot in sorted(lying):
        card, across = lying[slot], (slot - middle) / _PEEPING
        if card is None:
            size = spot.bucket * 0.3
            low = y - size * (0.02 + 0.4 * math.cos(across * 3))
            at = x + across * spot.bucket * 0.86, low + deep
            pen.image(token_of(pen, size, gain=gain), at, anchor="center", alpha=1 - sunk)
        else:
            image = faces.card(pen, card, spot.bucket * _HEAPED, round(-across * _FAN))
            at = x + across * spot.bucket * 0.58, y - spot.bucket * (0.14 - 0.24 * across * across) + deep
            pen.image(image, at, anchor="center", alpha=1 - sunk)


def draw_names(
    pen: Pen, seating: SeatLayout, spot: BucketSpot, party: Party, y: float, *, lit: bool = False
) -> None:
    """Draw the names of a party on tags at a y coordinate."""
    size, count = seating.letters(15), len(party.people)
    room = spot.room / count - 4
    for number, name in enumerate(party.names):
        x = spot.foot[0] + (number - (count - 1) / 2) * min(room + 4, spot.partner_distance)
        shown = pen.fonts.fit(
            name, Typeface.BOLD, pen.screen.scale.px(size), (room - size) * pen.screen.scale.ppu
        )
        area = draw_tag(pen, shown, (x, y), size, width=room, colour=MINT if party.own else BONE)
        if lit:
            pen.outline(area.inflate(5, 5), BONE, 2.0, radius=size * 0.6)


def draw_glow(pen: Pen, area: FRect) -> None:
    pen.outline(area.inflate(8, 8), BONE, 2.4, radius=16)


def amount_in_all(pen: Pen, seating: SeatLayout, total: str, width: float) -> str:
    """Return a total as a phrase, such as "12 in all", if it fits a width, else the bare number."""
    words = message("{total} in all", total=total)
    return words if pen.width(words, seating.letters(17), Typeface.TITLE) <= width else total


def draw_total(pen: Pen, seating: SeatLayout, spot: BucketSpot, total: str, y: float) -> None:
    room = spot.room - 6
    words = amount_in_all(pen, seating, total, room)
    write_fitted(
        pen, seating, words, (spot.foot[0], y), 17, room, face=Typeface.TITLE, colour=BONE, outline=INK
    )
