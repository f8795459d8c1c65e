"""Where everything lies that every table has, in units, and small pieces that layouts are made of."""

from __future__ import annotations

from msgspec import Struct
from pygame import FRect


class Frame(Struct, frozen=True, kw_only=True):
    """The areas that every table has; a game's layout adds its own.

    Attributes:
        title: game, round and turn.
        seats: one area per opponent, clockwise from the own seat (a spectator's: one per seat).
        preview: what the focused thing is and would do.
        hand: where the hand is held; `tags` what a hint tells of its cards, above it (no height: nothing).
        caption: the words of what happens; `mascot` the own duck below them; `tools` the scene's buttons.
        card: width of a card in the middle of the table.
    """

    title: FRect
    seats: tuple[FRect, ...]
    preview: FRect
    hand: FRect
    tags: FRect
    caption: FRect
    mascot: FRect
    tools: FRect
    card: float


def clamp(value: float, least: float, most: float) -> float:
    """The value, or the bound that it is beyond."""
    return max(least, min(value, most))


def strip(area: FRect, count: int, gap: float) -> tuple[FRect, ...]:
    """An area cut into so many parts of one width, side by side with gaps between them."""
    width = (area.width - gap * (count - 1)) / max(count, 1)
    return tuple(
        FRect(area.left + (width + gap) * place, area.top, width, area.height) for place in range(count)
    )
