"""The players at the table of Sixty-six, the title, and the words of the focus."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.seats import SEATS
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.art.card_sprites import card_places, draw_card
from game.cardgames.sixty_six.table.art.signs import bubble, call_chip
from game.cardgames.sixty_six.table.card_places import hand_order, seat_at
from game.cardgames.sixty_six.table.focus import Zone
from game.cardgames.sixty_six.table.layout import BOTTOM
from game.cardgames.sixty_six.table.picture import Picture
from game.cardgames.sixty_six.words.names import is_partner
from game.tables.art import Art
from game.tables.seats import draw_dealer, draw_duck, own_label
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face


def draw_panels(pen: Pen, art: Art, picture: Picture) -> None:
    """Title, seats, the own duck, and the words about the focus."""
    _title(pen, picture)
    for place, chair in enumerate(picture.layout.chairs):
        seat = seat_at(picture.view, place)
        if seat == picture.view.seat:
            _own(pen, art, picture, seat)
        elif chair.tall:
            _tall(pen, art, picture, chair.panel, seat)
        else:
            _flat(pen, art, picture, chair.panel, seat)
    _preview(pen, picture)


def draw_calls(pen: Pen, picture: Picture) -> None:
    """Draw all players' calls, as long as the auction goes on and until the first card lies."""
    view = picture.view
    if not _in_bubbles(view):
        return
    for place, chair in enumerate(picture.layout.chairs):
        seat = seat_at(view, place)
        bid = call_of(view, seat)
        if bid is None:
            continue
        share = 1.0
        if picture.calling is not None and picture.calling[0] == seat:
            share = picture.calling[1]
        strong = view.high_bid is not None and view.high_bid == (seat, bid)
        bubble(pen, _call(bid), chair.bubble, strong=strong, share=share)


def call_of(view: SixtySixView, seat: int) -> int | None:
    """A seat's call in this hand, None if it has not called yet."""
    if view.dealer is None:
        return None
    place = (seat - view.dealer - 1) % SEATS
    return view.calls[place] if place < len(view.calls) else None


def _call(bid: int) -> str:
    return "Pass" if bid == PASS else "Moon!" if bid == MOON else str(bid)


def _in_bubbles(view: SixtySixView) -> bool:
    return bool(view.calls) and not view.trick and not view.tricks


# -- the corners of the table --------------------------------------------------------------------------


def _title(pen: Pen, picture: Picture) -> None:
    area, view = picture.layout.title, picture.view
    size = min(30.0, area.height * 0.36)
    pen.text("Sixty-six", (area.left + 4, area.top + 1), size, Face.TITLE, PALE_GOLD, outline=INK)
    if not view.round:
        return
    trick = min(len(view.tricks) + 1, HAND_SIZE)
    where = "auction" if view.bidder is None else f"trick {trick} of {HAND_SIZE}"
    at = (area.left + 6, area.top + size * 1.42)
    pen.text(f"Hand {view.round} · {where}", at, 14, Face.TEXT, MIST, width=area.width - 8)
    target = f"First to {view.options.target} ticks"
    words = f"{target} · open hands" if view.options.open_hands else target
    pen.text(words, (at[0], at[1] + 19), 12, Face.BOLD, GOLD, width=area.width - 8)


def _preview(pen: Pen, picture: Picture) -> None:
    """The words of the focused thing; with a hint, with the value on its tag."""
    spot = picture.focus.spot
    shown = (picture.preview or picture.advice is not None) and picture.view.seat is not None
    if shown and spot is not None and spot.zone is not Zone.BID:
        area = picture.layout.preview
        pen.paragraph(picture.words, area, 14, Face.BOLD, BONE, leading=1.22, least=0.6, cut=True)


def _own(pen: Pen, art: Art, picture: Picture, seat: int) -> None:
    """The player's own duck, with the name beside it."""
    view, area = picture.view, picture.layout.mascot
    person = picture.people[seat]
    draw_duck(pen, art, picture, seat, area)
    said = picture.layout.chairs[BOTTOM].bubble
    size, _top = own_label(area)
    room = said.width - (26 if view.dealer == seat else 4)
    top = said.top - size * 0.9
    pen.text(person.name, (said.left + 8, top), size, Face.BOLD, PALE_GOLD, anchor="midleft", width=room)
    if view.dealer == seat:
        draw_dealer(pen, (said.right - 12, top), 20)
    bid = call_of(view, seat)
    if bid is not None and not _in_bubbles(view):
        at = (said.left + 8, said.centery)
        call_chip(pen, _chip(bid), at, min(15.0, said.height * 0.5), strong=view.bidder == seat)


# -- the others ----------------------------------------------------------------------------------------


def _chip(bid: int) -> str:
    return "pass" if bid == PASS else _call(bid) if bid == MOON else f"bid {bid}"


def _panel(pen: Pen, picture: Picture, area: FRect, seat: int) -> None:
    lit = picture.view.asked == seat or picture.focused(Zone.SEAT, seat)
    pen.panel(area, border=GOLD if lit else None, alpha=0.4 if seat == picture.view.aside else 0.55)


def _face(pen: Pen, art: Art, picture: Picture, seat: int, box: FRect) -> None:
    """A duck, with the dealer's sign at its foot."""
    draw_duck(pen, art, picture, seat, box, 0.5 if seat == picture.view.aside else 1.0)
    if picture.view.dealer == seat:
        draw_dealer(pen, (box.left + box.width * 0.12, box.bottom - box.height * 0.14), 20)


def _flat(pen: Pen, art: Art, picture: Picture, area: FRect, seat: int) -> None:
    """The panel of the player opposite: face, name and call, and the hand beside them."""
    _panel(pen, picture, area, seat)
    face = min(area.height - 12, area.width * 0.24)
    _face(pen, art, picture, seat, FRect(area.left + 6, area.centery - face / 2, face, face))
    left, right = area.left + face + 14, area.right - 10
    size = min(16.0, area.height * 0.2)
    y = area.top + size
    right -= _chip_at(pen, picture, seat, (right, y), size * 0.86)
    pen.text(_name(picture, seat), (left, y), size, Face.BOLD, BONE, anchor="midleft", width=right - left)
    hand = FRect(left, area.top + size * 1.9, area.right - 10 - left, area.height - size * 1.9 - 7)
    _hand(pen, art, picture, seat, hand, 0.78)


def _tall(pen: Pen, art: Art, picture: Picture, area: FRect, seat: int) -> None:
    """The panel of a player at the side: name, face, call, and the hand at the foot."""
    _panel(pen, picture, area, seat)
    size = min(16.0, area.width * 0.13)
    middle = area.centerx
    name = _name(picture, seat)
    pen.text(name, (middle, area.top + size), size, Face.BOLD, BONE, anchor="center", width=area.width - 12)
    low = min(area.height * 0.42, area.width * 0.9)
    face = min(area.width * 0.66, area.height - low - size * 4.2)
    box = FRect(middle - face / 2, area.top + size * 1.9, face, face)
    _face(pen, art, picture, seat, box)
    at = (middle, (box.bottom + area.bottom - low) / 2)
    _chip_at(pen, picture, seat, at, size * 0.9, centred=True)
    hand = FRect(area.left + 8, area.bottom - low, area.width - 16, low - 8)
    _hand(pen, art, picture, seat, hand, 0.45)


def _name(picture: Picture, seat: int) -> str:
    name = picture.people[seat].name
    return f"{name} · partner" if is_partner(picture.view, seat) else name


def _chip_at(
    pen: Pen, picture: Picture, seat: int, at: tuple[float, float], size: float, *, centred: bool = False
) -> float:
    """A seat's call, or that it is to decide; returns the room that it takes."""
    view = picture.view
    anchor = "center" if centred else "midright"
    if view.asked == seat:
        pen.text("…", at, size * 1.5, Face.TITLE, PALE_GOLD, anchor=anchor)
        return size * 1.6
    bid = call_of(view, seat)
    if bid is None or _in_bubbles(view):
        return 0.0
    words = _chip(bid)
    x = at[0] + (pen.width(words, size, Face.TITLE) + size) / 2 if centred else at[0]
    return call_chip(pen, words, (x, at[1]), size, strong=view.bidder == seat, anchor="midright") + 8


def _hand(pen: Pen, art: Art, picture: Picture, seat: int, area: FRect, share: float) -> None:
    """A hand as backs, a share of each to be seen; or open where all hands are."""
    view = picture.view
    count = view.hand_sizes[seat]
    shown: tuple[int | None, ...] = (None,) * count
    if view.hands:
        shown = hand_order(view.hands[seat])
    aside = seat == view.aside
    if aside:
        words = FRect(area.left, area.bottom - 16, area.width, 16)
        pen.text("laid aside", words.center, 12.5, Face.BOLD, MINT, anchor="center", width=words.width)
        area = FRect(area.left, area.top, area.width, area.height - 17)
    places = card_places(area, count, open_=bool(view.hands), share=share)
    for card, place in zip(shown, places, strict=True):
        draw_card(pen, art, picture.deck, card, place, dim=aside)
