"""The sign above the tools of a table: what the match is played for, or how to join it."""

from __future__ import annotations

from pygame import FRect

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE
from game.ui.drawing.text import Typeface

_LETTERS = 13.0
_EDGE = 8.0


def draw_sign(pen: Pen, words: str, area: FRect) -> None:
    pen.panel(area, alpha=0.8, radius=8)
    room = area.width - 2 * _EDGE
    pen.text(words, area.center, _LETTERS, Typeface.BOLD, BONE, anchor="center", width=room, tight=True)
