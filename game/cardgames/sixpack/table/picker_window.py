"""The window over the hand in which questions are answered that no card on the table can answer."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.sixpack.rules.deck import Card
from game.cardgames.sixpack.table.art.card_sprites import draw_card, draw_line
from game.cardgames.sixpack.table.art.signs import medal, way_sign
from game.cardgames.sixpack.table.focus import Zone
from game.cardgames.sixpack.table.focus_places import picker_entries
from game.cardgames.sixpack.table.pickers import Entry, Picker
from game.cardgames.sixpack.table.picture import Picture
from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DEEP, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face

_WAYS = "←→"


def draw_window(pen: Pen, art: Art, picture: Picture, window: Picker) -> None:
    """The question and its entries."""
    area, view = picture.layout.picker, picture.view
    pen.plate(area, DEEP, radius=14, border=GOLD)
    left = area.left + 14
    if window.card:
        medal(pen, view.cards[window.card].pack, (left + 11, area.top + 17), 26)
        left += 30
    pen.text(
        window.title,
        (left, area.top + 17),
        16,
        Face.BOLD,
        PALE_GOLD,
        anchor="midleft",
        width=area.right - left - 12,
    )
    places = picker_entries(area, window)
    for place, (entry, box) in enumerate(zip(window.entries, places, strict=True)):
        focused = picture.focused(Zone.ENTRY, place)
        within = window.upto and _focused_place(picture) >= place
        _entry(pen, art, picture, entry, box, focused=focused, within=within)


def _focused_place(picture: Picture) -> int:
    spot = picture.focus.spot
    return spot.key if spot is not None and spot.zone is Zone.ENTRY else -1


def _entry(
    pen: Pen, art: Art, picture: Picture, entry: Entry, box: FRect, *, focused: bool, within: bool
) -> None:
    border = GOLD if focused else MINT if entry.on or within else None
    pen.panel(
        box, alpha=0.75 if focused else 0.5, border=border, radius=12, colour=INK if focused else "#1B3A5C"
    )
    line = min(20.0, box.height * 0.24)
    words = FRect(box.left + 4, box.bottom - line - 3, box.width - 8, line)
    above = FRect(box.left + 6, box.top + 6, box.width - 12, box.height - line - 12)
    colour = PALE_GOLD if focused else MINT if entry.on else BONE if entry.on is None else MIST
    pen.text(
        entry.words,
        words.center,
        min(14.0, line * 0.8),
        Face.BOLD,
        colour,
        anchor="center",
        width=words.width,
    )
    if entry.cards:
        _cards(pen, art, picture, entry, above)
    elif entry.sign in _WAYS:
        way_sign(pen, above.center, above.height * 1.5, left=entry.sign == _WAYS[0])
    else:
        pen.text(
            entry.sign, above.center, above.height * 0.92, Face.TITLE, BONE, outline=INK, anchor="center"
        )


def _cards(pen: Pen, art: Art, picture: Picture, entry: Entry, area: FRect) -> None:
    """An entry's cards in the middle of it; a switch that is off is faint."""
    cards: list[Card | None] = [picture.view.cards[card] if card else None for card in entry.cards]
    alpha = 0.55 if entry.on is False else 1.0
    width = min(area.height / CARD_RATIO, area.width)
    if len(cards) == 1:
        place = FRect(0, 0, width, width * CARD_RATIO)
        place.center = area.center
        draw_card(pen, art, cards[0], place, alpha)
        return
    room = min(area.width, width * (1 + 0.5 * (len(cards) - 1)))
    draw_line(pen, art, cards, FRect(area.centerx - room / 2, area.top, room, area.height), alpha=alpha)
