"""Moments: events in a hand of Sixty-six, told by a suit and a word over the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.art.signs import suit_disc
from game.tables.animation.moments import Point, Shout
from game.ui.drawing.draw import Pen

_SIZE = 92.0


@dataclass(slots=True)
class SuitShout(Shout):
    """A word with a suit over it, if it is about a suit."""

    suit: int | None = None
    deck: Deck = field(default_factory=Deck)

    def draw_sign(self, pen: Pen, size: float, alpha: float) -> Point:
        """The suit on its disc."""
        x, y = self.at
        if self.suit is None:
            return x, y
        y += _SIZE * 0.3
        suit_disc(pen, self.suit, (x, y - _SIZE * 0.62), _SIZE * size, self.deck, strong=True, alpha=alpha)
        return x, y
