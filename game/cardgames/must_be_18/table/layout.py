"""The layout of the table of You Must Be 18!, in units, for any canvas and number of seats."""

from __future__ import annotations

from pygame import FRect

from game.tables.layout import GAP, Frame, Measures, clamp, ground
from game.ui.drawing.cards import CARD_RATIO

_MEASURES = Measures((0.135, 62, 104), (0.272, 128, 236), duck=0.56, over_hand=GAP / 2)
_FOOT = 20.0
_TOTAL = 42.0
_LARGEST = 148.0
_BURIED = 1.62
"""The least height of a column, in heights of a card, its top included."""


class TableLayout(Frame, frozen=True, kw_only=True):
    """Areas in units.

    Attributes:
        stock: the cards to draw; `standing` the totals below it (no height: there is no room for them).
        columns: the places of the columns, all as high as the middle; the last may be for a new column.
        counter: the total of the tops, and the plaques.
    """

    stock: FRect
    standing: FRect
    middle: FRect
    columns: tuple[FRect, ...]
    counter: FRect

    @property
    def row(self) -> float:
        """The middle of the tops, which all lie in one line."""
        return self.middle.bottom - _FOOT - self.card * CARD_RATIO / 2


def lay_out(
    width: float, height: float, opponents: int, seats: int, columns: int, *, has_hand: bool = True
) -> TableLayout:
    """The table on a canvas of so many units, for so many opponents, seats and places for columns.

    A spectator's has no hand, and more room for the columns.
    """
    base = ground(width, height, opponents, _MEASURES, has_hand=has_hand)
    stock, standing = _column(base.left, seats)
    card, places = _places(base.middle, columns)
    return TableLayout(
        title=base.title,
        seats=base.seats,
        stock=stock,
        standing=standing,
        middle=base.middle,
        columns=places,
        counter=base.right,
        preview=base.preview,
        hand=base.hand,
        tags=base.tags,
        caption=base.caption,
        mascot=base.mascot,
        tools=base.tools,
        card=card,
    )


def _places(area: FRect, count: int) -> tuple[float, tuple[FRect, ...]]:
    """The width of a top, and the places: side by side in the middle, with room for a plus between."""
    card = min(area.width / (count * 1.28), (area.height - _FOOT) / CARD_RATIO / _BURIED, _LARGEST)
    step = min(area.width / count, card * 1.6)
    left = area.centerx - step * count / 2
    return card, tuple(FRect(left + step * place, area.top, step, area.height) for place in range(count))


def _column(area: FRect, seats: int) -> tuple[FRect, FRect]:
    """The stock, and the totals below it if both have room."""
    stock = clamp(area.height * 0.3, 46, 128)
    standing = 32.0 + seats * 20.0
    if area.height - stock - GAP < standing:
        return area, FRect(area.left, area.bottom, area.width, 0)
    high = min(area.height - stock - GAP, 38.0 + seats * _TOTAL)
    below = FRect(area.left, area.top + stock + GAP, area.width, high)
    return FRect(area.left, area.top, area.width, stock), below
