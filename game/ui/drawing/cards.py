"""The body, back and size that the cards of all games share."""

from __future__ import annotations

from pygame import Surface

from game.ui.drawing.artwork import picture
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import document, radial_gradient, render, vertical_gradient

CARD_RATIO = 1.46
WIDTH, HEIGHT = 100.0, 146.0


def card_svg(top: str, bottom: str, inside: str = "") -> str:
    """Return a card as SVG: an edge, a border, a glossy panel in two colours, and the drawing `inside`."""
    defs = vertical_gradient("panel", 8, 138, (0, top, 1), (1, bottom, 1)) + radial_gradient(
        "gloss", (30, 14), 105, (0, "#ffffff", 0.5), (1, "#ffffff", 0)
    )
    shape = (
        f'<rect x="0.8" y="0.8" width="98.4" height="144.4" rx="13.5" fill="{INK}"/>'
        f'<rect x="3.4" y="3.4" width="93.2" height="139.2" rx="11.5" fill="{BONE}"/>'
        '<rect x="8" y="8" width="84" height="130" rx="8" fill="url(#panel)"/>'
        '<rect x="8" y="8" width="84" height="130" rx="8" fill="url(#gloss)"/>'
    )
    return document(WIDTH, HEIGHT, shape + inside, defs)


def card_back_painter(name: str) -> Painter:

    def paint(width_px: int) -> Surface:
        return render(picture(f"backs/{name}"), width_px, round(width_px * CARD_RATIO))

    return paint


back = card_back_painter("house")
"""A painter of the default back: violet, dotted, with the duck in a medallion."""
