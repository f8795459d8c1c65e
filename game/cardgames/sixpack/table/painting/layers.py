"""The table of Sixpack in layers: all that lies below the cards, and all that stands over them."""

from __future__ import annotations

from game.cardgames.sixpack.table.art.cloth import light
from game.cardgames.sixpack.table.painting.piles import (
    draw_marks,
    draw_piles,
    draw_question,
    draw_way,
    plank_of,
    turning,
)
from game.cardgames.sixpack.table.painting.seats import draw_bubble, draw_seats
from game.cardgames.sixpack.table.painting.window import draw_window
from game.cardgames.sixpack.table.picture import Picture
from game.tables.art import Art
from game.ui.drawing.draw import Pen


def paint_below(pen: Pen, art: Art, picture: Picture) -> None:
    """The light of the cloth, players, packs, the way of play unless it is turning."""
    light(pen, picture.layout.ground, picture.turned)
    draw_seats(pen, art, picture)
    if not turning(picture):
        draw_way(pen, art, picture)
    draw_piles(pen, picture)


def paint_above(pen: Pen, art: Art, picture: Picture, *, covered: bool, silent: bool) -> None:
    """The marks on the cards, the open picker, the question; the own duck's words unless it is `silent`.

    With something open over the table, that has all the words.
    """
    draw_marks(pen, art, picture)
    if picture.window is not None and picture.asking and not picture.focus.browsing:
        draw_window(pen, art, picture, picture.window)
    if covered:
        return
    draw_question(pen, picture)
    if not silent:
        draw_bubble(pen, picture, plank_of(pen, picture))
