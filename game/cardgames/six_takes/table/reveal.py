"""The revealed cards of a turn of 6 takes!: their players' names and faces below them."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.six_takes.table.layout import names_of
from game.cardgames.six_takes.table.model import SixTakesModel
from game.tables.art import Art
from game.tables.raft.drawing import draw_ring, draw_tag, name_colour
from game.tables.seats import duck_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface

_RING, _AROUND = 1.7, 0.7
"""The width of a face, and the room round a name, as shares of its letters."""


class OwnerTag(NamedTuple):
    """The tag of a revealed card's player: the middle of the tag, in units."""

    seat: int
    at: tuple[float, float]
    on_turn: bool


def owner_tags(model: SixTakesModel) -> list[OwnerTag]:
    """Return a tag below each revealed card that waits, face up, wherever it is on its way there."""
    view, layout = model.view, model.layout
    if not view.waiting:
        return []
    row = layout.plays[0]
    low = names_of(layout.seating, layout.plays).centery
    tags = []
    for card, seat in view.waiting:
        pose = model.pose_of(card)
        if pose is not None and pose.face >= 0.5 and abs(pose.y - row.centery) < row.height * 0.4:
            tags.append(OwnerTag(seat, (pose.x, low), on_turn=card == view.waiting[0][0]))
    return tags


def draw_owners(pen: Pen, art: Art, model: SixTakesModel) -> None:
    """Draw the tags with face and name of the revealed cards' players."""
    plays = model.layout.plays
    width = plays[1].left - plays[0].left - 2
    size = model.layout.seating.letters(14)
    shown = owner_tags(model)
    longest = max((pen.width(model.people[tag.seat].name, size, Typeface.BOLD) for tag in shown), default=0.0)
    # Names matter more than faces.
    faces = longest + size * (_RING + _AROUND) <= width
    for tag in shown:
        own = tag.seat == model.view.seat
        colour = name_colour(own=own, on_turn=tag.on_turn)
        if faces:
            area = _owner(pen, art, model, tag.at, tag.seat, colour)
        else:
            name = model.people[tag.seat].name
            area = draw_tag(pen, name, tag.at, size, width=width, colour=colour)
        if tag.on_turn:
            draw_ring(pen, area)


def _owner(
    pen: Pen, art: Art, model: SixTakesModel, at: tuple[float, float], seat: int, colour: str
) -> FRect:
    size = model.layout.seating.letters(14)
    name, ring = model.people[seat].name, size * _RING
    wide = pen.width(name, size, Typeface.BOLD)
    plate = FRect(0, 0, ring + wide + size * _AROUND, size * 1.5)
    plate.center = at
    pen.plate(plate, colour, radius=size * 0.6, border=INK)
    image = art.ducks.face(duck_of(model, seat), pen.screen.scale.px(ring))
    pen.image(image, (plate.left + ring * 0.42, plate.centery), anchor="center")
    pen.text(name, (plate.left + ring, plate.centery), size, Typeface.BOLD, INK, anchor="midleft")
    return plate
