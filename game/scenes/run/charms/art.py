"""The pictures of charms: a coin for each, with what it is called after."""

from __future__ import annotations

from pygame import Surface

from game.ui.drawing.artwork import drawing
from game.ui.drawing.draw import Pen
from game.ui.drawing.svg import document, render


def coin(pen: Pen, charm: str, wide: float) -> Surface:
    """Return the picture of a charm's coin, so many units wide and high."""
    px = pen.screen.scale.px(wide)
    return pen.shapes.get(("charm", charm, px), lambda: _coin(charm, px))


def _coin(charm: str, px: int) -> Surface:
    thing = f'<g transform="translate(7 7) scale(0.86)">{drawing(f"charms/{charm}")}</g>'
    return render(document(100, 100, drawing("charms/coin") + thing), px, px).premul_alpha()
