"""The window for questions that can't be answered by choosing a card on the table, and its places."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.sixpack.rules.deck import Card
from game.cardgames.sixpack.sheet import Zone
from game.cardgames.sixpack.table.art.cards import draw_card, draw_card_row
from game.cardgames.sixpack.table.art.signs import draw_arrow_sign, draw_medal
from game.cardgames.sixpack.table.layout import TableLayout, grid_areas
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.pickers import Picker, PickerEntry
from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import LEAST_LETTERS, Pen, centred_area
from game.ui.drawing.palette import BONE, GOLD, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Typeface

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


_ARROWS = "←→"
_LEADING = 1.2
_BESIDE_ICON = 6.0
_PLANK, _ENTRY, _FOCUSED = "#3B1E3C", "#5A3158", "#2A1030"


def draw_window(pen: Pen, art: Art, model: SixpackModel, window: Picker) -> None:
    view, layout = model.view, model.layout
    places = window_places(layout, window)
    size = layout.seating.letter_size(17)
    pen.plate(places.whole, _PLANK, radius=14, border=BONE)
    title = places.title
    icon = min(title.height, size * 1.7) if window.card else 0.0
    room = title.width - icon - _BESIDE_ICON
    middle = title.centerx + (icon + _BESIDE_ICON) / 2 if window.card else title.centerx
    at = middle, title.centery
    words = pen.text(window.title, at, size, Typeface.BOLD, PALE_GOLD, anchor="center", width=room)
    if window.card:
        at = words.left - _BESIDE_ICON - icon / 2, title.centery
        draw_medal(pen, view.cards[window.card].pack, at, icon)
    cumulative = (
        model.aim.key if window.cumulative and model.aim is not None and model.aim.zone is Zone.ENTRY else -1
    )
    entries = list(zip(window.entries, places.entries, strict=True))
    low = layout.seating.letter_size(15) * LOW_ENTRY
    beside = all(entry.cards and box.height < low and _fits_beside(pen, entry, box) for entry, box in entries)
    for place, (entry, box) in enumerate(entries):
        focused = model.focused(Zone.ENTRY, place)
        _draw_entry(pen, art, model, entry, box, focused=focused, within=cumulative >= place, beside=beside)


def _beside_cards(entry: PickerEntry, box: FRect) -> tuple[FRect, FRect]:
    """Return the areas of a low entry's cards and of the words beside them."""
    high = box.height - 6
    width = high / CARD_RATIO * (1 + 0.5 * (len(entry.cards) - 1))
    cards = FRect(box.left + 5, box.top + 3, width, high)
    return cards, FRect(box.left + width + 8, box.top + 2, box.width - width - 12, box.height - 4)


def _fits_beside(pen: Pen, entry: PickerEntry, box: FRect) -> bool:
    room = _beside_cards(entry, box)[1].width
    lines = pen.lines(entry.words, LEAST_LETTERS, Typeface.BOLD, room)
    return all(pen.width(line, LEAST_LETTERS, Typeface.BOLD) <= room for line in lines)


def _draw_entry(
    pen: Pen,
    art: Art,
    model: SixpackModel,
    entry: PickerEntry,
    box: FRect,
    *,
    focused: bool,
    within: bool,
    beside: bool,
) -> None:
    """Draw an entry with its words below its cards or sign or, in low entries with cards, `beside` them."""
    colour = _FOCUSED if focused else _ENTRY
    border = GOLD if focused else MINT if entry.on or within else BONE
    pen.plate(box, colour, radius=12, border=border)
    if focused:
        pen.outline(box.inflate(4, 4), GOLD, 2.5 + model.pulse, 13)
    size = model.layout.seating.letter_size(15)
    line = size * 1.35
    ink = PALE_GOLD if focused else MINT if entry.on else BONE if entry.on is None else MIST
    wide = box.width - 10
    line *= min(len(pen.lines(entry.words, LEAST_LETTERS, Typeface.BOLD, wide)), 2)
    words = FRect(box.left + 5, box.bottom - line - 3, wide, line)
    above = FRect(box.left + 6, box.top + 6, box.width - 12, box.height - line - 12)
    if not entry.cards and (entry.pile >= 0 or above.height < size or not entry.sign):
        _draw_paragraph(pen, entry.words, box.inflate(-10, -4), size, ink)
        return
    if beside:
        cards, room = _beside_cards(entry, box)
        _draw_entry_cards(pen, art, model, entry, cards)
        _draw_paragraph(pen, entry.words, room, size, ink)
        return
    pen.text(entry.words, words.center, size, Typeface.BOLD, ink, anchor="center", width=words.width)
    if entry.cards:
        _draw_entry_cards(pen, art, model, entry, above)
    else:
        draw_arrow_sign(pen, above.center, above.height * 1.5, left=entry.sign == _ARROWS[0])


def _draw_paragraph(pen: Pen, words: str, area: FRect, size: float, ink: str) -> None:
    """Draw words in the middle of an area, in a font size that fits, down to the least allowed."""
    lines = pen.lines(words, size, Typeface.BOLD, area.width)
    while size > LEAST_LETTERS and (
        len(lines) * size * _LEADING > area.height
        or any(pen.width(line, size, Typeface.BOLD) > area.width for line in lines)
    ):
        size = max(size - 1.0, LEAST_LETTERS)
        lines = pen.lines(words, size, Typeface.BOLD, area.width)
    place = FRect(area.left, area.centery - len(lines) * size * _LEADING / 2, *area.size)
    pen.paragraph(words, place, size, Typeface.BOLD, ink, align="center", leading=_LEADING)


def _draw_entry_cards(pen: Pen, art: Art, model: SixpackModel, entry: PickerEntry, area: FRect) -> None:
    """Draw an entry's cards in the middle of an area; those of a switch that is off are faint."""
    cards: list[Card | None] = [model.view.cards[card] if card else None for card in entry.cards]
    alpha = 0.55 if entry.on is False else 1.0
    width = min(area.height / CARD_RATIO, area.width)
    if len(cards) == 1:
        place = centred_area(area.center, width, width * CARD_RATIO)
        draw_card(pen, art, cards[0], place, alpha)
        return
    room = min(area.width, width * (1 + 0.5 * (len(cards) - 1)))
    draw_card_row(pen, art, cards, FRect(area.centerx - room / 2, area.top, room, area.height), alpha=alpha)
