"""Short words over the table: rising scores, such as "+11" over a row, and players' remarks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.tables.raft.speech import BubblePlace, draw_speech, speech_area
from game.ui.drawing.draw import Pen
from game.ui.drawing.text import Typeface

_SECONDS = 1.2
_LETTERS, _WIDE = 30.0, 0.6
"""The size of letters in units, and the mean width of a letter as a share of that size."""
_SHADE, _AROUND = 0.9, 24.0
"""The opacity of the dark plate behind a word, and how much wider than the word it is."""
_RISE = 46.0
_TOP = 24.0
_REMARK_SECONDS, _READING = 2.6, 0.08
"""The shortest time for which a remark is shown, and the time per letter, in seconds."""


@dataclass(slots=True)
class _FloatingWord:
    text: str
    x: float
    y: float
    colour: str
    far: float = _RISE
    age: float = 0.0


class FloatingWords:
    def __init__(self) -> None:
        self._words: list[_FloatingWord] = []

    def __len__(self) -> int:
        return len(self._words)

    def rise(self, text: str, x: float, y: float, colour: str, *, far: float = _RISE) -> None:
        """Let a word rise by `far` units from a point; it replaces any word that overlaps it."""
        new = _FloatingWord(text, x, y, colour, far)
        self._words = [word for word in self._words if not _overlap(word, new)]
        self._words.append(new)

    def clear(self) -> None:
        self._words.clear()

    def update(self, seconds: float) -> None:
        for word in self._words:
            word.age += seconds
        self._words = [word for word in self._words if word.age < _SECONDS]

    def draw(self, pen: Pen, spoken: Sequence[FRect] = ()) -> None:
        """Draw the words, moving each below any `spoken` bubble it would overlap."""
        for word in self._words:
            share = word.age / _SECONDS
            area = FRect(
                0, 0, pen.width(word.text, _LETTERS, Typeface.TITLE), pen.height(_LETTERS, Typeface.TITLE)
            )
            area.center = word.x, max(word.y - word.far * share, _TOP)
            overlapped = area.collidelist(list(spoken))
            if overlapped >= 0:
                area.top = spoken[overlapped].bottom + 1
            alpha = 1.0 - max(0.0, share - 0.6) / 0.4
            # A few steps only: each is a picture that's kept.
            shade = round(_SHADE * alpha, 1)
            if shade > 0:
                pen.panel(area.inflate(_AROUND, 0), alpha=shade, radius=area.height / 2, edged=False)
            pen.outlined(word.text, area.center, _LETTERS, colour=word.colour, alpha=alpha)


def _overlap(one: _FloatingWord, other: _FloatingWord) -> bool:
    halves = (len(one.text) + len(other.text)) / 2 * _LETTERS * _WIDE
    return abs(one.x - other.x) < halves and abs(one.y - other.y) < _RISE


@dataclass(slots=True)
class Remark:
    """A speech bubble, shown for `time` seconds; if it's `chat`, anyone's next remark replaces it."""

    text: str
    mouth: BubblePlace
    size: float
    time: float = _REMARK_SECONDS
    left: float = _REMARK_SECONDS
    chat: bool = False

    @property
    def passed(self) -> float:
        return 1.0 - self.left / self.time

    def bubble_area(self, pen: Pen) -> FRect:
        return speech_area(pen, self.text, self.mouth, self.size)


class Remarks:
    """The visible remarks: at most one per player, and at most one that is chat."""

    def __init__(self) -> None:
        self.shown: list[Remark] = []

    def say(self, text: str, mouth: BubblePlace, size: float, *, chat: bool = False) -> None:
        """Show a remark at a player's beak; it replaces that player's last one and all chat."""
        self.shown = [remark for remark in self.shown if remark.mouth != mouth and not remark.chat]
        time = max(_REMARK_SECONDS, _READING * len(text))
        self.shown.append(Remark(text, mouth, size, time, time, chat))

    @property
    def chatting(self) -> bool:
        """Whether any remark on show is chat."""
        return any(remark.chat for remark in self.shown)

    def end_chat(self) -> None:
        self.shown = [remark for remark in self.shown if not remark.chat]

    def clear(self) -> None:
        self.shown.clear()

    def update(self, seconds: float) -> None:
        for remark in self.shown:
            remark.left -= seconds
        self.shown = [remark for remark in self.shown if remark.left > 0]

    def draw(self, pen: Pen) -> None:
        for remark in self.shown:
            draw_speech(pen, remark.text, remark.mouth, remark.size, passed=remark.passed)
