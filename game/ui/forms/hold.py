"""The progress bar of a key, button or click that is held to confirm."""

from __future__ import annotations

from pygame import FRect

from game.ui.devices.hold import HoldProgress
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT

_WIDTH, _HEIGHT, _BAR = 96.0, 26.0, 10.0
_BELOW = 48.0
"""The distance below the pointer, in units, which keeps the pressed item visible, even under a finger."""


def draw_hold(pen: Pen, held: HoldProgress) -> None:
    """Draw the progress of a hold as a bar, below the pointer or, for keys, at the bottom of the canvas."""
    x, y = pen.area.midbottom if held.at is None else (held.at[0], held.at[1] + _BELOW)
    box = FRect(x - _WIDTH / 2, y - _HEIGHT / 2, _WIDTH, _HEIGHT).clamp(pen.area)
    pen.panel(box, alpha=0.9, radius=_HEIGHT / 2, border=BONE)
    pen.bar(box.inflate(-2 * _BAR, _BAR - _HEIGHT), held.share, MINT)
