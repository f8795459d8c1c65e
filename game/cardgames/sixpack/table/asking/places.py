"""The places of a picker: between the piles and the hand, so that all piles are seen; never over the hand."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.sixpack.table.asking.pickers import Picker
from game.cardgames.sixpack.table.layout import TableLayout, grid
from game.ui.drawing.cards import CARD_RATIO

_CARDS, _SIGN, _WORDS = (104.0, 100.0), (170.0, 96.0), (150.0, 44.0)
"""Width and height of an entry with cards, of one with a sign, and of one of words alone."""
_LETTER, _LONGER = 0.56, 1.4
"""The width of a letter, as a share of its size; and the length of a question in other languages."""
_NAME, _PHRASE = 9.4, 10.5
"""The least width of an entry with a name, and of one with a phrase of some words, in letters' heights."""
_TWO_LINES = 3.0
"""The height of an entry of words alone, in letters' heights, where there is room."""
LOW = 4.4
"""An entry with cards that is lower has its name beside them, in letters' heights."""
_EDGE = 12.0
_BETWEEN_ENDS = 408.0
"""The room between the words at the ends of the way of play; a wider window covers them wholly."""
_CLAIM = 0.8
"""Half the height of the tag of a claim, in letters' heights."""


class WindowPlaces(NamedTuple):
    """The areas of a picker: its plank, its title, and its entries on the plank."""

    whole: FRect
    title: FRect
    entries: tuple[FRect, ...]


def window_places(layout: TableLayout, window: Picker) -> WindowPlaces:
    """Return the places of a picker on the table: below the piles and their claims, all of which are seen.

    Words alone leave the way of play to be seen, too, where there is room for them below it. The card that
    the viewer's seat has laid lies beside the plank.
    """
    base = layout.seating
    edge, letters = _EDGE * base.scale, base.letters(17)
    head = letters * 1.6
    drawn = any(entry.cards for entry in window.entries)
    cell = _CARDS if drawn else _SIGN if any(entry.sign for entry in window.entries) else _WORDS
    least = len(window.title) * letters * _LETTER * _LONGER + letters * 2.5
    longest = _PHRASE if cell is _WORDS else _NAME
    wide, high = max(cell[0] * base.scale, base.letters(15) * longest), cell[1] * base.scale
    room = _room(layout)
    width = min(max(len(window.entries) * wide, least) + 2 * edge, room.width)
    top, low = layout.board.bottom + 2 * base.scale, room.bottom
    if drawn or low - top < head + base.letters(15) * 2.2 + edge:
        top = room.top
        if width > _BETWEEN_ENDS * base.scale:
            width = max(width, layout.board.width)
    left = min(max(layout.board.centerx - width / 2, room.left), room.right - width)
    whole = FRect(left, top, width, low - top)
    title = FRect(left + edge, top + edge * 0.3, width - 2 * edge, head)
    inside = FRect(title.left, title.bottom, title.width, whole.bottom - title.bottom - edge * 0.7)
    places = grid(inside, len(window.entries), high / wide)
    if places[-1].top == places[0].top:
        if drawn and inside.height < LOW * base.letters(15):
            wide += inside.height / CARD_RATIO
        places = _in_row(inside, places, wide)
        if cell is _WORDS:
            more = min(inside.height, base.letters(15) * _TWO_LINES) - places[0].height
            places = tuple(place.inflate(0, max(more, 0.0)) for place in places)
    return WindowPlaces(whole, title, places)


def _room(layout: TableLayout) -> FRect:
    """Return the room of planks: between the claims and the hand, beside the cards that the viewer laid."""
    base, own = layout.seating, layout.fronts[-1]
    cards = [FRect(x - own.card / 2, y - own.card * CARD_RATIO / 2, own.card, 1) for x, y in own.laid]
    gap = 6 * base.scale
    left = max(card.right for card in cards if card.centerx < layout.board.centerx) + gap
    rights = [card.left - gap for card in cards if card.centerx > layout.board.centerx]
    claims = max(pile.claim[1] for pile in layout.piles) + base.letters(16) * _CLAIM + 1
    top, low = max(layout.board.top, claims), layout.hand.top + 6 * base.scale
    return FRect(left, top, min([layout.cloth.right, *rights]) - left, low - top)


def _in_row(area: FRect, places: tuple[FRect, ...], wide: float) -> tuple[FRect, ...]:
    """Places in one row as wide as is wished, if there is room, so that their names have some."""
    gap, count = 8.0, len(places)
    width = max(places[0].width, min(wide, (area.width - gap * (count - 1)) / count))
    left = area.centerx - (count * width + (count - 1) * gap) / 2
    return tuple(
        FRect(left + number * (width + gap), place.top, width, place.height)
        for number, place in enumerate(places)
    )
