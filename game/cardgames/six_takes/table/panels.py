"""The painted parts around the rows of 6 takes!: title, players, standing, and the words of the focus."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.six_takes.rules.game import ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.art.card_sprites import draw_card
from game.cardgames.six_takes.table.focus import Zone, chosen
from game.cardgames.six_takes.table.picture import Picture
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.tables.art import Art
from game.tables.seats import draw_duck, opponents_of, own_label
from game.ui.drawing.draw import Pen
from game.ui.drawing.ducks import Duck
from game.ui.drawing.palette import ALARM, BONE, CORAL, DIM, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face

_PORTRAIT_WIDTH = 150.0


def draw_panels(pen: Pen, art: Art, picture: Picture) -> None:
    """All of them; cards, rows and this turn are drawn by others."""
    _title(pen, picture)
    for area, seat in zip(picture.layout.seats, opponents_of(picture.view), strict=True):
        _seat(pen, art, picture, area, seat)
    _standing(pen, art, picture)
    _preview(pen, picture)
    if picture.view.seat is not None:
        _own_duck(pen, art, picture, picture.view.seat)


def _title(pen: Pen, picture: Picture) -> None:
    area, view = picture.layout.title, picture.view
    if not area.width or not view.round:
        return
    pen.text("6 takes!", (area.left + 4, area.top + 2), 27, Face.TITLE, PALE_GOLD, outline=INK)
    pen.text(_where(view), (area.left + 6, area.top + 40), 14, Face.TEXT, MIST, width=area.width - 8)
    kinds = [
        name
        for name, on in (("Professional", view.options.professional), ("Draft", view.options.draft))
        if on
    ]
    if kinds:
        words = " · ".join(kinds)
        pen.text(words, (area.left + 6, area.top + 60), 13, Face.BOLD, GOLD, width=area.width - 8)


def _where(view: SixTakesView) -> str:
    """The round and its part: a turn, the draft or the deal."""
    part = f"turn {view.turn} of 10" if view.turn else "draft" if view.pool else "deal"
    return f"Round {view.round} · {part}"


def draw_duck_count(
    pen: Pen,
    art: Art,
    at: tuple[float, float],
    count: int,
    size: float,
    colour: str,
    outline: str | None = None,
) -> float:
    """A little duck and a number; returns where they end."""
    icon = size * 1.25
    duck = art.ducks.surface(Duck(), pen.screen.scale.px(icon))
    pen.image(duck, (at[0], at[1]))
    words = str(count)
    pen.text(
        words,
        (at[0] + icon + 3, at[1] + icon / 2),
        size,
        Face.TITLE,
        colour,
        outline=outline,
        anchor="midleft",
    )
    return at[0] + icon + 3 + pen.width(words, size, Face.TITLE)


def _taken_now(view: SixTakesView, seat: int) -> int:
    """Ducks of this round, not in the totals yet."""
    return ducks_in(view.taken[seat]) if view.taken else 0


def _seat(pen: Pen, art: Art, picture: Picture, area: FRect, seat: int) -> None:
    """An opponent: face, name, ducks on the way to the limit, and whether it has chosen."""
    view = picture.view
    person = picture.people[seat]
    out = bool(view.out and view.out[seat])
    roomy = area.width >= _PORTRAIT_WIDTH
    on_turn = seat in (view.picker, view.asked)
    pen.panel(area, alpha=0.32 if out else 0.55, border=GOLD if on_turn else None)
    face = min(area.height - 16, area.width * (0.36 if roomy else 0.33))
    portrait = FRect(area.left + (6 if roomy else 3), area.centery - face / 2, face, face)
    draw_duck(pen, art, picture, seat, portrait, 0.4 if out else 1.0)
    left = portrait.right + (5 if roomy else 2)
    width = area.right - left - (7 if roomy else 3)
    line = area.height / 4
    size = 16 if roomy else 13
    pen.text(person.name, (left, area.top + line * 0.45), size, Face.BOLD, DIM if out else BONE, width=width)
    total = (view.totals[seat] if view.totals else 0) + _taken_now(view, seat)
    draw_duck_count(pen, art, (left, area.top + line * 1.65), total, 18 if roomy else 15, GOLD)
    if out:
        pen.text("out", (area.right - 8, area.top + line * 1.75), 13, Face.BOLD, CORAL, anchor="topright")
    elif view.ready and view.ready[seat]:
        small = area.height * 0.30
        at = (
            (area.right - 8, area.top + line * 1.45)
            if roomy
            else (portrait.right, portrait.bottom - small * 0.6)
        )
        back = FRect(at[0] - small * 0.7, at[1], small * 0.7, small)
        draw_card(pen, art, 0, back)
    elif seat in view.playing and view.stage == "choose":
        _thinking(pen, (area.right - 12, area.top + line * 2.2))
    limit = view.options.limit
    if limit:
        bar = FRect(left, area.bottom - line * 0.75, width, 6)
        pen.bar(bar, total / limit, ALARM if total > limit / 2 else MINT)


def _own_duck(pen: Pen, art: Art, picture: Picture, seat: int) -> None:
    """The player's own duck, with name and ducks beside it."""
    view, area = picture.view, picture.layout.mascot
    person = picture.people[seat]
    out = bool(view.out and view.out[seat])
    draw_duck(pen, art, picture, seat, area, 0.5 if out else 1.0)
    left = picture.layout.caption.left + 10
    total = (view.totals[seat] if view.totals else 0) + _taken_now(view, seat)
    size, top = own_label(area)
    room = area.left - left - 6
    words = person.name + (" · out" if out else "")
    pen.text(words, (left, top), size, Face.BOLD, PALE_GOLD, width=room)
    draw_duck_count(pen, art, (left, area.centery + size * 0.1), total, size * 1.25, GOLD, INK)


def _thinking(pen: Pen, end: tuple[float, float]) -> None:
    pen.text("…", end, 18, Face.BOLD, MIST, anchor="midright")


def _standing(pen: Pen, art: Art, picture: Picture) -> None:
    """All players' ducks, fewest first, as bars towards the limit."""
    view, area = picture.view, picture.layout.standing
    pen.panel(area)
    limit = view.options.limit
    heading = f"STANDING · LIMIT {limit}" if limit else "STANDING · ONE ROUND"
    pen.text(heading, (area.left + 14, area.top + 10), 13, Face.BOLD, MIST, width=area.width - 28)
    if not view.totals:
        return
    sums = {seat: view.totals[seat] + _taken_now(view, seat) for seat in range(view.seats)}
    order = sorted(sums, key=lambda seat: (view.out[seat] > 0, -view.out[seat], sums[seat]))
    room = area.height - 40
    each = min(room / view.seats, 52.0)
    most = max(limit, *sums.values(), 1)
    for place, seat in enumerate(order):
        top = area.top + 34 + place * each
        out = view.out[seat] > 0
        own = seat == view.seat
        colour = DIM if out else PALE_GOLD if own else BONE
        name_size = 15 if each >= 42 else 13
        now = _taken_now(view, seat)
        total = str(sums[seat])
        digits = pen.width(total, 17, Face.TITLE)
        pen.text(
            total, (area.right - 14, top), 17 if each >= 42 else 14, Face.TITLE, colour, anchor="topright"
        )
        gain = f"+{now}" if now else ""
        if gain:
            at = (area.right - 20 - digits, top + 1)
            pen.text(gain, at, 13, Face.TITLE, CORAL, anchor="topright")
        name_width = area.width - 40 - digits - pen.width(gain, 13, Face.TITLE)
        name = picture.people[seat].name + (" · out" if out else "")
        pen.text(name, (area.left + 14, top), name_size, Face.BOLD, colour, width=name_width)
        if each >= 30:
            bar = FRect(area.left + 14, top + each * 0.62, area.width - 28, min(9.0, each * 0.18))
            pen.bar(bar, sums[seat] / most, CORAL)
            if sums[seat] > now:
                filled = FRect(bar.left, bar.top, bar.width * (sums[seat] - now) / most, bar.height)
                pen.bar(filled, 1.0, picture.people[seat].duck.body)


def _preview(pen: Pen, picture: Picture) -> None:
    """The effect of the focused card, in words; with a hint, the reason for the value on its tag."""
    view, area = picture.view, picture.layout.preview
    choice = chosen(view, picture.focus)
    if picture.advice is not None and choice is not None:
        words = NARRATOR.reason(view, picture.advice, choice)
        pen.paragraph(words, area, 14, Face.TEXT, MIST, leading=1.22, least=0.64)
        return
    if not (picture.preview and picture.asking and view.seat is not None):
        return
    spot = picture.focus.spot
    if spot is not None and spot.zone == Zone.HAND:
        words = NARRATOR.focus_card(view, spot.key)
    elif spot is not None and spot.zone == Zone.POOL:
        words = NARRATOR.card(spot.key)
    else:
        words = NARRATOR.row(view, picture.focus.row)
    pen.paragraph(words, area, 14, Face.TEXT, MIST)
