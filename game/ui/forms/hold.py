"""The picture of a key, button or click that is held to confirm."""

from __future__ import annotations

from pygame import FRect

from game.ui.devices.hold import Held
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT

_WIDTH, _HEIGHT, _BAR = 96.0, 26.0, 10.0
_OVER = 44.0
"""How far over the pointer, in units: no finger hides it."""
_LOW = 0.62
"""The height of one that no pointer holds, as a share of the canvas: over the hand of a table."""


def draw_hold(pen: Pen, held: Held) -> None:
    """A bar that fills up: over the pointer that holds, else in the middle."""
    x, y = pen.area.centerx, pen.area.height * _LOW
    if held.at is not None:
        x, y = held.at
        y -= _OVER
    box = FRect(x - _WIDTH / 2, y - _HEIGHT / 2, _WIDTH, _HEIGHT).clamp(pen.area)
    pen.panel(box, alpha=0.9, radius=_HEIGHT / 2, border=BONE)
    pen.bar(box.inflate(-2 * _BAR, _BAR - _HEIGHT), held.share, MINT)
