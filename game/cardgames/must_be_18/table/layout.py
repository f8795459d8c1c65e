"""Where everything lies on the table of You Must Be 18!, in units, for any canvas and number of seats."""

from __future__ import annotations

from pygame import FRect

from game.tables.layout import Frame, clamp, strip
from game.ui.cards import CARD_RATIO

_GAP = 12.0
_EDGE = 16.0
_CAPTION = 66.0
_OVER_TOOLS = 88.0
"""The room over the scene's buttons that belongs to it where nobody plays: what a replay is steered by."""
_CROWD = 4
"""With so many opponents, their strip goes over the whole canvas; with fewer, the counter has the corner."""
_FOOT = 20.0
_TOTAL = 42.0
_LARGEST = 148.0
_BURIED = 1.62
"""How many cards a column is high at least, its top included."""


class TableLayout(Frame, frozen=True, kw_only=True):
    """Areas in units.

    Attributes:
        stock: the cards to draw; `standing` the totals below it (no height: there is no room for them).
        columns: the places of the columns, all as high as the middle; the last may be that of a new one.
        counter: what the tops make, and the plaques.
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
    edge = min(_EDGE, width * 0.0125)
    left = clamp(width * 0.172, 150, 270)
    right = clamp(width * 0.2, 190, 330)
    strip_height = clamp(height * 0.135, 62, 104)
    bottom_height = clamp(height * 0.272, 128, 236) if has_hand else 24.0

    inner = width - 2 * edge - left - right - 2 * _GAP
    title = FRect(edge, edge, left, strip_height)
    crowd = opponents >= _CROWD
    strip_left = title.right + _GAP
    strip_width = width - edge - strip_left if crowd else inner
    areas = strip(FRect(strip_left, edge, strip_width, strip_height), opponents, _GAP)

    top = edge + strip_height + _GAP
    bottom = height - bottom_height
    middle = FRect(strip_left, top, inner, bottom - top - _GAP * 0.5)
    counter_top = top if crowd else edge
    counter = FRect(width - edge - right, counter_top, right, bottom - _GAP * 0.5 - counter_top)
    tools = FRect(edge, height - edge - 28, left, 28)
    column = FRect(edge, top, left, middle.height)
    corner = FRect(counter.left, bottom, right, bottom_height - edge)
    if not has_hand:
        # Tools and words have no place beside a hand: they take theirs from what is above them.
        column.height = tools.top - _OVER_TOOLS - _GAP - top
        corner = FRect(counter.left, height - edge - _CAPTION, right, _CAPTION)
        counter.height = corner.top - _GAP - counter.top
    stock, standing = _column(column, seats)
    mascot_size = max(0.0, min(corner.height * 0.56, corner.width * 0.4, corner.height - _CAPTION - 6))
    mascot = FRect(corner.right - mascot_size, corner.bottom - mascot_size, mascot_size, mascot_size)
    said = corner.height - mascot_size - (6 if has_hand else 0)
    card, places = _places(middle, columns)
    return TableLayout(
        title=title,
        seats=areas,
        stock=stock,
        standing=standing,
        middle=middle,
        columns=places,
        counter=counter,
        preview=FRect(edge, bottom, left, max(tools.top - 36 - bottom, 1.0)),
        hand=FRect(middle.left, bottom, inner, bottom_height),
        tags=FRect(middle.left, bottom, inner, 0),
        caption=FRect(corner.left, corner.top, corner.width, said),
        mascot=mascot,
        tools=tools,
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
    if area.height - stock - _GAP < standing:
        return area, FRect(area.left, area.bottom, area.width, 0)
    high = min(area.height - stock - _GAP, 38.0 + seats * _TOTAL)
    below = FRect(area.left, area.top + stock + _GAP, area.width, high)
    return FRect(area.left, area.top, area.width, stock), below
