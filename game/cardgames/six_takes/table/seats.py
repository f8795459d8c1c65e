"""The players of 6 takes! around the raft: ducks, names and scores, and the match's title."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.six_takes.rules.game import HAND_SIZE, SIX_TAKES
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.layout import names_area
from game.cardgames.six_takes.table.model import SixTakesModel
from game.cardgames.six_takes.words.labels import is_near_limit
from game.language.message import Text, message, message_in, parts
from game.tables.art import Art
from game.tables.painting.player import draw_face, draw_player
from game.tables.raft.drawing import draw_name, draw_ring, draw_tag, name_colour
from game.tables.raft.pegs import draw_pegs, pegs_of
from game.tables.raft.seat_layout import RaftSide, SeatPlace
from game.tables.raft.seats import counter_anchor, draw_duck_count, places_of
from game.tables.raft.words import draw_title
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import CORAL, GOLD, INK
from game.ui.drawing.text import Typeface

_PROFESSIONAL, _DRAFT = message_in("variant", "Professional"), message_in("variant", "Draft")


def draw_seats(pen: Pen, art: Art, model: SixTakesModel) -> None:
    view, seating = model.view, model.layout.seating
    if view.round and model.shows_title:
        draw_title(pen, seating, model.layout.title, SIX_TAKES.title, match_words(view))
    for seat, place in places_of(seating, view):
        _draw_seat(pen, art, model, place, seat)
    if view.options.limit:
        draw_pegs(pen, art, seating, pegs_of(seating, view, model.people, model.ducks), view.options.limit)


def match_words(view: SixTakesView) -> list[Text]:
    """Return the words below the match's title: round and turn, limit, and variants."""
    options, words = view.options, list[Text]()
    if view.turn:
        values = {"round": view.round, "turn": view.turn, "turns": HAND_SIZE}
        words.append(message("round {round} · turn {turn} of {turns}", **values))
    elif view.pool:
        words.append(message("round {round} · draft", round=view.round))
    else:
        words.append(message("round {round} · deal", round=view.round))
    variants = (_PROFESSIONAL, options.professional), (_DRAFT, options.draft and not view.pool)
    rules = [name for name, on in variants if on]
    if options.limit and options.ending == "elimination":
        rules.insert(0, message("out over {limit}", limit=options.limit))
    elif options.limit:
        rules.insert(0, message("ends at {limit}", limit=options.limit))
    return [*words, parts(" · ", rules)] if rules else words


def _draw_seat(pen: Pen, art: Art, model: SixTakesModel, place: SeatPlace, seat: int) -> None:
    """Draw a player: duck, name, and total of ducks."""
    view, seating = model.view, model.layout.seating
    out = bool(view.out and view.out[seat])
    choosing = view.stage == "choose" and seat in view.playing and not view.ready[seat]
    draw_player(pen, art, model, place, seat, thinks=choosing and seat != view.seat, faint=out)
    name = model.people[seat].name
    if out:
        name = message_in("a player's tag", "{name} · out", name=name)
    draw_name(
        pen,
        name,
        place.tag,
        seating.names,
        width=place.bust.width,
        own=place.side is RaftSide.OWN,
        on_turn=seat in (view.picker, view.asked),
    )
    total = model.ducks[seat] if seat < len(model.ducks) else 0
    limit = view.options.limit
    near = is_near_limit(limit, total)
    at, anchor = counter_anchor(place, seating.scale)
    colour, most = CORAL if near else GOLD, limit if near and not out else 0
    draw_duck_count(pen, art, at, total, seating.letter_size(19), colour, anchor=anchor, most=most)


_RING, _AROUND = 1.7, 0.7
"""The width of a face, and the space around a name, as multiples of the font size."""


class OwnerTag(NamedTuple):
    """The tag of a revealed card's player; `at` is its middle, in units."""

    seat: int
    at: tuple[float, float]
    on_turn: bool


def owner_tags(model: SixTakesModel) -> list[OwnerTag]:
    """Return a tag for each revealed card that still lies in line, waiting to be placed."""
    view, layout = model.view, model.layout
    if not view.waiting:
        return []
    row = layout.plays[0]
    low = names_area(layout.seating, layout.plays).centery
    tags = []
    for card, seat in view.waiting:
        pose = model.pose_of(card)
        if pose is not None and pose.face >= 0.5 and abs(pose.y - row.centery) < row.height * 0.4:
            tags.append(OwnerTag(seat, (pose.x, low), on_turn=card == view.waiting[0][0]))
    return tags


def draw_owners(pen: Pen, art: Art, model: SixTakesModel) -> None:
    """Draw the tags with the revealed cards' players."""
    plays = model.layout.plays
    width = plays[1].left - plays[0].left - 2
    size = model.layout.seating.letter_size(14)
    shown = owner_tags(model)
    longest = max((pen.width(model.people[tag.seat].name, size, Typeface.BOLD) for tag in shown), default=0.0)
    # Names matter more than faces.
    faces = longest + size * (_RING + _AROUND) <= width
    for tag in shown:
        own = tag.seat == model.view.seat
        colour = name_colour(own=own, on_turn=tag.on_turn)
        if faces:
            area = _draw_owner(pen, art, model, tag.at, tag.seat, colour)
        else:
            name = model.people[tag.seat].name
            area = draw_tag(pen, name, tag.at, size, width=width, colour=colour)
        if tag.on_turn:
            draw_ring(pen, area)


def _draw_owner(
    pen: Pen, art: Art, model: SixTakesModel, at: tuple[float, float], seat: int, colour: str
) -> FRect:
    size = model.layout.seating.letter_size(14)
    name, ring = model.people[seat].name, size * _RING
    wide = pen.width(name, size, Typeface.BOLD)
    plate = centred_area(at, ring + wide + size * _AROUND, size * 1.5)
    pen.plate(plate, colour, radius=size * 0.6, border=INK)
    draw_face(pen, art, model, seat, (plate.left + ring * 0.42, plate.centery), ring)
    pen.text(name, (plate.left + ring, plate.centery), size, Typeface.BOLD, INK, anchor="midleft")
    return plate
