"""The pictures of medals, which also differ in shape."""

from __future__ import annotations

from pygame import Surface

from game.arcade.medals import Medal
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.prizes import METALS


def badge_image(pen: Pen, medal: Medal, wide: float) -> Surface:
    """Return the picture of a medal, of a width and height in units."""
    return paint_art(pen, f"prizes/badge_{METALS[1 + Medal.GOLD - medal]}", wide)
