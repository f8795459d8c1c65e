"""Moments: events in a hand of Sixty-six, told by a word over the table and a suit or the moon above it."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Surface

from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.art.signs import suit_disc
from game.tables.animation.moments import WORD, Point, Shout
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document, render

_SIZE, _MOON = 92.0, 190.0
_RISE = 0.35


@dataclass(slots=True)
class SuitShout(Shout):
    """A word with a suit over it, if it is about a suit; over a Moon the moon itself rises."""

    suit: int | None = None
    deck: Deck = field(default_factory=Deck)
    moon: bool = False

    def draw_sign(self, pen: Pen, size: float, alpha: float) -> Point:
        """The suit on its disc, or the moon."""
        x, y = self.at
        if self.moon:
            up = 1.0 if self.still else min(self.share / _RISE, 1.0)
            y += _SIZE
            px = pen.screen.scale.px(_MOON)
            image = pen.shapes.get(("moon", px), lambda: _moon(px))
            pen.image(image, (x, y - _MOON * 0.62 * up), anchor="center", alpha=alpha)
            return x, y
        if self.suit is None:
            return x, y
        wide = _SIZE * self.letters / WORD
        y += wide * 0.3
        suit_disc(pen, self.suit, (x, y - wide * 0.62), wide * size, self.deck, strong=True, alpha=alpha)
        return x, y


def _moon(px: int) -> Surface:
    """A full moon in its light."""
    light = (
        '<radialGradient id="glow"><stop offset="0.5" stop-color="#E8EEFF" stop-opacity="0.6"/>'
        '<stop offset="1" stop-color="#E8EEFF" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="disc" cx="0.4" cy="0.36" r="0.75"><stop offset="0" stop-color="#FFFFFF"/>'
        '<stop offset="1" stop-color="#B9C6EE"/></radialGradient>'
    )
    craters = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#8E9DD0" fill-opacity="0.55"/>'
        for x, y, r in ((78, 74, 11), (112, 92, 15), (88, 118, 8), (122, 64, 7), (66, 100, 6))
    )
    drawing = (
        '<circle cx="95" cy="95" r="94" fill="url(#glow)"/>'
        f'<circle cx="95" cy="95" r="58" fill="url(#disc)" stroke="{INK}" stroke-width="5"/>{craters}'
    )
    return render(document(190, 190, drawing, light), px, px).premul_alpha()
