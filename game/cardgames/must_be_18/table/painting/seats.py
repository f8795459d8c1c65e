"""The players of You Must Be 18! around the raft, with their hands, and the totals."""

from __future__ import annotations

from math import ceil

from pygame import FRect

from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.art.cards import DeckFaces
from game.cardgames.must_be_18.table.layout import HeldCards
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.language.message import Text, message, message_in, plural
from game.tables.art import Art
from game.tables.painting.player import draw_face, draw_player
from game.tables.raft.drawing import LIVELY, draw_name
from game.tables.raft.pegs import draw_pegs, pegs_of
from game.tables.raft.seat_layout import RaftSide, SeatPlace
from game.tables.raft.seats import counter_anchor, draw_wing_tips, places_of
from game.tables.raft.words import draw_title
from game.tables.seats import draw_dealer
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, GOLD, INK, MINT, MIST
from game.ui.drawing.text import Typeface

_LETTER = 0.6
"""The font size of the dealer's letter, as a share of its disc."""
_STEP = 30
"""The goal of the score track is a multiple of this many points."""
_MAX_BACKS = 12
"""The most backs drawn for a hand; the number beside the name counts all cards."""
_WIDEST = 128.0
"""The greatest width of a name tag, which leaves room for the backs beside it."""
_SPREAD = 34.0
"""The angle between the first and the last back of a full fan, in degrees."""


def draw_seats(pen: Pen, art: Art, faces: DeckFaces, model: MustBe18Model) -> None:
    """Draw all players with their hands, the title, and the totals on the score track."""
    view, layout = model.view, model.layout
    seating = layout.seating
    if not view.round:
        return
    rounds = message("one round")
    if view.options.rounds > 1:
        rounds = message("round {round} of {rounds}", round=view.round, rounds=view.options.rounds)
    if model.shows_title:
        draw_title(pen, seating, layout.title, MUST_BE_18.title, [rounds, *_opener_words(model)])
    for number, (seat, place) in enumerate(places_of(seating, view)):
        held = layout.held[number] if place.side is not RaftSide.OWN else None
        _draw_seat(pen, art, faces, model, place, seat, held)
    if view.options.rounds > 1:
        pegs = pegs_of(seating, view, model.people, model.totals)
        draw_pegs(pen, art, seating, pegs, track_goal(model.totals))


def _opener_words(model: MustBe18Model) -> list[Text]:
    """Return the words for who began the round: one text, or none before anyone has."""
    opener = next((act.seat for act in model.view.history if act.deed == "start"), None)
    if opener is None:
        return []
    if opener == model.view.seat:
        return [message("you began")]
    return [message("{name} began", name=model.people[opener].name)]


def track_goal(totals: tuple[int, ...]) -> int:
    """Return the points at the end of the score track, which grows with the highest total."""
    return _STEP * max(1, ceil(max(totals, default=0) / _STEP))


def _draw_seat(
    pen: Pen,
    art: Art,
    faces: DeckFaces,
    model: MustBe18Model,
    place: SeatPlace,
    seat: int,
    held: HeldCards | None,
) -> None:
    """Draw a player: duck, hand, name with number of cards, and points."""
    view, seating = model.view, model.layout.seating
    duck = draw_player(pen, art, model, place, seat, thinks=model.turn == seat != view.seat)
    count = model.counts[seat]
    if held is not None:
        at_rest = place.side is not RaftSide.TOP and duck.mood not in LIVELY
        _draw_hand(pen, faces, held, count, duck, tips=at_rest)
    size, wide = seating.names, min(place.bust.width, _WIDEST * seating.scale)
    words = message_in("a player and a number", "{name} {n}", name=model.people[seat].name, n=count)
    own, on_turn = seat == view.seat, model.turn == seat
    tag = draw_name(pen, words, place.tag, size, width=wide, own=own, on_turn=on_turn)
    if view.dealer == seat:
        disc = seating.letter_size(13) / _LETTER
        draw_dealer(pen, (max(tag.left - disc * 0.4, disc * 0.55), tag.centery), disc)
    if model.focused(Zone.SEAT, seat):
        pen.outline(place.bust, GOLD, 3.0, 18)
    # For translators: "pts" is short for points.
    words = plural("{n} pt", "{n} pts", model.totals[seat])
    at, anchor = counter_anchor(place, seating.scale)
    pen.outlined(words, at, seating.letter_size(17), anchor=anchor)


def fan_poses(held: HeldCards, count: int) -> list[tuple[float, float, float]]:
    """Return the (x, y, angle) of each back of a hand, from left to right."""
    shown = min(count, _MAX_BACKS)
    spread = _SPREAD * min(1.0, shown / 6)
    step = min(held.card * 0.5, (held.room - held.card) / max(shown - 1, 1))
    backs = []
    for place in range(shown):
        share = 0.0 if shown < 2 else place / (shown - 1) - 0.5
        backs.append(
            (
                held.x + step * (shown - 1) * share,
                held.y + held.card * 0.5 * share * share,
                -round(spread * share / 2) * 2.0,
            )
        )
    return backs


def _draw_hand(pen: Pen, faces: DeckFaces, held: HeldCards, count: int, duck: Duck, *, tips: bool) -> None:
    """Draw the backs of a hand; with `tips`, also the tips of the wings that hold them."""
    backs = []
    for x, y, turn in fan_poses(held, count):
        area = centred_area((x, y), held.card, held.card)
        backs.append((area, turn))
    faces.draw_backs(pen, backs)
    if not count or not tips:
        return
    tip = held.card * 0.5
    across = min(held.room, held.card + held.card * 0.5 * (min(count, _MAX_BACKS) - 1)) * 0.4
    draw_wing_tips(pen, duck.shade, (held.x, held.y + held.card * 0.62), across, (tip * 1.2, tip * 0.8))


_WOOD = "#3B2414"


def draw_totals(pen: Pen, art: Art, model: MustBe18Model) -> None:
    """Draw the panel of totals, fewest points first; it hides everything below."""
    view, layout = model.view, model.layout
    if not model.totals_open or not view.round:
        return
    area, seating = layout.standing, layout.seating
    size = seating.letter_size(17)
    pen.plate(area, _WOOD, radius=16 * seating.scale, border=INK)
    head = (area.left + size, area.top + size * 0.7)
    pen.text(message("Totals"), head, size * 1.2, Typeface.TITLE, BONE)
    at = (area.right - size, area.top + size * 0.9)
    pen.text(
        message("fewest points wins"), at, seating.letter_size(15), Typeface.BOLD, MIST, anchor="topright"
    )
    order = sorted(range(view.seats), key=lambda seat: (model.totals[seat], seat))
    line = size * 1.7
    highest = max(*model.totals, 1)
    face = size * 1.5
    for place, seat in enumerate(order):
        y = area.top + size * 2.4 + (place + 0.5) * line
        own = seat == view.seat
        colour = MINT if own else BONE
        draw_face(pen, art, model, seat, (area.left + size * 0.9 + face / 2, y), face)
        left = area.left + size * 1.2 + face
        name = model.people[seat].name
        room = area.width * 0.26
        pen.text(name, (left, y), size, Typeface.BOLD, colour, anchor="midleft", width=room)
        right = area.right - size * 3.4
        bar = FRect(left + room + size * 0.4, y - size * 0.3, 0, size * 0.6)
        bar.width = right - bar.left
        pen.bar(bar, model.totals[seat] / highest, model.people[seat].duck.body)
        total = str(model.totals[seat])
        pen.text(total, (area.right - size, y), size, Typeface.TITLE, colour, anchor="midright")
