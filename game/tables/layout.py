"""The areas that every table has, in units, and small pieces that layouts are made of."""

from __future__ import annotations

from msgspec import Struct
from pygame import FRect

from game.tables.raft import seat_layout as raft

_TAGGED = 61.0
_OVER_FAN = 10.0
"""The least distance of a fan's cards below its area's top."""


class Frame(Struct, frozen=True, kw_only=True):
    """The areas that every table has; a game's layout adds its own.

    Attributes:
        title: game, round and turn.
        preview: the name and effect of the focused thing.
        hand: the player's hand; `tags` a hint's tags for its cards, above it (no height: none).
        caption: the words of events; `tools` the scene's buttons.
        card: width of a card in the middle of the table; `hand_card` of one in the hand.
        left_handed: the player's hand is fanned the other way.
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
    def apart(self) -> float:
        """The least distance of the hand's cards, where there is room: that of tags with a word each."""
        return _TAGGED if self.tags.height else 0.0

    @property
    def seats(self) -> tuple[FRect, ...]:
        """The areas of the opponents' ducks, clockwise from the viewer (a spectator's: one per seat)."""
        return tuple([place.bust for place in self.seating.seats])


def with_tags(hand: FRect, tags: float) -> tuple[FRect, FRect]:
    """Split the area of a hand into the cards and the tags above them; without tags the row has no height."""
    row = FRect(hand.left, hand.top - 4, hand.width, tags)
    lower = max(0.0, row.bottom - _OVER_FAN - hand.top)
    return FRect(hand.left, hand.top + lower, hand.width, hand.height - lower), row


def strip(area: FRect, count: int, gap: float) -> tuple[FRect, ...]:
    """Return an area cut into `count` parts of one width, side by side with gaps between them."""
    width = (area.width - gap * (count - 1)) / max(count, 1)
    return tuple(
        FRect(area.left + (width + gap) * place, area.top, width, area.height) for place in range(count)
    )
