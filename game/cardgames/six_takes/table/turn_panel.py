"""The lane of the table of 6 takes!: the players who have chosen, then the outcomes of this turn's cards."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.six_takes.table.art.card_sprites import draw_card
from game.cardgames.six_takes.table.card_places import entry_card
from game.cardgames.six_takes.table.picture import Picture
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, DIM, GOLD, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face


def draw_lane(pen: Pen, art: Art, picture: Picture) -> None:
    """Draw this turn's cards: the players who have chosen, then the outcome of each card."""
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
    """The left edge of an entry's words, and the width for them, in units."""
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
    """The outcome of the seat's card of the turn before, while it has not chosen again."""
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
