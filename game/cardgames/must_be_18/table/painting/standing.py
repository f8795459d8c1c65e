"""The totals of a match of You Must Be 18!, opened on a board over the table by a key or by hovering."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.must_be_18.table.model import MustBe18Model
from game.language.message import message
from game.tables.art import Art
from game.tables.seats import duck_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MINT, MIST
from game.ui.drawing.text import Typeface

_WOOD = "#3B2414"


def draw_standing(pen: Pen, art: Art, model: MustBe18Model) -> None:
    """Draw each player's points so far as a bar, the fewest first; it hides everything below it."""
    view, layout = model.view, model.layout
    if not model.totals_open or not view.round:
        return
    area, seating = layout.standing, layout.seating
    size = seating.letters(17)
    pen.plate(area, _WOOD, radius=16 * seating.scale, border=INK)
    head = (area.left + size, area.top + size * 0.7)
    pen.text(message("Totals"), head, size * 1.2, Typeface.TITLE, BONE)
    at = (area.right - size, area.top + size * 0.9)
    pen.text(message("fewest points wins"), at, seating.letters(14), Typeface.BOLD, MIST, anchor="topright")
    order = sorted(range(view.seats), key=lambda seat: (model.totals[seat], seat))
    line = size * 1.7
    most = max(*model.totals, 1)
    face = size * 1.5
    for place, seat in enumerate(order):
        y = area.top + size * 2.4 + (place + 0.5) * line
        own = seat == view.seat
        colour = MINT if own else BONE
        image = art.ducks.face(duck_of(model, seat), pen.screen.scale.px(face))
        pen.image(image, (area.left + size * 0.9 + face / 2, y), anchor="center")
        left = area.left + size * 1.2 + face
        name = model.people[seat].name
        room = area.width * 0.26
        pen.text(name, (left, y), size, Typeface.BOLD, colour, anchor="midleft", width=room)
        right = area.right - size * 3.4
        bar = FRect(left + room + size * 0.4, y - size * 0.3, 0, size * 0.6)
        bar.width = right - bar.left
        pen.bar(bar, model.totals[seat] / most, model.people[seat].duck.body)
        total = str(model.totals[seat])
        pen.text(total, (area.right - size, y), size, Typeface.TITLE, colour, anchor="midright")
