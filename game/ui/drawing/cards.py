"""The parts that all card games' cards share: the body, the back and the blanks they lie on."""

from __future__ import annotations

from pygame import Surface

from game.ui.drawing.mascots.ducks import Duck, Mood, duck_group
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.svg import document, render

CARD_RATIO = 1.46
WIDTH, HEIGHT = 100.0, 146.0


def body(top: str, bottom: str, inside: str = "") -> str:
    """A card's SVG: ink edge, bone border, a panel of two colours with gloss, and the drawing inside."""
    defs = (
        f'<linearGradient id="panel" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="0" y2="138">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient>'
        '<radialGradient id="gloss" gradientUnits="userSpaceOnUse" cx="30" cy="14" r="105">'
        '<stop offset="0" stop-color="#ffffff" stop-opacity="0.5"/>'
        '<stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>'
    )
    shape = (
        f'<rect x="0.8" y="0.8" width="98.4" height="144.4" rx="13.5" fill="{INK}"/>'
        f'<rect x="3.4" y="3.4" width="93.2" height="139.2" rx="11.5" fill="{BONE}"/>'
        '<rect x="8" y="8" width="84" height="130" rx="8" fill="url(#panel)"/>'
        '<rect x="8" y="8" width="84" height="130" rx="8" fill="url(#gloss)"/>'
    )
    return document(WIDTH, HEIGHT, shape + inside, defs)


def back(width_px: int) -> Surface:
    """The back that all our cards share: violet, dotted, with the duck in a medallion."""
    dots = "".join(
        f'<circle cx="{17 + column * 16.5 + (8.2 if line % 2 else 0):g}" cy="{19 + line * 18:g}" r="2.4" '
        'fill="#8F7BFF" fill-opacity="0.6"/>'
        for line in range(7)
        for column in range(5)
        if 17 + column * 16.5 + (8.2 if line % 2 else 0) < 88
    )
    medal = f'<circle cx="50" cy="73" r="27" fill="{BONE}" stroke="{INK}" stroke-width="2.5"/>'
    duck = duck_group(Duck(mood=Mood.CALM), 26, 48, 0.45)
    drawing = body("#4A36A8", "#1D1550", dots + medal + duck)
    return render(drawing, width_px, round(width_px * CARD_RATIO))
