"""The drawing of a player at the table: a duck at its place, or only its face."""

from __future__ import annotations

from typing import Any

from game.tables.art import Art
from game.tables.raft.drawing import draw_bust, look_direction
from game.tables.raft.seat_layout import SeatPlace
from game.tables.table_model import TableModel
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck


def draw_player(
    pen: Pen,
    art: Art,
    model: TableModel[Any, Any, Any],
    place: SeatPlace,
    seat: int,
    *,
    thinks: bool,
    faint: bool = False,
) -> Duck:
    """Draw a player's duck in its mood, looking at the current event if there is one; return the duck."""
    duck = model.duck_of(seat, thinks=thinks)
    target = model.gazes.get(seat, model.centre)
    look = place.look if target is None else look_direction(place.bust, target)
    draw_bust(pen, art, place.bust, duck, look, faint=faint)
    return duck


def draw_face(
    pen: Pen, art: Art, model: TableModel[Any, Any, Any], seat: int, at: tuple[float, float], size: float
) -> None:
    """Draw a player's face in its mood, centred at a point."""
    pen.image(art.ducks.face(model.duck_of(seat), pen.screen.scale.px(size)), at, anchor="center")
