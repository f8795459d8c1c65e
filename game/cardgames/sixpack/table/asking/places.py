"""The places of a picker: over the pile that it is about, or over all of them; never over the hand."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.sixpack.table.asking.pickers import Picker
from game.cardgames.sixpack.table.layout import TableLayout, grid

_CELL, _SMALL, _SIGN = (118.0, 156.0), (104.0, 100.0), (170.0, 96.0)
"""Width and height of an entry with cards, of one where there is less room, and of one with a sign."""
_ACROSS = 6
_LETTER, _LONGER = 0.56, 1.4
"""The width of a letter, as a share of its size; and the length of a question in other languages."""
_NAME = 8.0
"""The least width of an entry with cards, for their name, in letters' heights."""
_EDGE = 12.0
_BETWEEN_ENDS = 408.0
"""The room between the words at the ends of the way of play; a wider window covers them wholly."""
_BY_PILE = (168.0, 62.0, 8.0)
"""Width, height and gap of the entries that lie on their own piles."""


class WindowPlaces(NamedTuple):
    """The areas of a picker: its plank, its title, and its entries; they may lie beside the plank."""

    whole: FRect
    title: FRect
    entries: tuple[FRect, ...]


def window_places(layout: TableLayout, window: Picker) -> WindowPlaces:
    """The places of a picker on the table: over its pile, or over the way of play, so that piles are seen."""
    if len({entry.pile for entry in window.entries}) > 1:
        return _on_piles(layout, window)
    base, cloth = layout.ground, layout.cloth
    edge, letters = _EDGE * base.scale, base.letters(17)
    head = letters * 1.6
    drawn = any(entry.cards for entry in window.entries)
    pile = window.entries[0].pile if window.entries[0].pile >= 0 else window.pile
    cell = (_CELL if pile >= 0 else _SMALL) if drawn else _SIGN
    across = len(window.entries) if pile < 0 else min(len(window.entries), _ACROSS)
    least = len(window.title) * letters * _LETTER * _LONGER + letters * 2.5
    wide, high = max(cell[0] * base.scale, base.letters(15) * _NAME), cell[1] * base.scale
    width = min(max(across * wide, least) + 2 * edge, cloth.width)
    if pile < 0:
        if width > _BETWEEN_ENDS * base.scale:
            width = max(width, layout.board.width)
        top, low = layout.board.top, layout.hand.top + 6 * base.scale
        middle = cloth.centerx
    else:
        top = cloth.top
        low = top + -(-len(window.entries) // across) * high + head + edge
        low, middle = min(low, layout.board.top), layout.piles[pile].top.centerx
    left = min(max(middle - width / 2, cloth.left), cloth.right - width)
    whole = FRect(left, top, width, low - top)
    title = FRect(left + edge, top + edge * 0.3, width - 2 * edge, head)
    inside = FRect(title.left, title.bottom, title.width, whole.bottom - title.bottom - edge * 0.7)
    places = grid(inside, len(window.entries), high / wide)
    if places[-1].top == places[0].top:
        places = _in_row(inside, places, wide)
    return WindowPlaces(whole, title, places)


def _in_row(area: FRect, places: tuple[FRect, ...], wide: float) -> tuple[FRect, ...]:
    """Places in one row as wide as is wished, if there is room, so that their names have some."""
    gap, count = 8.0, len(places)
    width = max(places[0].width, min(wide, (area.width - gap * (count - 1)) / count))
    left = area.centerx - (count * width + (count - 1) * gap) / 2
    return tuple(
        FRect(left + number * (width + gap), place.top, width, place.height)
        for number, place in enumerate(places)
    )


def _on_piles(layout: TableLayout, window: Picker) -> WindowPlaces:
    """Each entry on its own pile, that of the hand between them and the hand."""
    base = layout.ground
    wide, high, gap = (size * base.scale for size in _BY_PILE)
    high = max(high, base.letters(16) * 2.2)
    line = base.letters(16) * 2
    whole = FRect(layout.board.left, layout.cloth.top, layout.board.width, line)
    places: list[FRect] = []
    for number, entry in enumerate(window.entries):
        if entry.pile < 0:
            places.append(FRect(layout.board.centerx - wide, layout.board.top, wide * 2, layout.board.height))
            continue
        above = sum(other.pile == entry.pile for other in window.entries[:number])
        top = layout.piles[entry.pile].top
        low = top.top + 14 * base.scale + above * (high + gap)
        places.append(FRect(top.centerx - wide / 2, low, wide, high))
    return WindowPlaces(whole, whole.inflate(-2 * _EDGE * base.scale, 0), tuple(places))
