"""Buckets with their ducks, drawn in layers so that cards can fall in."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from pygame import FRect

from game.scenes.match.ceremony.drawing.faces import TablePictures, token_image
from game.scenes.match.ceremony.drawing.letters import write_fitted
from game.scenes.match.ceremony.drawing.picture import CeremonyPicture
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.places import BucketSpot, Point
from game.tables.raft.drawing import draw_bust, draw_tag, look_direction
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, MINT
from game.ui.drawing.text import Typeface

_PEEPING = 6
"""The largest number of visible cards or tokens in a bucket."""
_HEAPED = 0.4
"""The width of cards in a bucket, as a share of the bucket's width."""
_FAN = 56.0
"""The angle between the first and the last card in a bucket, in degrees."""


class BucketPainter:
    """The base class of a ceremony's painters, which draws buckets and their ducks in layers."""

    def __init__(self, pen: Pen, faces: TablePictures, picture: CeremonyPicture) -> None:
        self.pen, self.faces, self.picture = pen, faces, picture
        self.quay, self.seating, self.buckets = picture.quay, picture.quay.seating, picture.buckets
        self.write = partial(write_fitted, pen, self.seating)

    def draw_ducks(self, spot: BucketSpot, party: Party, mood: Mood, target: Point) -> None:
        """Draw the ducks behind a bucket, looking at a target."""
        for person, area in zip(party.people, spot.busts, strict=True):
            look = look_direction(area, target)
            draw_bust(self.pen, self.faces.table.art, area, replace(person.duck, mood=mood), look)

    def draw_inside(self, spot: BucketSpot) -> None:
        inside = paint_art(self.pen, "prizes/bucket", spot.bucket, part="inside")
        self.pen.image(inside, spot.bucket_area.topleft)

    def draw_front(self, spot: BucketSpot, figure: str, colour: str, *, alpha: float = 1.0) -> None:
        """Draw the front of a bucket, with the text `figure` on it in a colour."""
        area = spot.bucket_area
        self.pen.image(paint_art(self.pen, "prizes/bucket", spot.bucket, part="front"), area.topleft)
        at = area.centerx, area.top + area.height * 0.6
        if alpha > 0:
            self.write(figure, at, 32, area.width * 0.84, face=Typeface.TITLE, colour=colour, alpha=alpha)

    def draw_heap(
        self, spot: BucketSpot, cards: Sequence[int | None], *, gain: bool, sunk: float = 0.0
    ) -> None:
        """Draw a bucket's last cards (None is a token) as a fan; `sunk` (0 to 1) lowers and fades the fan."""
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
                image = token_image(self.pen, size, gain=gain)
                at = x + across * spot.bucket * 0.86, y - size * (0.02 + 0.4 * math.cos(across * 3)) + deep
            else:
                image = self.faces.card(self.pen, card, spot.bucket * _HEAPED, round(-across * _FAN))
                high = spot.bucket * (0.14 - 0.24 * across * across)
                at = x + across * spot.bucket * 0.58, y - high + deep
            self.pen.image(image, at, anchor="center", alpha=1 - sunk)

    def draw_names(self, spot: BucketSpot, party: Party, y: float, *, lit: bool = False) -> None:
        """Draw the names of a party's players on tags at a y coordinate, outlined if `lit`."""
        pen, size, count = self.pen, self.seating.letter_size(15), len(party.people)
        room = spot.room / count - 4
        for number, name in enumerate(party.names):
            x = spot.foot[0] + (number - (count - 1) / 2) * min(room + 4, spot.partner_distance)
            area = self.draw_fitted_tag(name, (x, y), size, room, own=party.own)
            if lit:
                pen.outline(area.inflate(5, 5), BONE, 2.0, radius=size * 0.6)

    def draw_fitted_tag(self, words: str, at: Point, size: float, room: float, *, own: bool) -> FRect:
        """Draw a tag, in green for the player's `own` name; cut words that are too long. Return its area."""
        pen, scale = self.pen, self.pen.screen.scale
        shown = pen.fonts.fit(words, Typeface.BOLD, scale.px(size), (room - size) * scale.ppu)
        return draw_tag(pen, shown, at, size, width=room, colour=MINT if own else BONE)
