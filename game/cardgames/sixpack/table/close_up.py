"""What may be open over the table of Sixpack: a sheet, or a close-up of a card with its pack's effect."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone, packs_of
from game.cardgames.sixpack.table.art.cards import draw_card
from game.cardgames.sixpack.table.layout import TableLayout
from game.cardgames.sixpack.table.pickers import Picker
from game.cardgames.sixpack.words.names import face_name
from game.language.message import join_items, message, sentence, sentences
from game.tables.art import Art
from game.tables.focus import Spot
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, MIST, PALE_GOLD
from game.ui.drawing.text import Typeface

_LEADING, _CLOSER = 1.26, 1.08
_MINI, _APART, _WIDE = 40.0, 1.14, 0.32
"""The small cards' width, their distance in card widths, and the large card's greatest share of the width."""
_TITLE, _TITLE_LEADING, _LEAST = 30.0, 1.4, 0.8
"""The title's font size, its height in font sizes, and the least factor for the font size of an effect."""
_ROW_GAP, _OVER_TOOLS = 4.0, 6.0
_SHEET = "#2B1430"


class CloseUp(Struct, frozen=True):
    """The cards of a spot, and the one that is shown in close-up.

    Attributes:
        place: the index of the shown card.
        pinned: whether it stays until it is closed; otherwise it goes when the pointer leaves.
    """

    cards: tuple[int, ...]
    place: int = 0
    pinned: bool = True

    @property
    def card(self) -> int:
        return self.cards[self.place]

    def turn_page(self, step: int) -> CloseUp:
        """Return the close-up of the card `step` places further on, cyclically."""
        return replace(self, place=(self.place + step) % len(self.cards))


def close_up_of(view: SixpackView, spot: Spot, window: Picker | None, *, pinned: bool) -> CloseUp | None:
    """Return the close-up of a spot: a pile's cards from the top, or one card; None if it has no card."""
    cards: Sequence[int] = ()
    match spot.zone:
        case Zone.HAND if spot.key in view.hand:
            cards = (spot.key,)
        case Zone.TURN:
            play = next((play for play in view.waiting if spot.key in play.cards), None)
            cards = () if play is None else play.cards[::-1]
        case Zone.PILE if view.piles:
            cards = view.piles[spot.key][::-1]
        case Zone.SEAT if view.known:
            cards = [card for card in view.open if card in view.known[spot.key]]
        case Zone.PACK:
            pack = packs_of(view)[spot.key]
            cards = [card.id for card in view.cards if card.id and card.pack == pack][:1]
        case Zone.ENTRY if window is not None and spot.key < len(window.entries):
            entry = window.entries[spot.key]
            cards = [card for card in entry.cards[::-1] if card] or ([window.card] if window.card else [])
    return CloseUp(tuple(cards), pinned=pinned) if cards else None


def close_up_words(view: SixpackView, close_up: CloseUp) -> str:
    """Return the full description of the shown card."""
    face = view.cards[close_up.card]
    pack = PACK_TEXTS[face.pack]
    card = face_name(face)
    words = message("{card}, with a handprint.", card=card) if face.hand else sentence(card)
    place, count = close_up.place + 1, len(close_up.cards)
    position = message("Card {n} of {all}, from the top.", n=place, all=count) if count > 1 else ""
    return sentences(words, _counts_as_words(view, close_up), position, pack.effect, pack.detail)


def _counts_as_words(view: SixpackView, close_up: CloseUp) -> str:
    """Return in words the number that the card counts as; empty if it is the printed one."""
    card = close_up.card
    numbers: tuple[int, ...] = ()
    for pile, cards in enumerate(view.piles):
        if cards and cards[-1] == card:
            numbers = view.tableau.numbers(pile)
    for play in view.waiting:
        if play.card == card:
            numbers = (view.number_of(play),)
    if not numbers or numbers == view.cards[card].numbers:
        return ""
    return message("It counts as {numbers}.", numbers=join_items(numbers))


def draw_close_up(pen: Pen, art: Art, layout: TableLayout, view: SixpackView, close_up: CloseUp) -> None:
    """Draw a close-up: the card, its pack's name, effect and details, and the other cards of the spot."""
    face = view.cards[close_up.card]
    pack = PACK_TEXTS[face.pack]
    letter_size = layout.seating.letter_size
    place, text = close_up_places(pen, layout, view, close_up), _details(view, close_up)
    pen.plate(place.area, _SHEET, radius=16, border=BONE)
    draw_card(pen, art, face, place.card)
    title, words = place.title, place.words
    pen.outlined(
        pack.title, title.topleft, letter_size(_TITLE), colour=PALE_GOLD, anchor="topleft", width=title.width
    )
    used = pen.paragraph(pack.effect, words, letter_size(18), Typeface.BOLD, BONE, leading=1.25, least=_LEAST)
    gap = letter_size(8)
    below = FRect(words.left, words.top + used + gap, words.width, words.height - used - gap)
    # Long texts have less line spacing.
    lines = len(pen.lines(text, LEAST_LETTERS, Typeface.TEXT, below.width))
    leading = _LEADING if lines * LEAST_LETTERS * _LEADING <= below.height else _CLOSER
    pen.paragraph(text, below, letter_size(17), Typeface.TEXT, MIST, leading=leading, least=0.7)
    if place.row is not None:
        _draw_cards_of_spot(pen, art, view, close_up, place.row)


def _details(view: SixpackView, close_up: CloseUp) -> str:
    return sentences(PACK_TEXTS[view.cards[close_up.card].pack].detail, _counts_as_words(view, close_up))


class CloseUpPlaces(NamedTuple):
    """The areas of a close-up, its card, title and words, and of the other cards, if there are any."""

    area: FRect
    card: FRect
    title: FRect
    words: FRect
    row: FRect | None


def close_up_places(pen: Pen, layout: TableLayout, view: SixpackView, close_up: CloseUp) -> CloseUpPlaces:
    """Return the areas of a close-up below the piles: beside the buttons if the words fit, else wider."""
    found = [_places_in(layout, area, close_up) for area in (layout.close_up, layout.wide_close_up)]
    effect, text = PACK_TEXTS[view.cards[close_up.card].pack].effect, _details(view, close_up)
    return next((one for one in found if _words_fit(pen, layout, one.words, effect, text)), found[-1])


def _places_in(layout: TableLayout, area: FRect, close_up: CloseUp) -> CloseUpPlaces:
    edge = layout.seating.letter_size(12)
    inside = area.inflate(-2 * edge, -2 * edge)
    width = min(inside.width * _WIDE, inside.height / CARD_RATIO)
    card = FRect(inside.left, inside.top, width, width * CARD_RATIO)
    card.centery = inside.centery
    left = card.right + edge * 1.4
    # The buttons are drawn above the lower right corner.
    foot = layout.tools.top - _OVER_TOOLS if area.right > layout.tools.left else inside.bottom
    title = FRect(left, inside.top, inside.right - left, layout.seating.letter_size(_TITLE) * _TITLE_LEADING)
    row = None
    if len(close_up.cards) > 1:
        high = _MINI * layout.seating.scale * CARD_RATIO
        wide = min(len(close_up.cards) * high / CARD_RATIO * _APART, title.width / 2) + 4
        row = FRect(title.right - wide, title.top, wide - 4, high)
        title = FRect(title.left, title.top, row.left - edge - title.left, max(title.height, high + _ROW_GAP))
    words = FRect(left, title.bottom, inside.right - left, foot - title.bottom)
    return CloseUpPlaces(area, card, title, words, row)


def _words_fit(pen: Pen, layout: TableLayout, room: FRect, effect: str, text: str) -> bool:
    """Return whether an effect and details fit an area at their least font sizes."""
    letter_size, least = layout.seating.letter_size, LEAST_LETTERS
    large = max(letter_size(18) * _LEAST, least)
    high = letter_size(8)
    high += len(pen.lines(effect, large, Typeface.BOLD, room.width)) * large * 1.25
    high += len(pen.lines(text, least, Typeface.TEXT, room.width)) * least * _CLOSER
    return high <= room.height


def _draw_cards_of_spot(pen: Pen, art: Art, view: SixpackView, close_up: CloseUp, area: FRect) -> None:
    """Draw all cards of the spot, small; the shown one has a frame."""
    mini = area.height / CARD_RATIO
    step = min(mini * _APART, (area.width - mini) / max(len(close_up.cards) - 1, 1))
    order = sorted(range(len(close_up.cards)), key=lambda place: place == close_up.place)
    for place in order:
        spot = FRect(area.left + place * step, area.top, mini, mini * CARD_RATIO)
        draw_card(pen, art, view.cards[close_up.cards[place]], spot)
        if place == close_up.place:
            pen.outline(spot.inflate(6, 6), BONE, 3.0)


_HOVER = 0.7
"""The seconds after which a spot under a resting pointer opens in close-up."""
_CLOSING = (Action.CONFIRM, Action.CANCEL)
_STEPS = {
    Action.LEFT: -1,
    Action.PREVIOUS: -1,
    Action.UP: -1,
    Action.RIGHT: 1,
    Action.NEXT: 1,
    Action.DOWN: 1,
}
_TURNING = (*_STEPS, Action.ANNOUNCE_CARD)
"""Actions that also concern a close-up: the steps turn its page, and the last one closes it."""


class OverlaySheet(StrEnum):
    STANDINGS = "standing"
    TURN = "turn"


class Overlay:
    """The close-up or sheet that is open, if any.

    Attributes:
        hovered: the spot under the pointer.
    """

    def __init__(self) -> None:
        self.close_up: CloseUp | None = None
        self.sheet: OverlaySheet | None = None
        self.hovered: Spot | None = None
        self._rested = 0.0

    def close(self) -> None:
        self.close_up = self.sheet = None

    def toggle_sheet(self, sheet: OverlaySheet) -> None:
        self.close_up = None
        self.sheet = None if sheet is self.sheet else sheet

    def hover(self, spot: Spot | None) -> None:
        """Store the spot under the pointer; if it has changed, close a close-up opened by hovering."""
        if spot != self.hovered:
            self.hovered, self._rested = spot, 0.0
            if self.close_up is not None and not self.close_up.pinned:
                self.close_up = None

    def end_hover(self) -> None:
        """Forget the spot under the pointer, and close the close-up."""
        self.hovered, self.close_up = None, None

    def advance_hover(self, seconds: float) -> Spot | None:
        """Advance the time; return the spot that the pointer has just rested on long enough, else None."""
        before, self._rested = self._rested, self._rested + seconds
        due = before < _HOVER <= self._rested and self.close_up is None and self.sheet is None
        return self.hovered if due else None

    def consumes(self, event: InputEvent) -> bool:
        """Return whether an event closes what is open, or turns the page of a pinned close-up."""
        pinned = self.close_up is not None and self.close_up.pinned
        if self.sheet is None and not pinned:
            return False
        if isinstance(event, ActionPressed):
            return event.action in _CLOSING or (pinned and event.action in _TURNING)
        return isinstance(event, PointerPressed)

    def page_step(self, event: InputEvent) -> int:
        """Return how many cards forward an event turns a close-up; 0 if the event closes what is open."""
        if isinstance(event, ActionPressed) and self.sheet is None:
            return _STEPS.get(event.action, 0)
        return 0
