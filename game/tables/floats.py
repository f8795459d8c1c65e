"""Short words that rise from the table and fade: +11 where a row was taken."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.draw import Pen
from game.ui.palette import INK
from game.ui.text import Face

_SECONDS = 1.2
_RISE = 46.0
_TOP = 24.0


@dataclass(slots=True)
class _Float:
    text: str
    x: float
    y: float
    colour: str
    age: float = 0.0


class Floats:
    """The words that are in the air."""

    def __init__(self) -> None:
        self._words: list[_Float] = []

    def rise(self, text: str, x: float, y: float, colour: str) -> None:
        """Let a word rise from a point in units."""
        self._words.append(_Float(text, x, y, colour))

    def update(self, seconds: float) -> None:
        """Move the words; old ones go."""
        for word in self._words:
            word.age += seconds
        self._words = [word for word in self._words if word.age < _SECONDS]

    def draw(self, pen: Pen) -> None:
        """Draw the words."""
        for word in self._words:
            share = word.age / _SECONDS
            pen.text(
                word.text,
                (word.x, max(word.y - _RISE * share, _TOP)),
                30,
                Face.TITLE,
                word.colour,
                outline=INK,
                anchor="center",
                alpha=1.0 - max(0.0, share - 0.6) / 0.4,
            )
