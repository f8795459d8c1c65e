"""A card close up, with all that is to be said of it: for any card, by any device."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from pygame import FRect

from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.turn_order import number_of
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.art.card_sprites import draw_card
from game.cardgames.sixpack.table.focus import Zone
from game.cardgames.sixpack.table.forecast import pile_numbers, printed
from game.cardgames.sixpack.table.layout import TableLayout
from game.cardgames.sixpack.table.pickers import Picker
from game.cardgames.sixpack.words.names import face_name
from game.tables.art import Art
from game.tables.focus import Spot
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DEEP, GOLD, INK, MIST, PALE_GOLD
from game.ui.drawing.text import Face
from game.voice.words import listed

_MINI = 30.0


class Detail(Struct, frozen=True):
    """Some cards that lie together, and which of them is looked at.

    Attributes:
        pinned: whether it was asked for and stays until it is closed; else it goes when the pointer does.
    """

    spot: Spot
    cards: tuple[int, ...]
    place: int = 0
    pinned: bool = True

    @property
    def card(self) -> int:
        """The card that is looked at."""
        return self.cards[self.place]


def detail_of(view: SixpackView, spot: Spot, window: Picker | None, *, pinned: bool) -> Detail | None:
    """The close-up of a spot: the cards of a pile from its top, or one card; None if it has none."""
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
            kinds = tuple(dict.fromkeys(view.packs))
            cards = [card.id for card in view.cards if card.id and card.pack == kinds[spot.key]][:1]
        case Zone.ENTRY if window is not None and spot.key < len(window.entries):
            entry = window.entries[spot.key]
            cards = [card for card in entry.cards[::-1] if card] or ([window.card] if window.card else [])
    return Detail(spot, tuple(cards), 0, pinned) if cards else None


def detail_words(view: SixpackView, detail: Detail) -> str:
    """The card that is looked at, in full."""
    face = view.cards[detail.card]
    found = PACKS[face.pack]
    hand = ", with a hand" if face.hand else ""
    among = f" Card {detail.place + 1} of {len(detail.cards)}, from the top." if len(detail.cards) > 1 else ""
    return f"{face_name(face)}{hand}.{_counts(view, detail)}{among} {found.effect} {found.details}"


def _counts(view: SixpackView, detail: Detail) -> str:
    """The number that the card counts as in its place, if that is not the printed number."""
    card = detail.card
    numbers: tuple[int, ...] = ()
    for pile, cards in enumerate(view.piles):
        if cards and cards[-1] == card:
            numbers = pile_numbers(view, pile)
    for play in view.waiting:
        if play.card == card:
            numbers = (number_of(play, view.cards, view.disabled),)
    if not numbers or numbers == printed(view, card):
        return ""
    return f" It counts as {listed([str(number) for number in numbers])}."


def draw_detail(pen: Pen, art: Art, layout: TableLayout, view: SixpackView, detail: Detail) -> None:
    """The card large, its pack's name, effect and details, and the cards that lie with it."""
    area, face = layout.detail, view.cards[detail.card]
    found = PACKS[face.pack]
    pen.panel(area, alpha=0.97, border=GOLD, colour=DEEP)
    inside = area.inflate(-26, -24)
    several = len(detail.cards) > 1
    foot = _MINI * CARD_RATIO + 10 if several else 0.0
    width = min(inside.width * 0.48, inside.height * 0.36, 170.0)
    card = FRect(inside.left, inside.top, width, width * CARD_RATIO)
    draw_card(pen, art, face, card)
    beside = FRect(card.right + 12, inside.top, inside.right - card.right - 12, card.height)
    pen.text(found.title, beside.topleft, 20, Face.TITLE, PALE_GOLD, outline=INK, width=beside.width)
    words = FRect(beside.left, beside.top + 28, beside.width, beside.height - 28)
    pen.paragraph(found.effect, words, 15, Face.BOLD, BONE, leading=1.2, least=0.7)
    below = FRect(inside.left, card.bottom + 12, inside.width, inside.bottom - card.bottom - 12 - foot)
    more = _counts(view, detail).strip()
    pen.paragraph(f"{found.details} {more}".strip(), below, 14, Face.TEXT, MIST, leading=1.24, least=0.66)
    if several:
        _row(pen, art, view, detail, FRect(inside.left, inside.bottom - foot + 6, inside.width, foot - 6))


def _row(pen: Pen, art: Art, view: SixpackView, detail: Detail, area: FRect) -> None:
    """All cards that lie together, small, the card of the close-up framed."""
    step = min(_MINI + 5, (area.width - _MINI) / max(len(detail.cards) - 1, 1))
    order = sorted(range(len(detail.cards)), key=lambda place: place == detail.place)
    for place in order:
        spot = FRect(area.left + place * step, area.top, _MINI, _MINI * CARD_RATIO)
        draw_card(pen, art, view.cards[detail.cards[place]], spot)
        if place == detail.place:
            pen.outline(spot.inflate(4, 4), GOLD, 2.5)
