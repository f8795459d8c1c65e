"""The flight of a charm that was taken from the counter to its hook."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from game.scenes.pieces.fit import Fit
from game.scenes.run.charms.row import coin
from game.ui.animation.timeline import swing
from game.ui.drawing.draw import Pen

_SECONDS = 0.4
_COIN, _HEIGHT = 96.0, 70.0
"""The width of the coin, and how high its way bends, on a canvas of 1280 × 720."""


class CharmFlight:
    """A charm on its way to a hook.

    Attributes:
        hook: the number of the hook, from 0.
        landed: to be called as it arrives, or when a press cuts it short.
    """

    def __init__(self, charm: str, start: tuple[float, float], hook: int, landed: Callable[[], None]) -> None:
        """`start` is a point of the canvas, in units."""
        self.hook, self.landed = hook, landed
        self._charm, self._start, self._time = charm, start, 0.0

    def update(self, seconds: float) -> bool:
        """Go on for some seconds; return whether it has arrived."""
        self._time += seconds
        return self._time >= _SECONDS

    def draw(self, pen: Pen, fit: Fit, end: tuple[float, float]) -> None:
        """Draw it on its way to a point."""
        share = swing(min(self._time / _SECONDS, 1.0))
        x, y = (one + (other - one) * share for one, other in zip(self._start, end, strict=True))
        bend = _HEIGHT * fit.scale * sin(pi * share)
        pen.image(coin(pen, self._charm, _COIN * fit.scale), (x, y - bend), anchor="center")
