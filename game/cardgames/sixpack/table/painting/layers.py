"""The table of Sixpack in layers: all that lies below the cards, and all that stands over them."""

from __future__ import annotations

from game.cardgames.sixpack.table.art.cloth import light
from game.cardgames.sixpack.table.model import SixpackModel
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
from game.tables.art import Art
from game.ui.drawing.draw import Pen


def paint_below(pen: Pen, art: Art, model: SixpackModel) -> None:
    """The light of the cloth, players, packs, the way of play unless it is turning."""
    light(pen, model.layout.ground, model.turned)
    draw_seats(pen, art, model)
    if not turning(model):
        draw_way(pen, art, model)
    draw_piles(pen, model)


def paint_above(pen: Pen, art: Art, model: SixpackModel, *, covered: bool, silent: bool) -> None:
    """The marks on the cards, the open picker, the question; the own duck's words unless it is `silent`.

    With something open over the table, that has all the words.
    """
    draw_marks(pen, art, model)
    if model.window is not None and model.prompting and not model.focus.browsing:
        draw_window(pen, art, model, model.window)
    if covered:
        return
    draw_question(pen, model)
    if not silent:
        draw_bubble(pen, model, plank_of(pen, model))
