"""A star: the sign of the best choice, of a card that wins, of what was won."""

from __future__ import annotations

from math import cos, pi, sin

from pygame import Surface

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.svg import document, render


def star(pen: Pen, at: tuple[float, float], size: float, colour: str = GOLD) -> None:
    """A star of so many units, its middle at a point."""
    px = max(pen.screen.scale.px(size), 6)
    pen.image(pen.shapes.get(("star", px, colour), lambda: _star(px, colour)), at, anchor="center")


def _star(px: int, colour: str) -> Surface:
    corners = " L".join(
        f"{25 + sin(pi * step / 5) * reach:.2f} {26 - cos(pi * step / 5) * reach:.2f}"
        for step in range(10)
        for reach in ((22.0, 10.0)[step % 2],)
    )
    edge = f'stroke="{INK}" stroke-width="3.4" stroke-linejoin="round"'
    drawing = f'<path d="M{corners}Z" fill="{colour}" {edge}/>'
    return render(document(50, 50, drawing), px, px).premul_alpha()
