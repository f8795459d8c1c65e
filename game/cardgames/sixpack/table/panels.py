"""The painted parts around the middle of the table of Sixpack: title, players, packs, standing, preview."""

from __future__ import annotations

from collections import Counter

from pygame import FRect

from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.art.card_sprites import draw_line
from game.cardgames.sixpack.table.art.signs import medal
from game.cardgames.sixpack.table.focus import Zone
from game.cardgames.sixpack.table.layout import pack_entries
from game.cardgames.sixpack.table.picture import Picture
from game.tables.art import Art
from game.tables.seats import draw_duck, opponents_of, own_label
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, DIM, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face

_DISABLER = "no_superheroes"
_LEADING, _LEAST = 1.18, 0.82


def draw_panels(pen: Pen, art: Art, picture: Picture) -> None:
    """Draw all panels; other modules draw the cards and the middle."""
    _title(pen, picture)
    for area, seat in zip(picture.layout.seats, opponents_of(picture.view), strict=True):
        _seat(pen, art, picture, area, seat)
    _packs(pen, picture)
    _standing(pen, picture)
    _preview(pen, picture)
    if picture.view.seat is not None:
        _own_duck(pen, art, picture, picture.view.seat)


# -- the top of the table ------------------------------------------------------------------------------


def _title(pen: Pen, picture: Picture) -> None:
    area, view = picture.layout.title, picture.view
    if not view.round:
        return
    size = min(30.0, area.height * 0.36)
    pen.text("Sixpack", (area.left + 4, area.top + 1), size, Face.TITLE, PALE_GOLD, outline=INK)
    rounds = view.options.rounds
    where = f"Round {view.round} of {rounds}" if rounds > 1 else "One round"
    words = f"{where} · turn {view.turn}" if view.turn else where
    at = (area.left + 6, area.top + size * 1.42)
    pen.text(words, at, 14, Face.TEXT, MIST, width=area.width - 8)
    if view.quiet >= 6:
        quiet = f"no card lost for {view.quiet} of 12 turns"
        pen.text(quiet, (at[0], at[1] + 20), 12, Face.BOLD, GOLD, width=area.width - 8)


def _seat(pen: Pen, art: Art, picture: Picture, area: FRect, seat: int) -> None:
    """An opponent: face, name, points, the hand as backs and open cards, and whether it has chosen."""
    view, person = picture.view, picture.people[seat]
    asked = any(question.seat == seat for question in view.questions)
    lone = asked and len(view.questions) == 1
    focused, offered = picture.focused(Zone.SEAT, seat), picture.offered(Zone.SEAT, seat)
    lit = focused or lone or picture.acting == seat
    pen.panel(area, border=GOLD if lit else MINT if offered else None)
    face = min(area.height - 14, area.width * 0.3)
    portrait = FRect(area.left + 5, area.centery - face / 2, face, face)
    draw_duck(pen, art, picture, seat, portrait)
    left, right = portrait.right + 5, area.right - 8
    size = min(16.0, area.height * 0.2)
    state, colour = ("…", MIST) if asked else ("ready", MINT) if _is_ready(view, seat) else ("", MIST)
    room = right - left
    if view.options.rounds > 1 and view.totals:
        words = f"{view.totals[seat]} pts"
        wide = pen.width(words, size * 0.8, Face.BOLD)
        if room - wide > 64:
            at = (right, area.top + size * 0.55)
            pen.text(words, at, size * 0.8, Face.BOLD, GOLD, anchor="topright")
            room -= wide + 6
    if state:
        large = size * (1.1 if asked else 0.8)
        wide = pen.width(state, large, Face.BOLD)
        if room - wide > 40:
            at = (left + room, area.top + size * (0.2 if asked else 0.55))
            pen.text(state, at, large, Face.BOLD, colour, anchor="topright")
            room -= wide + 6
    pen.text(person.name, (left, area.top + size * 0.4), size, Face.BOLD, BONE, width=room)
    count = view.hand_sizes[seat] if view.hand_sizes else 0
    below = FRect(left, area.top + size * 2, right - left, area.bottom - area.top - size * 2 - 6)
    pen.text(str(count), (left, below.centery), size * 1.35, Face.TITLE, GOLD, outline=INK, anchor="midleft")
    taken = pen.width("00", size * 1.35, Face.TITLE) + 4
    hand = FRect(left + taken, below.top, below.width - taken, below.height)
    shown = [view.cards[card] for card in view.open if card in view.known[seat]] if view.known else []
    lying = [card for card in shown if card.id not in view.laid_open[seat]]
    draw_line(pen, art, [*lying, *[None] * max(count - len(lying), 0)], hand)


def _is_ready(view: SixpackView, seat: int) -> bool:
    """Whether a seat has chosen, while others are still to choose."""
    if not view.questions:
        return False
    kind = view.questions[0].kind
    return kind == "pass" or (kind == "lay" and bool(view.laid_counts[seat]))


# -- the left column -----------------------------------------------------------------------------------


def _packs(pen: Pen, picture: Picture) -> None:
    """The packs in the game, each with its effect where there is room."""
    view, area = picture.view, picture.layout.packs
    pen.panel(area)
    off = view.disabled
    heading = "PACKS · NO EFFECTS" if off else "PACKS"
    colour = CORAL if off else MIST
    pen.text(heading, (area.left + 14, area.top + 9), 13, Face.BOLD, colour, width=area.width - 28)
    counts = Counter(view.packs)
    looked_at = _looked_at_pack(picture)
    for place, (box, (pack, count)) in enumerate(
        zip(pack_entries(area, len(counts)), counts.items(), strict=True)
    ):
        if picture.focused(Zone.PACK, place):
            pen.panel(box, alpha=0.3, border=GOLD, radius=9)
        elif pack == looked_at:
            pen.panel(box, alpha=0.16, radius=9, colour=GOLD)
        alpha = 0.4 if off and pack != _DISABLER else 1.0
        size = min(box.height, box.width * 0.21, 44.0)
        medal(pen, pack, (box.left + size / 2 + 2, box.centery), size, alpha)
        left = box.left + size + 7
        words = PACKS[pack].title + (f" ×{count}" if count > 1 else "")
        width = box.right - left - 4
        effect = FRect(left, box.top + 20, width, box.height - 20)
        lines = pen.lines(PACKS[pack].effect, 12 * _LEAST, Face.TEXT, effect.width)
        ink = DIM if alpha < 1 else BONE
        if len(lines) * 12 * _LEAST * _LEADING > effect.height:
            pen.text(words, (left, box.centery), 14, Face.BOLD, ink, anchor="midleft", width=width)
            continue
        pen.text(words, (left, box.top + 1), 14, Face.BOLD, ink, width=width)
        pen.paragraph(PACKS[pack].effect, effect, 12, Face.TEXT, MIST, leading=_LEADING, least=_LEAST * 0.98)


def _looked_at_pack(picture: Picture) -> str:
    """The pack of the card in focus."""
    spot = picture.focus.spot
    if spot is None or spot.zone not in (Zone.HAND, Zone.TURN):
        return ""
    return picture.view.cards[spot.key].pack


def _standing(pen: Pen, picture: Picture) -> None:
    """All players' cards in hand, which decide, as bars; the points beside them."""
    view, area = picture.view, picture.layout.standing
    if not area.height or not view.hand_sizes:
        return
    pen.panel(area)
    several = view.options.rounds > 1
    heading = "CARDS IN HAND" if area.width > 200 else "IN HAND"
    pen.text(heading, (area.left + 14, area.top + 9), 13, Face.BOLD, MIST)
    if several:
        pen.text("POINTS", (area.right - 12, area.top + 9), 12, Face.BOLD, GOLD, anchor="topright")
    order = sorted(range(view.seats), key=lambda seat: -view.hand_sizes[seat])
    each = min((area.height - 38) / view.seats, 34.0)
    most = max(*view.hand_sizes, 6)
    for place, seat in enumerate(order):
        y = area.top + 32 + place * each + each / 2
        colour = PALE_GOLD if seat == view.seat else BONE
        person = picture.people[seat]
        pen.text(
            person.name,
            (area.left + 14, y),
            14,
            Face.BOLD,
            colour,
            anchor="midleft",
            width=area.width * 0.34,
        )
        left = area.left + 18 + area.width * 0.34
        right = area.right - (52 if several else 36)
        pen.bar(FRect(left, y - 5, right - left, 10), view.hand_sizes[seat] / most, person.duck.body)
        count = (right + 5, y)
        pen.text(str(view.hand_sizes[seat]), count, 15, Face.TITLE, colour, anchor="midleft")
        if several:
            pen.text(str(view.totals[seat]), (area.right - 12, y), 13, Face.BOLD, GOLD, anchor="midright")


# -- the bottom ----------------------------------------------------------------------------------------


def _preview(pen: Pen, picture: Picture) -> None:
    """The words of the focused thing; with a hint, also the reason for the value on its tag."""
    area = picture.layout.preview
    if not picture.words or picture.view.seat is None:
        return
    used = pen.paragraph(picture.words, area, 14, Face.BOLD, BONE, leading=1.22, least=0.64, cut=True) + 8
    pack = _looked_at_pack(picture)
    if pack in ("", NEUTRAL):
        return
    size = 13.0
    lines = pen.lines(PACKS[pack].effect, size, Face.TEXT, area.width)
    if used + len(lines) * size * 1.22 <= area.height:
        rest = FRect(area.left, area.top + used, area.width, area.height - used)
        pen.paragraph(PACKS[pack].effect, rest, size, Face.TEXT, MIST, leading=1.22)


def _own_duck(pen: Pen, art: Art, picture: Picture, seat: int) -> None:
    """The player's own duck, with name, cards and points beside it."""
    view, area = picture.view, picture.layout.mascot
    person = picture.people[seat]
    draw_duck(pen, art, picture, seat, area)
    left = picture.layout.caption.left + 10
    size, top = own_label(area)
    room = area.left - left - 6
    pen.text(person.name, (left, top), size, Face.BOLD, PALE_GOLD, width=room)
    count = len(view.hand)
    words = f"{count} card{'' if count == 1 else 's'}"
    if view.options.rounds > 1 and view.totals:
        words += f" · {view.totals[seat]} pts"
    pen.text(words, (left, area.centery + size * 0.15), size, Face.TITLE, GOLD, outline=INK, width=room)
