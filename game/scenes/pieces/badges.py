"""The pictures of medals: their shapes, too, tell them apart."""

from __future__ import annotations

from pygame import Surface

from game.arcade.medals import Medal
from game.ui.drawing.draw import Pen
from game.ui.drawing.prizes import badge
from game.ui.drawing.svg import render


def badge_image(pen: Pen, medal: Medal, wide: float) -> Surface:
    """The picture of a medal, so many units wide and high."""
    px = pen.screen.scale.px(wide)
    rank = 1 + Medal.GOLD - medal
    return pen.shapes.get(("badge", rank, px), lambda: render(badge(rank), px, px).premul_alpha())
