"""The window for questions that can't be answered by choosing a card on the table."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.sixpack.rules.deck import Card
from game.cardgames.sixpack.sheet import Zone
from game.cardgames.sixpack.table.art.cards import draw_card, draw_card_row
from game.cardgames.sixpack.table.art.signs import draw_arrow_sign, draw_medal
from game.cardgames.sixpack.table.asking.pickers import Picker, PickerEntry
from game.cardgames.sixpack.table.asking.places import LOW_ENTRY, window_places
from game.cardgames.sixpack.table.model import SixpackModel
from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import LEAST_LETTERS, Pen, centred_area
from game.ui.drawing.palette import BONE, GOLD, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Typeface

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
