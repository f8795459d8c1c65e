"""The flight of a charm from the counter to its hook on the rack."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from game.scenes.pieces.fit import Fit
from game.scenes.run.charms.row import coin_image
from game.ui.animation.timeline import ease_in_out
from game.ui.drawing.draw import Pen

_SECONDS = 0.4
_COIN, _HEIGHT = 96.0, 70.0
"""The width of the coin and the height of its arc, on a canvas of 1280 × 720."""


class CharmFlight:
    """A charm that flies to a hook.

    Attributes:
        hook: the number of the hook, from 0.
        landed: to be called when it arrives, or when input cuts the flight short.
    """

    def __init__(self, charm: str, start: tuple[float, float], hook: int, landed: Callable[[], None]) -> None:
        """`start` is a point of the canvas, in units."""
        self.hook, self.landed = hook, landed
        self._charm, self._start, self._time = charm, start, 0.0

    def update(self, seconds: float) -> bool:
        """Advance time; return whether the charm has arrived."""
        self._time += seconds
        return self._time >= _SECONDS

    def draw(self, pen: Pen, fit: Fit, end: tuple[float, float]) -> None:
        """Draw the charm on its way to a point."""
        share = ease_in_out(min(self._time / _SECONDS, 1.0))
        x, y = (start + (other - start) * share for start, other in zip(self._start, end, strict=True))
        bend = _HEIGHT * fit.scale * sin(pi * share)
        pen.image(coin_image(pen, self._charm, _COIN * fit.scale), (x, y - bend), anchor="center")
