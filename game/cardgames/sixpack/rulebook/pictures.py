"""Pictures for the pages: cards by twos and threes, with signs between them that tell their fate."""

from __future__ import annotations

from msgspec import Struct
from pygame import FRect

from game.cardgames.sixpack.rulebook.position import card_of
from game.cardgames.sixpack.rules.deck import Card
from game.cardgames.sixpack.table.art.card_sprites import draw_card
from game.cardgames.sixpack.table.art.signs import pointer, way_sign
from game.tables.art import Art
from game.tables.table import Manner
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import ALARM, INK, PALE_GOLD
from game.ui.drawing.text import Face

_LABEL = 26.0
_OVER = 30.0
"""The room over the cards for the arrows between them."""
_GAP = 0.14
_PILED = 0.3
_SIGN = 0.8
_APART = 0.5


class Group(Struct, frozen=True):
    """Some cards side by side, or piled so that each can still be seen.

    Attributes:
        cards: as text (see `position`).
        label: the words below them.
        out: the places of the cards that are crossed out.
        piled: whether they lie on each other, the last one on top.
        then: whether an arrow leads from them to the next group.
    """

    cards: str
    label: str = ""
    out: tuple[int, ...] = ()
    piled: bool = False
    then: bool = False

    @property
    def faces(self) -> tuple[Card, ...]:
        """The cards."""
        return tuple(map(card_of, self.cards.split()))

    @property
    def breadth(self) -> float:
        """Its width, in widths of a card."""
        step = _PILED if self.piled else 1 + _GAP
        return 1 + step * (len(self.faces) - 1)

    def places(self, left: float, top: float, width: float) -> tuple[FRect, ...]:
        """The areas of its cards, in units."""
        step = (_PILED if self.piled else 1 + _GAP) * width
        return tuple(
            FRect(left + step * place, top, width, width * CARD_RATIO) for place in range(len(self.faces))
        )


class Groups(Struct, frozen=True):
    """A picture of groups in a line; `leads` are bent arrows between cards, from place to place in the line."""

    groups: tuple[Group, ...]
    leads: tuple[tuple[int, int], ...] = ()

    def __call__(self, pen: Pen, art: Art, manner: Manner, area: FRect) -> None:
        """Draw it in the middle of an area, as large as that allows."""
        spaces = [_APART + (_SIGN if group.then else 0.0) for group in self.groups[:-1]]
        breadth = sum(group.breadth for group in self.groups) + sum(spaces)
        over = _OVER if self.leads else 0.0
        below = _LABEL if any(group.label for group in self.groups) else 0.0
        width = min((area.height - below - over) / CARD_RATIO, area.width / breadth, 118.0)
        left = area.centerx - breadth * width / 2
        top = area.centery - (width * CARD_RATIO + below - over) / 2
        found: list[FRect] = []
        for group, space in zip(self.groups, (*spaces, 0.0), strict=True):
            places = group.places(left, top, width)
            found += places
            _draw(pen, art, group, places, width * _APART)
            left = places[-1].right
            if group.then:
                at = (left + space * width / 2, top + width * CARD_RATIO / 2)
                way_sign(pen, at, width * _SIGN, left=False)
            left += space * width
        for start, end in self.leads:
            # They bow to the left of their way: over the cards from left to right.
            pointer(pen, _above(found[start]), _above(found[end]))


def _above(place: FRect) -> tuple[float, float]:
    return place.centerx, place.top + 4


def _draw(pen: Pen, art: Art, group: Group, places: tuple[FRect, ...], beside: float) -> None:
    for number, (face, place) in enumerate(zip(group.faces, places, strict=True)):
        gone = number in group.out
        draw_card(pen, art, face, place, 0.45 if gone else 1.0)
        if gone:
            inside = place.inflate(-place.width * 0.3, -place.height * 0.3)
            for start, end in ((inside.topleft, inside.bottomright), (inside.bottomleft, inside.topright)):
                pen.line(start, end, INK, 9)
                pen.line(start, end, ALARM, 5)
    at = ((places[0].left + places[-1].right) / 2, places[0].bottom + 6)
    room = places[-1].right - places[0].left + beside
    size = max(min(15.0, 15.0 * room / max(pen.width(group.label, 15, Face.BOLD), 1)), 9.0)
    pen.text(group.label, at, size, Face.BOLD, PALE_GOLD, anchor="midtop")


class OneCard(Struct, frozen=True):
    """A picture of a card alone."""

    card: str

    def __call__(self, pen: Pen, art: Art, manner: Manner, area: FRect) -> None:
        """Draw it in the middle of an area, as large as that allows."""
        width = min(area.width, area.height / CARD_RATIO)
        place = FRect(
            area.centerx - width / 2, area.centery - width * CARD_RATIO / 2, width, width * CARD_RATIO
        )
        draw_card(pen, art, card_of(self.card), place)
