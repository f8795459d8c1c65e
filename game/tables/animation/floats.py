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
_REMARK_SIZE, _REMARK_LINE, _AROUND = 14.0, 17.0, 20.0


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
class Remark:
    """Words of the player who sits in an area.

    Attributes:
        room: the room of its bubble, which is no wider: it hangs from its upper edge; `above`: stands on
            the lower one. None: right below the seat, in one line.
        left: the seconds for which it is still shown.
    """

    text: str
    seat: FRect
    room: FRect | None = None
    above: bool = False
    left: float = _REMARK_SECONDS

    def lines(self, pen: Pen) -> tuple[str, ...]:
        """The words as they are broken into lines."""
        if self.room is None:
            return (self.text,)
        return pen.lines(self.text, _REMARK_SIZE, Face.BOLD, self.room.width - _AROUND)

    def bubble(self, pen: Pen) -> FRect:
        """The area of its bubble, within the canvas."""
        lines, room = self.lines(pen), self.room
        widest = 260.0 if room is None else room.width
        width = min(max(pen.width(line, _REMARK_SIZE, Face.BOLD) for line in lines) + _AROUND, widest)
        high = 30.0 + _REMARK_LINE * (len(lines) - 1)
        middle = self.seat.centerx if room is None else room.centerx
        left = min(max(middle - width / 2, 6.0), pen.area.width - width - 6)
        if room is None:
            return FRect(left, self.seat.bottom - 6, width, high)
        return FRect(left, max(room.bottom - high, 4.0) if self.above else room.top, width, high)


class Remarks:
    """Speech bubbles at players' seats, one at a time each: those that are shown now."""

    def __init__(self) -> None:
        self.shown: list[Remark] = []

    def say(self, text: str, seat: FRect, room: FRect | None = None, *, above: bool = False) -> None:
        """Show a remark of the player who sits in an area; see `Remark` for its room."""
        self.shown = [remark for remark in self.shown if remark.seat != seat]
        self.shown.append(Remark(text, seat, room, above))

    def update(self, seconds: float) -> None:
        """Old remarks go."""
        for remark in self.shown:
            remark.left -= seconds
        self.shown = [remark for remark in self.shown if remark.left > 0]

    def draw(self, pen: Pen) -> None:
        """Draw the bubbles, within the canvas."""
        for remark in self.shown:
            bubble, lines = remark.bubble(pen), remark.lines(pen)
            pen.plate(bubble, BONE, radius=12, border=INK)
            y = bubble.centery - _REMARK_LINE * (len(lines) - 1) / 2
            for number, line in enumerate(lines):
                at = (bubble.centerx, y + _REMARK_LINE * number)
                pen.text(line, at, _REMARK_SIZE, Face.BOLD, INK, anchor="center", width=bubble.width - 16)
