"""The areas that every table has, in units, and functions that split areas."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from pygame import FRect

from game.tables.raft import seat_layout as raft

_TAGGED = 61.0
_OVER_FAN = 10.0
"""The smallest distance between the top of a hand's area and its cards."""


class BaseLayout(Struct, frozen=True, kw_only=True):
    """The areas that every table has; a game's layout subclass adds more.

    Attributes:
        title: the game, the round and the turn.
        preview: the name and effect of the focused item.
        hand: the player's hand; `tags` is the row of hint tags above it (height 0: no tags).
        caption: the descriptions of events; `tools` holds the scene's buttons.
        card: the width of a card in the middle of the table; `hand_card` that of one in the hand.
        left_handed: whether the player's hand is fanned the other way round.
    """

    seating: raft.SeatLayout
    title: FRect
    preview: FRect
    prompt: FRect
    hand: FRect
    tags: FRect
    caption: FRect
    tools: FRect
    card: float
    hand_card: float
    left_handed: bool = False

    @property
    def card_gap(self) -> float:
        """The smallest distance between the hand's cards, where there's room: the width of a tag."""
        return _TAGGED if self.tags.height else 0.0

    @property
    def seats(self) -> tuple[FRect, ...]:
        """The areas of the opponents' ducks (of all ducks for a spectator), clockwise from the viewer."""
        return tuple([place.bust for place in self.seating.seats])

    @property
    def names(self) -> tuple[FRect, ...]:
        """The areas of the players' names, and in some games of teams' names."""
        return self.names_at([place.tag for place in (*self.seating.seats, self.seating.own)])

    def names_at(self, middles: Iterable[tuple[float, float]], wide: float = 5.4) -> tuple[FRect, ...]:
        """Return the areas of tags centred at points; `wide` is their width in letter sizes."""
        size = self.seating.names
        return tuple([FRect(x - size * wide / 2, y - size, size * wide, size * 2) for x, y in middles])


def split_hand_area(hand: FRect, tags: float) -> tuple[FRect, FRect]:
    """Split the area of a hand into the cards and a row of tags of height `tags` above them."""
    row = FRect(hand.left, hand.top - 4, hand.width, tags)
    lower = max(0.0, row.bottom - _OVER_FAN - hand.top)
    return FRect(hand.left, hand.top + lower, hand.width, hand.height - lower), row


def split_into_columns(area: FRect, count: int, gap: float) -> tuple[FRect, ...]:
    """Split an area into `count` parts of equal width, side by side, with gaps between them."""
    width = (area.width - gap * (count - 1)) / max(count, 1)
    return tuple(
        FRect(area.left + (width + gap) * place, area.top, width, area.height) for place in range(count)
    )
