"""Moments: events in a hand of Sixty-six, told by a word over the table and a suit or the moon above it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.art.signs import suit_disc
from game.tables.animation.moments import WORD, Point, Shout
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen

_SIZE, _MOON = 92.0, 190.0
_RISE = 0.35


@dataclass(slots=True)
class SuitShout(Shout):
    """A word with a suit over it, if it is about a suit; over a Moon the moon itself rises."""

    suit: int | None = None
    deck: Deck = field(default_factory=Deck)
    moon: bool = False

    def draw_sign(self, pen: Pen, size: float, alpha: float) -> Point:
        x, y = self.at
        if self.moon:
            up = 1.0 if self.still else min(self.share / _RISE, 1.0)
            y += _SIZE
            moon = paint_art(pen, "sixty_six/moon", _MOON)
            pen.image(moon, (x, y - _MOON * 0.62 * up), anchor="center", alpha=alpha)
            return x, y
        if self.suit is None:
            return x, y
        wide = _SIZE * self.letters / WORD
        y += wide * 0.3
        suit_disc(pen, self.suit, (x, y - wide * 0.62), wide * size, self.deck, strong=True, alpha=alpha)
        return x, y
