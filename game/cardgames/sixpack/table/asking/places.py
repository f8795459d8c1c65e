"""The places of a window and its entries, between the piles and the hand, which both stay visible."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.sixpack.table.asking.pickers import Picker
from game.cardgames.sixpack.table.layout import TableLayout, grid_areas
from game.ui.drawing.cards import CARD_RATIO

_CARDS, _SIGN, _WORDS = (104.0, 100.0), (170.0, 96.0), (150.0, 44.0)
"""The width and height of an entry with cards, with a sign, and with words only."""
_LETTER, _LONGER = 0.56, 1.5
"""The average width of a letter, in font sizes, and the length factor for translated questions."""
_NAME, _PHRASE = 9.4, 10.5
"""The least width of an entry with a name, and with a phrase, in font sizes."""
_TWO_LINES = 3.0
"""The height of an entry with words only, in font sizes, where there is room."""
LOW_ENTRY = 4.4
"""The height, in font sizes, below which an entry's label is beside its cards."""
_EDGE, _GAP = 12.0, 8.0
_ROOMY = 1.4
"""How much wider than usual the entries of a window become if its title makes it wider than they need."""
_CLAIM = 0.8
"""Half the height of a claim's tag, in font sizes."""


class WindowPlaces(NamedTuple):
    """The areas of a window: all of it, its title, and its entries."""

    whole: FRect
    title: FRect
    entries: tuple[FRect, ...]


def window_places(layout: TableLayout, window: Picker) -> WindowPlaces:
    """Return the places of a window on the table, below the piles and their claim tags.

    A window with words only also leaves the arrow board visible if there is room below it. The card that the
    viewer has laid stays visible beside the window.
    """
    base = layout.seating
    edge, letters = _EDGE * base.scale, base.letter_size(17)
    head = letters * 1.6
    has_cards = any(entry.cards for entry in window.entries)
    cell = _CARDS if has_cards else _SIGN if any(entry.sign for entry in window.entries) else _WORDS
    min_width = len(window.title) * letters * _LETTER * _LONGER + letters * 3.0
    longest = _PHRASE if cell is _WORDS else _NAME
    wide, high = max(cell[0] * base.scale, base.letter_size(15) * longest), cell[1] * base.scale
    room = _window_room(layout)
    top, bottom = layout.board.bottom + 2 * base.scale, room.bottom
    if has_cards or bottom - top < head + base.letter_size(15) * 2.2 + edge:
        top = room.top
    inner = bottom - top - head - edge
    if has_cards and inner < LOW_ENTRY * base.letter_size(15):
        # In low entries, the words are beside the cards.
        wide += inner / CARD_RATIO
    needed = len(window.entries) * (wide + _GAP) - _GAP
    width = min(max(needed, min_width) + 2 * edge, room.width)
    left = min(max(layout.board.centerx - width / 2, room.left), room.right - width)
    whole = FRect(left, top, width, bottom - top)
    title = FRect(left + edge, top + edge * 0.3, width - 2 * edge, head)
    inside = FRect(title.left, title.bottom, title.width, whole.bottom - title.bottom - edge * 0.7)
    places = grid_areas(inside, len(window.entries), high / wide)
    if places[-1].top == places[0].top:
        places = _row_places(inside, places, wide * _ROOMY)
        if cell is _WORDS:
            extra = min(inside.height, base.letter_size(15) * _TWO_LINES) - places[0].height
            places = tuple(place.inflate(0, max(extra, 0.0)) for place in places)
    return WindowPlaces(whole, title, places)


def _window_room(layout: TableLayout) -> FRect:
    """Return the space for windows: between claim tags and hand, beside the cards the viewer has laid."""
    base, own = layout.seating, layout.fronts[-1]
    cards = [FRect(x - own.card / 2, y - own.card * CARD_RATIO / 2, own.card, 1) for x, y in own.laid]
    gap = 6 * base.scale
    left = max(card.right for card in cards if card.centerx < layout.board.centerx) + gap
    rights = [card.left - gap for card in cards if card.centerx > layout.board.centerx]
    claims = max(pile.claim[1] for pile in layout.piles) + base.letter_size(16) * _CLAIM + 1
    top, bottom = max(layout.board.top, claims), layout.hand.top + 6 * base.scale
    return FRect(left, top, min([layout.cloth.right, *rights]) - left, bottom - top)


def _row_places(area: FRect, places: tuple[FRect, ...], wide: float) -> tuple[FRect, ...]:
    """Return the places of a row of entries, each widened up to `wide` as far as there is room."""
    count = len(places)
    width = max(places[0].width, min(wide, (area.width - _GAP * (count - 1)) / count))
    left = area.centerx - (count * width + (count - 1) * _GAP) / 2
    return tuple(
        FRect(left + number * (width + _GAP), place.top, width, place.height)
        for number, place in enumerate(places)
    )
