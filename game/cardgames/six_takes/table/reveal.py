"""The revealed cards of a turn of 6 takes!: their players' names and faces below them."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.six_takes.table.picture import Picture
from game.tables.art import Art
from game.tables.raft.drawing import name_colour
from game.tables.seats import duck_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Face


def draw_owners(pen: Pen, art: Art, picture: Picture) -> None:
    """A tag with face and name below each revealed card that waits."""
    view, layout = picture.view, picture.layout
    if not view.waiting or not view.plays:
        return
    ground = layout.ground
    size = ground.letters(14)
    first = view.waiting[0]
    for (card, seat), area in zip(view.plays[-1], layout.plays, strict=False):
        if (card, seat) not in view.waiting:
            continue
        at = area.centerx, area.bottom + size * 1.1
        _owner(pen, art, picture, at, seat, area.width * 1.08, on_turn=(card, seat) == first)


def _owner(
    pen: Pen, art: Art, picture: Picture, at: tuple[float, float], seat: int, width: float, *, on_turn: bool
) -> None:
    size = picture.layout.ground.letters(14)
    name, ring = picture.people[seat].name, size * 1.7
    wide = min(pen.width(name, size, Face.BOLD), max(width - ring - size * 0.6, size))
    colour = name_colour(own=seat == picture.view.seat, on_turn=on_turn)
    plate = FRect(0, 0, ring + wide + size * 0.7, size * 1.5)
    plate.center = at
    pen.plate(plate, colour, radius=size * 0.6, border=INK)
    image = art.ducks.face(duck_of(picture, seat), pen.screen.scale.px(ring))
    pen.image(image, (plate.left + ring * 0.42, plate.centery), anchor="center")
    pen.text(name, (plate.left + ring, plate.centery), size, Face.BOLD, INK, anchor="midleft", width=wide + 2)
