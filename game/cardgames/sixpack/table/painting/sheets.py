"""Sheets that open over the table: the standings, and the cards of this turn or the last one."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.sixpack.table.art.cards import draw_card
from game.cardgames.sixpack.table.art.signs import draw_hand_sign
from game.cardgames.sixpack.table.close_up import OverlaySheet
from game.cardgames.sixpack.table.model import PlayResult, SixpackModel
from game.cardgames.sixpack.words.names import play_name
from game.language.message import Text, message, plural, plural_in
from game.tables.art import Art
from game.tables.painting.player import draw_face
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Typeface

_SHEET = "#2B1430"
_MAX_LINES = 7
_LINE_HEIGHT = 3.6
"""The height of a line, in font sizes."""


def draw_sheet(pen: Pen, art: Art, model: SixpackModel, sheet: OverlaySheet) -> None:
    """Draw an opaque sheet over the middle of the table."""
    size = model.layout.seating.letter_size(18)
    room = model.layout.sheet
    is_standings = sheet is OverlaySheet.STANDINGS
    turn_lines = min(max(len(_shown_results(model)) + len(model.view.order), 1), _MAX_LINES)
    lines = model.view.seats if is_standings else turn_lines
    high = min(lines * _LINE_HEIGHT * size + 4.6 * size, room.height)
    top = max(model.layout.piles[0].top.centery - high * 0.55, room.top)
    area = FRect(room.left, top, room.width, high)
    pen.plate(area, _SHEET, radius=16, border=BONE)
    this_turn = model.play_results or model.view.waiting or not model.last_play_results
    turn = message("This turn") if this_turn else message("Last turn")
    title = message("Cards and points") if is_standings else turn
    head = FRect(area.left + size, area.top + size * 0.6, area.width - 2 * size, size * 2)
    pen.outlined(title, head.midleft, size * 1.5, colour=PALE_GOLD, anchor="midleft")
    below = FRect(head.left, head.bottom + 4, head.width, area.bottom - head.bottom - size)
    draw_lines = _draw_standings if is_standings else _draw_turn
    draw_lines(pen, art, model, below, size)


def _draw_player(pen: Pen, art: Art, model: SixpackModel, seat: int, line: FRect, size: float) -> float:
    """Draw a face and a name at the left of a line; return the x after them."""
    face = min(line.height * 0.92, size * 2.4)
    draw_face(pen, art, model, seat, (line.left + face / 2, line.centery), face)
    left, wide = line.left + face + size * 0.5, line.width * 0.22
    ink = MINT if seat == model.view.seat else BONE
    name = model.people[seat].name
    pen.text(name, (left, line.centery), size, Typeface.BOLD, ink, anchor="midleft", width=wide)
    return left + wide + size * 0.4


def _draw_standings(pen: Pen, art: Art, model: SixpackModel, area: FRect, size: float) -> None:
    """Draw all players, most points first, with their numbers of cards and their points."""
    view, counts = model.view, model.counts
    if not view.totals:
        return
    several = view.options.rounds > 1
    order = sorted(range(view.seats), key=lambda seat: (-view.totals[seat], -counts[seat]))
    line_height = min(area.height / view.seats, size * _LINE_HEIGHT)
    max_count = max(*counts, 6)
    for place, seat in enumerate(order):
        line = FRect(area.left, area.top + place * line_height, area.width, line_height)
        left = _draw_player(pen, art, model, seat, line, size)
        words = str(counts[seat]) if several else _cards_words(counts[seat])
        right = line.right - (
            size * 7.5 if several else pen.width(_cards_words(88), size, Typeface.TITLE) + 10
        )
        bar = FRect(left, line.centery - size * 0.4, right - left, size * 0.8)
        pen.bar(bar, counts[seat] / max_count, model.people[seat].duck.body)
        pen.text(words, (right + 8, line.centery), size, Typeface.TITLE, BONE, anchor="midleft")
        if several:
            points = plural("{n} point", "{n} points", view.totals[seat])
            pen.text(
                points, line.midright, size, Typeface.BOLD, PALE_GOLD, anchor="midright", width=size * 5.4
            )
    if not several:
        at = (area.right, area.bottom - size * 0.4)
        pen.text(message("most cards wins"), at, size * 0.9, Typeface.TEXT, MIST, anchor="midright")


def _cards_words(count: int) -> Text:
    return plural_in("in figures", "{n} card", "{n} cards", count)


def _draw_turn(pen: Pen, art: Art, model: SixpackModel, area: FRect, size: float) -> None:
    """Draw what happened to a turn's cards, in order, and the cards that are waiting."""
    view = model.view
    lines = [
        *_shown_results(model),
        *(PlayResult(play, message("{card} waits", card=play_name(view, play)), MIST) for play in view.order),
    ]
    if not lines:
        pen.text(message("No cards have been played yet."), area.topleft, size, Typeface.BOLD, MIST)
        return
    lines = lines[-_MAX_LINES:]
    line_height = min(area.height / len(lines), size * _LINE_HEIGHT)
    for place, (play, words, ink) in enumerate(lines):
        line = FRect(area.left, area.top + place * line_height, area.width, line_height)
        left = _draw_player(pen, art, model, play.seat, line, size)
        high = line_height * 0.94
        spot = FRect(left, line.centery - high / 2, high / CARD_RATIO, high)
        draw_card(pen, art, view.cards[play.card], spot)
        left = spot.right + size * 0.6
        if view.cards[play.card].hand:
            draw_hand_sign(pen, (left + size * 0.6, line.centery), size * 1.3)
            left += size * 1.6
        at = (left, line.centery)
        pen.text(words, at, size, Typeface.BOLD, ink, anchor="midleft", width=line.right - left)


def _shown_results(model: SixpackModel) -> tuple[PlayResult, ...]:
    """Return what happened to this turn's cards or, until they are revealed, to the last turn's."""
    return model.play_results if model.play_results or model.view.waiting else model.last_play_results
