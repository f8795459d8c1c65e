"""The painted parts of the table of 6 takes!: slots, players, this turn, standing, preview, and the cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision
from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in, row_for
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.art.cards import paint_back, paint_card
from game.cardgames.six_takes.table.card_places import entry_card
from game.cardgames.six_takes.table.focus import Focus, Zone, asked_for_row, chosen
from game.cardgames.six_takes.table.layout import TableLayout
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.people import Person
from game.ui.draw import Pen
from game.ui.ducks import Duck, Mood
from game.ui.palette import ALARM, BONE, CORAL, DIM, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.text import Face

_PORTRAIT_WIDTH = 150.0


class Outcome(Struct, frozen=True):
    """What became of a seat's card this turn: its row, and the ducks if it took the row."""

    row: int
    ducks: int


class Picture(Struct, frozen=True):
    """All that the panels show; `advice` is what an agent expects of the choices, while that is shown."""

    view: SixTakesView
    people: tuple[Person, ...]
    layout: TableLayout
    focus: Focus
    zone: Zone
    outcomes: Mapping[int, Outcome]
    moods: Mapping[int, str]
    preview: bool
    asking: bool
    advice: Decision | None = None


def opponents_of(view: SixTakesView) -> tuple[int, ...]:
    """The other seats clockwise from the view's own; a spectator's are all seats."""
    first = 0 if view.seat is None else view.seat + 1
    others = [(first + step) % view.seats for step in range(view.seats)]
    return tuple(seat for seat in others if seat != view.seat)


def draw_table(pen: Pen, art: Art, picture: Picture) -> None:
    """Everything but the cards."""
    _title(pen, picture)
    for area, seat in zip(picture.layout.seats, opponents_of(picture.view), strict=True):
        _seat(pen, art, picture, area, seat)
    if not picture.view.pool:
        _rows(pen, art, picture)
        _lane(pen, art, picture)
    _standing(pen, art, picture)
    _preview(pen, picture)
    if picture.view.seat is not None:
        _own_duck(pen, art, picture, picture.view.seat)


def draw_cards(pen: Pen, art: Art, cards: Iterable[MovingCard], shake: float) -> None:
    """The cards in their order, in one batch."""
    px = pen.screen.scale.px
    batch = []
    for card in cards:
        pose = card.pose
        if pose.alpha <= 0.02:
            continue
        face_up = pose.face >= 0.5 and card.key > 0
        paint = partial(paint_card, art.fonts, card.key) if face_up else paint_back
        sprite = art.sprites.get(
            paint,
            ("six_takes", card.key if face_up else 0),
            px(pose.width),
            angle=pose.angle,
            lift=pose.lift,
            flip=abs(2 * pose.face - 1),
            squash=pose.squash,
            alpha=pose.alpha,
            moving=card.held,
        )
        batch.append((sprite.surface, sprite.at(px(pose.x + shake), px(pose.y))))
    pen.screen.surface.fblits(batch, pygame.BLEND_PREMULTIPLIED)


def draw_card(pen: Pen, art: Art, card: int, area: FRect, alpha: float = 1.0) -> None:
    """A still card in an area; 0 is its back."""
    px = pen.screen.scale.px
    paint = partial(paint_card, art.fonts, card) if card else paint_back
    sprite = art.sprites.get(paint, ("six_takes", card), px(area.width), lift=2.0, alpha=alpha)
    place = sprite.at(px(area.centerx), px(area.centery))
    pen.screen.surface.blit(sprite.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)


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
    """The round and what is going on in it."""
    part = f"turn {view.turn} of 10" if view.turn else "draft" if view.pool else "deal"
    return f"Round {view.round} · {part}"


def _duck_of(person: Person, mood: str | None) -> Duck:
    return person.duck if mood is None else replace(person.duck, mood=Mood(mood))


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
    duck = art.ducks.surface(_duck_of(person, picture.moods.get(seat)), pen.screen.scale.px(face))
    pen.image(duck, portrait.topleft, alpha=0.4 if out else 1.0)
    left = portrait.right + (5 if roomy else 2)
    width = area.right - left - (7 if roomy else 3)
    line = area.height / 4
    size = 16 if roomy else 13
    pen.text(person.name, (left, area.top + line * 0.45), size, Face.BOLD, DIM if out else BONE, width=width)
    total = (view.totals[seat] if view.totals else 0) + _taken_now(view, seat)
    _duck_count(pen, art, (left, area.top + line * 1.65), total, 18 if roomy else 15, GOLD)
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
    image = art.ducks.surface(_duck_of(person, picture.moods.get(seat)), pen.screen.scale.px(area.width))
    pen.image(image, area.topleft, alpha=0.5 if out else 1.0)
    left = picture.layout.caption.left + 10
    total = (view.totals[seat] if view.totals else 0) + _taken_now(view, seat)
    size = max(12.5, min(19.0, area.height * 0.2))
    room = area.left - left - 6
    words = person.name + (" · out" if out else "")
    pen.text(words, (left, area.centery - size * 1.2), size, Face.BOLD, PALE_GOLD, width=room)
    _duck_count(pen, art, (left, area.centery + size * 0.1), total, size * 1.25, GOLD, INK)


def _thinking(pen: Pen, end: tuple[float, float]) -> None:
    pen.text("…", end, 18, Face.BOLD, MIST, anchor="midright")


def _duck_count(
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


def _rows(pen: Pen, art: Art, picture: Picture) -> None:
    """The slots, their numbers and prices, and where the focused card would go."""
    view, layout = picture.view, picture.layout
    question = asked_for_row(view) and picture.asking
    for row, slots in enumerate(layout.slots):
        cards = view.rows[row] if view.rows else ()
        full = len(cards) == ROW_SIZE
        picked = (
            picture.zone is Zone.ROWS and picture.focus.row == row and (question or picture.focus.browsing)
        )
        if picked:
            band = slots[0].union(layout.prices[row]).union(layout.labels[row]).inflate(10, 6)
            pen.panel(band, alpha=0.35, border=GOLD)
        label = layout.labels[row]
        pen.text(
            str(row + 1),
            (label.centerx - 3, label.centery),
            20,
            Face.TITLE,
            PALE_GOLD if picked else MIST,
            anchor="center",
        )
        for place, slot in enumerate(slots):
            last = place == ROW_SIZE
            pen.slot(slot, ALARM if last else BONE, strength=1.0 if last and full else 0.35 if last else 0.22)
            if last:
                colour = CORAL if full else DIM
                pen.text("6th", slot.center, slot.width * 0.26, Face.TITLE, colour, anchor="center")
        price = layout.prices[row]
        if cards:
            colour = ALARM if full else BONE
            size = 20 if not question else 24
            _duck_count(
                pen, art, (price.left, price.centery - size * 0.62), ducks_in(cards), size, colour, INK
            )
    if picture.focus.browsing and picture.focus.column is not None:
        pen.outline(layout.slots[picture.focus.row][picture.focus.column].inflate(6, 6), GOLD)
    forecast = _forecast(picture)
    if forecast is not None:
        _draw_forecast(pen, art, picture, *forecast)


def _forecast(picture: Picture) -> tuple[int, int] | None:
    """The row and place where the focused hand card would go as the rows lie now; None if it is too low."""
    view = picture.view
    if not (picture.preview and picture.asking and picture.zone is Zone.HAND and view.hand and view.rows):
        return None
    row = row_for(view.hand[picture.focus.place], view.rows)
    return None if row is None else (row, len(view.rows[row]))


def _draw_forecast(pen: Pen, art: Art, picture: Picture, row: int, place: int) -> None:
    view, layout = picture.view, picture.layout
    slot = layout.slots[row][min(place, ROW_SIZE)]
    takes = place == ROW_SIZE
    draw_card(pen, art, view.hand[picture.focus.place], slot, alpha=0.45)
    pen.outline(slot.inflate(4, 4), ALARM if takes else GOLD)
    if takes:
        words = f"+{ducks_in(view.rows[row])}"
        pen.text(words, (slot.centerx, slot.top), 24, Face.TITLE, ALARM, outline=INK, anchor="center")


def _lane(pen: Pen, art: Art, picture: Picture) -> None:
    """This turn's cards: who has chosen, then what became of each card."""
    view, layout = picture.view, picture.layout
    lane = layout.lane
    pen.panel(lane)
    revealed = bool(view.waiting or picture.outcomes) and bool(view.plays)
    choosing = view.stage == "choose" and not view.waiting
    heading = "CHOOSING" if choosing else "THIS TURN"
    pen.text(heading, (lane.left + 16, lane.top + 10), 14, Face.BOLD, MIST)
    if choosing:
        ready = sum(view.ready)
        words = f"{ready} of {len(view.playing)} ready"
        pen.text(words, (lane.right - 14, lane.top + 10), 13, Face.BOLD, PALE_GOLD, anchor="topright")
        for place, seat in enumerate(view.playing):
            _choosing_entry(pen, art, picture, layout.plays[place], seat)
    elif revealed:
        for place, (card, seat) in enumerate(view.plays[-1]):
            _revealed_entry(pen, art, picture, layout.plays[place], card, seat)


def _entry_text(area: FRect) -> tuple[float, float]:
    """Where an entry's words begin, and how wide they may be."""
    left = area.left + entry_card(area) + 14
    return left, area.right - left


def _choosing_entry(pen: Pen, art: Art, picture: Picture, area: FRect, seat: int) -> None:
    view = picture.view
    left, width = _entry_text(area)
    card = entry_card(area)
    if not view.ready[seat]:
        slot = FRect(area.left + 4, area.centery - card * 0.73, card, card * 1.46)
        pen.slot(slot, BONE, strength=0.22)
    own = seat == view.seat
    two = area.height >= 44
    y = area.centery - (18 if two else 8)
    pen.text(picture.people[seat].name, (left, y), 15, Face.BOLD, PALE_GOLD if own else BONE, width=width)
    if two:
        words = "ready" if view.ready[seat] else "your choice" if own else "thinking …"
        colour = MINT if view.ready[seat] else MIST
        last = _last_words(picture, seat)
        pen.text(last or words, (left, y + 20), 13, Face.TEXT, DIM if last else colour, width=width)


def _last_words(picture: Picture, seat: int) -> str:
    """What became of the seat's card of the turn before, while it has not chosen again."""
    view = picture.view
    if view.ready[seat] or not view.plays or seat not in picture.outcomes:
        return ""
    card = next((card for card, player in view.plays[-1] if player == seat), 0)
    outcome = picture.outcomes[seat]
    took = f", {outcome.ducks} taken" if outcome.ducks else ""
    return f"last: {card}, row {outcome.row + 1}{took}"


def _revealed_entry(pen: Pen, art: Art, picture: Picture, area: FRect, card: int, seat: int) -> None:
    view = picture.view
    outcome = picture.outcomes.get(seat)
    waits = any(waiting == card for waiting, _seat in view.waiting)
    if waits and view.waiting[0][0] == card:
        pen.panel(area.inflate(6, 2), alpha=0.25, border=GOLD)
    if not waits:
        width = entry_card(area)
        place = FRect(area.left + 4, area.centery - width * 0.73, width, width * 1.46)
        draw_card(pen, art, card, place, alpha=0.5)
    left, width = _entry_text(area)
    two = area.height >= 44
    y = area.centery - (18 if two else 8)
    own = seat == view.seat
    pen.text(picture.people[seat].name, (left, y), 15, Face.BOLD, PALE_GOLD if own else BONE, width=width)
    if not two:
        return
    if outcome is None:
        asked = view.asked == seat
        words, colour = ("too low!", CORAL) if asked else ("waits", DIM)
    elif outcome.ducks:
        words, colour = f"took row {outcome.row + 1}: {outcome.ducks}", CORAL
    else:
        words, colour = f"row {outcome.row + 1}", MINT
    pen.text(words, (left, y + 20), 13, Face.BOLD, colour, width=width)


def _standing(pen: Pen, art: Art, picture: Picture) -> None:
    """Everybody's ducks, fewest first, as bars towards the limit."""
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
    """What the focused card would do, in words; with a hint, why that is as good as its tag says."""
    view, area = picture.view, picture.layout.preview
    choice = chosen(view, picture.focus)
    if picture.advice is not None and choice is not None:
        words = NARRATOR.reason(view, picture.advice, choice)
        pen.paragraph(words, area, 14, Face.TEXT, MIST, leading=1.22, least=0.64)
        return
    if not (picture.preview and picture.asking and view.seat is not None):
        return
    if picture.zone is Zone.HAND and view.hand:
        words = NARRATOR.focus_card(view, view.hand[picture.focus.place])
    elif picture.zone is Zone.POOL:
        words = NARRATOR.card(view.pool[picture.focus.place])
    else:
        words = NARRATOR.row(view, picture.focus.row)
    pen.paragraph(words, area, 14, Face.TEXT, MIST)
