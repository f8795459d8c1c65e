"""Short words over the table: +11 that rises where a row was taken, and players' remarks."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Face

_SECONDS = 1.2
_RISE = 46.0
_TOP = 24.0
_REMARK_SECONDS = 2.6


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

    def __len__(self) -> int:
        return len(self._words)

    def rise(self, text: str, x: float, y: float, colour: str) -> None:
        """Let a word rise from a point in units."""
        self._words.append(_Float(text, x, y, colour))

    def update(self, seconds: float) -> None:
        """Move the words; those whose time is over go."""
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


@dataclass(slots=True)
class _Remark:
    text: str
    seat: FRect
    left: float = _REMARK_SECONDS


class Remarks:
    """Speech bubbles under players' seats, one at a time each: those that are shown now."""

    def __init__(self) -> None:
        self.shown: list[_Remark] = []

    def say(self, text: str, seat: FRect) -> None:
        """Show a remark of the player who sits in an area."""
        self.shown = [remark for remark in self.shown if remark.seat != seat]
        self.shown.append(_Remark(text, seat))

    def update(self, seconds: float) -> None:
        """Old remarks go."""
        for remark in self.shown:
            remark.left -= seconds
        self.shown = [remark for remark in self.shown if remark.left > 0]

    def draw(self, pen: Pen) -> None:
        """Draw the bubbles, within the canvas."""
        for remark in self.shown:
            width = min(pen.width(remark.text, 14, Face.BOLD) + 24, 260.0)
            left = min(max(remark.seat.centerx - width / 2, 6.0), pen.area.width - width - 6)
            bubble = FRect(left, remark.seat.bottom - 6, width, 30)
            pen.plate(bubble, BONE, radius=12, border=INK)
            pen.text(remark.text, bubble.center, 14, Face.BOLD, INK, anchor="center", width=width - 16)
