"""A canvas of 1280 × 720 units, fitted into the middle of any other one."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.ui.drawing.screen import DESIGN_HEIGHT, DESIGN_WIDTH

LEAST = 13.0
"""The least size of letters, in units."""


class Fit(NamedTuple):
    """The place of a canvas of 1280 × 720 on another one, and its scale in units of that."""

    scale: float
    left: float
    top: float

    @classmethod
    def of(cls, canvas: FRect) -> Fit:
        scale = min(canvas.width / DESIGN_WIDTH, canvas.height / DESIGN_HEIGHT)
        left, top = canvas.width - DESIGN_WIDTH * scale, canvas.height - DESIGN_HEIGHT * scale
        return cls(scale, left / 2, top / 2)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return a point on the other canvas."""
        return self.left + x * self.scale, self.top + y * self.scale

    def area(self, x: float, y: float, width: float, height: float) -> FRect:
        """Return an area on the other canvas."""
        return FRect(*self.at(x, y), width * self.scale, height * self.scale)

    def letters(self, size: float) -> float:
        """Return a size of letters, never too small to read."""
        return max(size * self.scale, LEAST)
