"""Scaling from the 1280 × 720 design canvas to the actual one."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.ui.drawing.screen import DESIGN_HEIGHT, DESIGN_WIDTH

LEAST = 13.0
"""The smallest letter size, in units."""


class Fit(NamedTuple):
    """The position and scale of the 1280 × 720 design canvas, centred within the actual canvas."""

    scale: float
    left: float
    top: float

    @classmethod
    def of(cls, canvas: FRect) -> Fit:
        scale = min(canvas.width / DESIGN_WIDTH, canvas.height / DESIGN_HEIGHT)
        left, top = canvas.width - DESIGN_WIDTH * scale, canvas.height - DESIGN_HEIGHT * scale
        return cls(scale, left / 2, top / 2)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Convert a point on the design canvas to the actual canvas."""
        return self.left + x * self.scale, self.top + y * self.scale

    def area(self, x: float, y: float, width: float, height: float) -> FRect:
        """Convert an area on the design canvas to the actual canvas."""
        return FRect(*self.at(x, y), width * self.scale, height * self.scale)

    def letter_size(self, size: float) -> float:
        """Scale a letter size to the actual canvas, but not below the smallest readable size."""
        return max(size * self.scale, LEAST)
