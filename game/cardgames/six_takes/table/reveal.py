"""The revealed cards of a turn of 6 takes!: their players' names and faces below them."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.six_takes.table.layout import names_of
from game.cardgames.six_takes.table.picture import Picture
from game.tables.art import Art
from game.tables.raft.drawing import draw_ring, draw_tag, name_colour
from game.tables.seats import duck_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Face

_RING, _AROUND = 1.7, 0.7
"""The width of a face, and the room round a name, as shares of its letters."""


class OwnerTag(NamedTuple):
    """The tag of a revealed card's player: the middle of the tag, in units."""

    seat: int
    at: tuple[float, float]
    on_turn: bool


def owner_tags(picture: Picture) -> list[OwnerTag]:
    """A tag below each revealed card that waits face up among the others, wherever it is on its way there."""
    view, layout = picture.view, picture.layout
    if not view.waiting:
        return []
    row = layout.plays[0]
    low = names_of(layout.ground, layout.plays).centery
    tags = []
    for card, seat in view.waiting:
        pose = picture.revealed.get(card)
        if pose is not None and pose.face >= 0.5 and abs(pose.y - row.centery) < row.height * 0.4:
            tags.append(OwnerTag(seat, (pose.x, low), on_turn=card == view.waiting[0][0]))
    return tags


def draw_owners(pen: Pen, art: Art, picture: Picture) -> None:
    """The tags with face and name of the revealed cards' players."""
    plays = picture.layout.plays
    width = plays[1].left - plays[0].left - 2
    size = picture.layout.ground.letters(14)
    shown = owner_tags(picture)
    longest = max((pen.width(picture.people[tag.seat].name, size, Face.BOLD) for tag in shown), default=0.0)
    # Names matter more than faces.
    faces = longest + size * (_RING + _AROUND) <= width
    for tag in shown:
        own = tag.seat == picture.view.seat
        colour = name_colour(own=own, on_turn=tag.on_turn)
        if faces:
            area = _owner(pen, art, picture, tag.at, tag.seat, colour)
        else:
            name = picture.people[tag.seat].name
            area = draw_tag(pen, name, tag.at, size, width=width, colour=colour)
        if tag.on_turn:
            draw_ring(pen, area)


def _owner(pen: Pen, art: Art, picture: Picture, at: tuple[float, float], seat: int, colour: str) -> FRect:
    size = picture.layout.ground.letters(14)
    name, ring = picture.people[seat].name, size * _RING
    wide = pen.width(name, size, Face.BOLD)
    plate = FRect(0, 0, ring + wide + size * _AROUND, size * 1.5)
    plate.center = at
    pen.plate(plate, colour, radius=size * 0.6, border=INK)
    image = art.ducks.face(duck_of(picture, seat), pen.screen.scale.px(ring))
    pen.image(image, (plate.left + ring * 0.42, plate.centery), anchor="center")
    pen.text(name, (plate.left + ring, plate.centery), size, Face.BOLD, INK, anchor="midleft")
    return plate
