"""The answer to a press, on the screen, where a scene has no captions of its own."""

from __future__ import annotations

from pygame import FRect

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE
from game.ui.drawing.text import Face
from game.voice.captions import Captions

_SIZE = 16.0


def draw_said(pen: Pen, captions: Captions, middle: tuple[float, float]) -> None:
    """The last answer about a point, while it is to be read."""
    words = captions.shown(False)
    if not words:
        return
    lines = pen.lines(words, _SIZE, Face.BOLD, pen.area.width * 0.6)
    wide = max(pen.width(line, _SIZE, Face.BOLD) for line in lines) + 28
    area = FRect(0, 0, wide, len(lines) * _SIZE * 1.3 + 14)
    area.center = middle
    pen.panel(area, alpha=1.0, radius=10, border=BONE)
    for number, line in enumerate(lines):
        y = area.top + 7 + (number + 0.5) * _SIZE * 1.3
        pen.text(line, (area.centerx, y), _SIZE, Face.BOLD, BONE, anchor="center")
