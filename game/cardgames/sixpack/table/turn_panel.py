"""The lane of the table of Sixpack: players who have chosen, fates of cards, the order of waiting cards."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.sixpack.rules.events import Play
from game.cardgames.sixpack.rules.turn_order import number_of
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.art.card_sprites import draw_card
from game.cardgames.sixpack.table.art.signs import badge
from game.cardgames.sixpack.table.card_places import entry_card, entry_poses, entry_text
from game.cardgames.sixpack.table.focus import Zone
from game.cardgames.sixpack.table.forecast import printed
from game.cardgames.sixpack.table.layout import lane_entries
from game.cardgames.sixpack.table.picture import Picture
from game.cardgames.sixpack.table.turn_log import Row, Tone, choosing, rows
from game.cardgames.sixpack.words.names import face_name, name, play_name
from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, DIM, GOLD, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face

_TONES = {Tone.PLAIN: MIST, Tone.GOOD: MINT, Tone.BAD: CORAL}


def draw_lane(pen: Pen, art: Art, picture: Picture) -> None:
    """This turn's cards, below those that move."""
    view, lane = picture.view, picture.layout.lane
    pen.panel(lane)
    if not view.round:
        return
    shown = rows(view, picture.log)
    laying = choosing(view, picture.log)
    heading = "CHOOSING" if laying else "THIS TURN"
    pen.text(heading, (lane.left + 16, lane.top + 10), 14, Face.BOLD, MIST)
    if laying and view.laid_counts:
        ready = sum(1 for seat in range(view.seats) if view.laid_counts[seat] and not _is_asked(view, seat))
        words = f"{ready} of {view.seats}" + (" ready" if lane.width > 220 else "")
        pen.text(words, (lane.right - 14, lane.top + 10), 13, Face.BOLD, PALE_GOLD, anchor="topright")
    following = next((row for row in shown if row.play is not None and row.fate is None), None)
    for row, area in zip(shown, lane_entries(lane, len(shown)), strict=True):
        if row.play is None:
            _choosing_row(pen, picture, area, row.seat)
        else:
            _play_row(pen, art, picture, area, row, following=row is following)


def draw_over_lane(pen: Pen, picture: Picture) -> None:
    """Draw over the waiting cards: the numbers that they count as."""
    view = picture.view
    shown = rows(view, picture.log)
    for row, area in zip(shown, lane_entries(picture.layout.lane, len(shown)), strict=True):
        if row.play is not None and row.fate is None:
            _play_badge(pen, view, row.play, area)


def _is_asked(view: SixpackView, seat: int) -> bool:
    return any(question.seat == seat for question in view.questions)


def _choosing_row(pen: Pen, picture: Picture, area: FRect, seat: int) -> None:
    view = picture.view
    count = view.laid_counts[seat] if view.laid_counts else 0
    left, width = entry_text(area, count)
    if not count:
        card = entry_card(area)
        slot = FRect(area.left + 4, area.centery - card * CARD_RATIO / 2, card, card * CARD_RATIO)
        pen.slot(slot, BONE, strength=0.22)
    own, asked = seat == view.seat, _is_asked(view, seat)
    words, colour = ("your choice" if own else "thinking …", MIST) if asked else ("waits", DIM)
    if count and not asked:
        words, colour = "ready", MINT
    if own and view.laid:
        words = ", ".join(name(view, lay.card) for lay in view.laid)
    elif asked and not own and picture.log.last and picture.log.last[seat] and not count:
        words, colour = f"last: {picture.log.last[seat]}", DIM
    _entry_words(pen, picture, area, left, width, seat, words, colour)


def _play_row(pen: Pen, art: Art, picture: Picture, area: FRect, row: Row, *, following: bool) -> None:
    view, play = picture.view, row.play
    if play is None:
        return
    focused = picture.focused(Zone.TURN, play.card)
    offered = picture.offered(Zone.TURN, play.card)
    if focused or offered or following:
        colour = GOLD if focused else MINT if offered else PALE_GOLD
        pen.panel(area.inflate(6, 2), alpha=0.25, border=colour, radius=10)
    if row.fate is not None:
        for card, pose in zip(play.cards, entry_poses(area, len(play.cards)), strict=True):
            place = FRect(0, 0, pose.width, pose.width * CARD_RATIO)
            place.center = (pose.x, pose.y)
            draw_card(pen, art, view.cards[card], place, 0.42)
    left, width = entry_text(area, len(play.cards))
    if row.fate is not None:
        words, colour = row.fate.words, _TONES[row.fate.tone]
    else:
        words, colour = _waiting_words(view, play), PALE_GOLD if following else DIM
    _entry_words(pen, picture, area, left, width, row.seat, words, colour)


def _waiting_words(view: SixpackView, play: Play) -> str:
    if play.copied and not view.disabled:
        return f"copies {face_name(view.cards[play.copied])}"
    return play_name(view, play)


def _entry_words(
    pen: Pen, picture: Picture, area: FRect, left: float, width: float, seat: int, words: str, colour: str
) -> None:
    """A name, and the words below it; both in one line if the entry is low."""
    own = PALE_GOLD if seat == picture.view.seat else BONE
    person = picture.people[seat].name
    if area.height >= 38:
        pen.text(person, (left, area.centery - 18), 15, Face.BOLD, own, width=width)
        pen.text(words, (left, area.centery + 2), 13, Face.TEXT, colour, width=width)
    else:
        half = area.height * 0.47
        pen.text(person, (left, area.centery - half), min(12.0, half), Face.BOLD, own, width=width)
        pen.text(words, (left, area.centery), min(11.0, half), Face.TEXT, colour, width=width)


def _play_badge(pen: Pen, view: SixpackView, play: Play, area: FRect) -> None:
    """The number that a waiting card counts as, if that is not the printed number."""
    number = number_of(play, view.cards, view.disabled)
    if (number,) == printed(view, play.card):
        return
    if view.cards[play.card].second is not None and any(one.kind == "number" for one in view.questions):
        return
    pose = entry_poses(area, len(play.cards))[-1]
    badge(pen, number, (pose.x + pose.width * 0.36, pose.y - pose.width * 0.5), max(pose.width * 0.62, 20.0))
