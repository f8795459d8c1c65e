"""Moments: large words drawn over the cards while an animation step runs."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from pygame import FRect

from game.ui.animation.timeline import ease_out_back
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK, PALE_GOLD
from game.ui.drawing.text import Typeface

_FADE = 0.16
_POP = 0.22
WORD = 36.0
"""The default letter size of a moment, in units."""
_EDGE = 12.0
GREAT = 78.0
"""The largest letter size of a feat, in units."""
_ABOVE = 0.5
"""The letter size of the line above a feat, as a share of the feat's letter size."""

Point = tuple[float, float]


class Moment(Protocol):
    """Something drawn over the cards while an animation step runs."""

    def set_progress(self, share: float) -> None:
        """Set the progress, from 0 to 1; a tween calls this."""

    def draw(self, pen: Pen) -> None:
        """Draw the moment at its current progress."""


def pop_and_fade(share: float, pop: float, *, still: bool) -> tuple[float, float]:
    """Return a moment's size and opacity at a progress `share`: it pops up unless `still`, and fades out.

    `pop` is the progress at which it reaches its full size. Both values are rounded to a few steps, so that
    few pictures need to be cached.
    """
    size = 1.0 if still else min(ease_out_back(min(share / pop, 1.0)), 1.2)
    alpha = min(1.0, (1.0 - share) / _FADE) if share > 1 - _FADE else 1.0
    return math.ceil(size * 8) / 8, math.ceil(alpha * 4) / 4


@dataclass(slots=True)
class Shout:
    """A word that pops up at a point.

    Attributes:
        still: whether motion is reduced.
        letter_size: the largest letter size, in units.
        ends: the left and right ends of the room for the word, which is moved there if necessary, in units.
        share: the current progress, 0 to 1.
    """

    word: str
    at: Point
    colour: str = PALE_GOLD
    still: bool = False
    letter_size: float = field(default=WORD, kw_only=True)
    ends: tuple[float, float] = field(default=(0.0, math.inf), kw_only=True)
    share: float = field(default=0.0, init=False)

    def set_progress(self, share: float) -> None:
        self.share = share

    def draw(self, pen: Pen) -> None:
        shown, alpha = pop_and_fade(self.share, _POP, still=self.still)
        if shown <= 0 or alpha <= 0:
            return
        x, y = self.draw_sign(pen, shown, alpha)
        left, right = self.ends[0], min(self.ends[1], pen.area.width)
        wide = max(pen.width(self.word, self.letter_size, Typeface.TITLE), 1.0)
        largest = self.letter_size * min(1.0, (right - left - 60) / wide)
        half = pen.width(self.word, largest, Typeface.TITLE) / 2 + 8
        x = min(max(x, left + half + _EDGE), right - half - _EDGE)
        if shown >= 1:
            plate = FRect(x - half - 6, y - largest * 0.66, half * 2 + 12, largest * 1.32)
            pen.panel(plate, alpha=0.88 * alpha, radius=16, colour=INK)
        size = largest * min(shown, 1.0)
        pen.outlined(self.word, (x, y), size, colour=self.colour, alpha=alpha)

    def draw_sign(self, pen: Pen, size: float, alpha: float) -> Point:
        """Draw a picture beside the word, if there is one; return the word's centre."""
        del pen, size, alpha
        return self.at


def feat_letter_size(stakes: float) -> float:
    """Return the letter size of a feat: from `WORD` to `GREAT`, depending on its stakes (0 to 1)."""
    return WORD + (GREAT - WORD) * min(max(stakes, 0.0), 1.0)


@dataclass(slots=True)
class Feat(Shout):
    """A feat in large letters, below a line that names the player; `word` may change while it's shown.

    `widest` is the largest width of its plate, in units.
    """

    above: str = field(default="", kw_only=True)
    widest: float = field(default=math.inf, kw_only=True)

    def draw(self, pen: Pen) -> None:
        shown, alpha = pop_and_fade(self.share, _POP, still=self.still)
        if shown <= 0 or alpha <= 0:
            return
        room = min(pen.area.width, self.widest) - 60
        wide = max(pen.width(self.word, self.letter_size, Typeface.TITLE), 1.0)
        large = self.letter_size * min(1.0, room / wide)
        small = max(large * _ABOVE, WORD * 0.75) if self.above else 0.0
        half = max(wide * large / self.letter_size, pen.width(self.above, small or WORD, Typeface.TITLE)) / 2
        half = min(half, room / 2) + 26
        x, y = self.at
        x = min(max(x, half + _EDGE), pen.area.width - half - _EDGE)
        high = large * 1.2 + small * 1.3 + 16
        plate = FRect(x - half, y - high / 2, half * 2, high)
        if shown >= 1:
            pen.panel(plate, alpha=0.88 * alpha, radius=22, colour=INK)
        write = partial(pen.outlined, alpha=alpha)
        if self.above:
            at = x, plate.top + 8 + small * 0.65
            write(self.above, at, small * min(shown, 1.0), width=half * 2 - 20)
        at = x, plate.bottom - 8 - large * 0.6
        write(self.word, at, large * min(shown, 1.0), colour=self.colour, width=half * 2 - 12)
