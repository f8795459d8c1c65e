"""A star: the sign of the best choice, of a card that wins, of what was won."""

from __future__ import annotations

from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD


def star(pen: Pen, at: tuple[float, float], size: float, colour: str = GOLD) -> None:
    """A star of so many units, its middle at a point."""
    pen.image(paint_art(pen, "signs/star", size, colour=colour), at, anchor="center")
