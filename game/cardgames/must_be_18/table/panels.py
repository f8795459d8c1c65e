"""The painted parts around the columns: title, players, stock, totals, and the words of the focus."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.focus import Zone
from game.cardgames.must_be_18.table.picture import Picture
from game.tables.art import Art
from game.tables.seats import draw_dealer, draw_duck, opponents_of, own_label
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DIM, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face

_PILE = 5


def draw_panels(pen: Pen, art: Art, picture: Picture) -> None:
    """All of them; cards, columns and the counter are drawn by others."""
    _title(pen, picture)
    for area, seat in zip(picture.layout.seats, opponents_of(picture.view), strict=True):
        _seat(pen, art, picture, area, seat)
    _stock(pen, picture)
    if picture.advice is None:
        draw_totals(pen, picture)
    _preview(pen, picture)
    if picture.view.seat is not None:
        _own_duck(pen, art, picture, picture.view.seat)


# -- the top of the table ------------------------------------------------------------------------------


def _title(pen: Pen, picture: Picture) -> None:
    area, view = picture.layout.title, picture.view
    size = min(27.0, area.height * 0.34)
    at = (area.left + 4, area.top + 1)
    pen.text("You Must Be 18!", at, size, Face.TITLE, PALE_GOLD, outline=INK, width=area.width - 4)
    if not view.round:
        return
    if picture.focused(Zone.TOTALS) and not picture.layout.standing.height:
        pen.outline(area, GOLD, radius=12)
    at = (area.left + 6, area.top + size * 1.5)
    where = f"Round {view.round} of {view.options.rounds}" if view.options.rounds > 1 else "One round"
    pen.text(where, at, 14, Face.BOLD, MIST, width=area.width - 8)
    opener = opener_of(view)
    if opener is not None:
        who = "You" if opener == view.seat else picture.people[opener].name
        pen.text(f"{who} began", (at[0], at[1] + 19), 12, Face.TEXT, MIST, width=area.width - 8)


def opener_of(view: MustBe18View) -> int | None:
    """The seat that has begun the round with three sixes."""
    return next((act.seat for act in view.history if act.deed == "start"), None)


def _seat(pen: Pen, art: Art, picture: Picture, area: FRect, seat: int) -> None:
    """An opponent: face, name, total, and the hand as backs with their number."""
    view, person = picture.view, picture.people[seat]
    lit = view.turn == seat or picture.focused(Zone.SEAT, seat)
    pen.panel(area, border=GOLD if lit else None)
    face = min(area.height - 14, area.width * 0.3)
    portrait = FRect(area.left + 5, area.centery - face / 2, face, face)
    draw_duck(pen, art, picture, seat, portrait)
    if view.dealer == seat:
        draw_dealer(pen, (portrait.left + 9, portrait.bottom - 8), 18)
    left, right = portrait.right + 6, area.right - 8
    size = min(16.0, area.height * 0.2)
    room = right - left
    if view.round:
        words = f"{view.totals[seat]} pts"
        wide = pen.width(words, size * 0.8, Face.BOLD)
        if room - wide > 44:
            at = (right, area.top + size * 0.55)
            pen.text(words, at, size * 0.8, Face.BOLD, GOLD, anchor="topright")
            room -= wide + 6
    pen.text(person.name, (left, area.top + size * 0.4), size, Face.BOLD, BONE, width=room)
    count = view.hand_sizes[seat]
    below = FRect(left, area.top + size * 2, right - left, area.bottom - area.top - size * 2 - 6)
    few = 0 < count <= 2
    ink = MINT if few else GOLD
    pen.text(str(count), (left, below.centery), size * 1.4, Face.TITLE, ink, outline=INK, anchor="midleft")
    taken = pen.width("00", size * 1.4, Face.TITLE) + 5
    picture.faces.draw_backs(pen, count, FRect(left + taken, below.top, below.width - taken, below.height))


# -- the left column -----------------------------------------------------------------------------------


def _stock(pen: Pen, picture: Picture) -> None:
    """The cards to draw, as a pile with their number."""
    view, area = picture.view, picture.layout.stock
    if picture.layout.standing.height == 0:
        area = FRect(area.left, area.top, area.width, min(area.height, 110.0))
    pen.panel(area, border=GOLD if picture.focused(Zone.STOCK) else None)
    if not view.round:
        return
    height = min(area.height - 18, 100.0)
    width = height / CARD_RATIO
    left = area.left + 14
    box = FRect(left, area.centery - height / 2, width, height)
    layers = min(-(-view.stock // 8), _PILE)
    if not layers:
        pen.slot(box, BONE, 0.25)
    for layer in range(layers):
        picture.faces.draw(pen, None, box.move(layer * 2.0, -layer * 1.5))
    text = FRect(box.right + 20, area.top, area.right - box.right - 26, area.height)
    size = min(34.0, area.height * 0.36)
    ink = GOLD if view.stock else DIM
    y = area.centery - size * 0.3
    pen.text(str(view.stock), (text.left, y), size, Face.TITLE, ink, outline=INK, anchor="midleft")
    words = "to draw" if view.stock else "no stock"
    pen.text(words, (text.left, y + size * 0.82), 13, Face.BOLD, MIST, anchor="midleft", width=text.width)


def draw_totals(pen: Pen, picture: Picture) -> None:
    """All players' points so far as bars, the lowest first."""
    view, area = picture.view, picture.layout.standing
    if not area.height:
        return
    pen.panel(area, border=GOLD if picture.focused(Zone.TOTALS) else None)
    pen.text("TOTALS", (area.left + 14, area.top + 9), 13, Face.BOLD, MIST)
    pen.text("least wins", (area.right - 12, area.top + 10), 11, Face.TEXT, DIM, anchor="topright")
    order = sorted(range(view.seats), key=lambda seat: view.totals[seat])
    each = (area.height - 36) / view.seats
    most = max(*view.totals, 1)
    for place, seat in enumerate(order):
        y = area.top + 31 + place * each + each / 2
        colour = PALE_GOLD if seat == view.seat else BONE
        person = picture.people[seat]
        at, name = (area.left + 14, y), person.name
        pen.text(name, at, 14, Face.BOLD, colour, anchor="midleft", width=area.width * 0.34)
        left, right = area.left + 18 + area.width * 0.34, area.right - 44
        pen.bar(FRect(left, y - 5, right - left, 10), view.totals[seat] / most, person.duck.body)
        pen.text(str(view.totals[seat]), (area.right - 12, y), 14, Face.TITLE, colour, anchor="midright")


# -- the bottom ----------------------------------------------------------------------------------------


def _preview(pen: Pen, picture: Picture) -> None:
    """The words of the focused thing; with a hint, also the reason for its value."""
    if picture.view.seat is not None and picture.words:
        area = picture.layout.preview
        pen.paragraph(picture.words, area, 14, Face.BOLD, BONE, leading=1.22, least=0.64, cut=True)


def _own_duck(pen: Pen, art: Art, picture: Picture, seat: int) -> None:
    """The player's own duck, with name, cards and points beside it."""
    view, area = picture.view, picture.layout.mascot
    person = picture.people[seat]
    draw_duck(pen, art, picture, seat, area)
    left = picture.layout.caption.left + 10
    size, top = own_label(area)
    room = area.left - left - 6
    at = (left, top)
    wide = pen.text(person.name, at, size, Face.BOLD, PALE_GOLD, width=room - 22).width
    if view.dealer == seat:
        draw_dealer(pen, (left + wide + 13, at[1] + size * 0.72), 18)
    count = view.hand_sizes[seat]
    words = f"{count} card{'' if count == 1 else 's'} · {view.totals[seat]} pts"
    pen.text(words, (left, area.centery + size * 0.15), size, Face.TITLE, GOLD, outline=INK, width=room)
