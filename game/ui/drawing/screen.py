"""The canvas in units, and its scale to the window's pixels."""

from __future__ import annotations

from msgspec import Struct
from pygame import FRect, Rect, Surface

DESIGN_WIDTH = 1280.0
DESIGN_HEIGHT = 720.0
SMALLEST_CANVAS = 160, 90
"""The smallest canvas in pixels. A smaller window, which some systems allow, shows its upper left part."""
SMALLEST_SCALE = 0.8
LARGEST_SCALE = 1.5


class Scale(Struct, frozen=True):
    """The scale from units to pixels for one window size and interface size."""

    ppu: float
    width: float
    height: float

    @classmethod
    def of(cls, window: tuple[int, int], user_scale: float = 1.0) -> Scale:
        """Return the scale for a window size in pixels; `user_scale` (0.8 to 1.5) scales everything."""
        scale = min(max(user_scale, SMALLEST_SCALE), LARGEST_SCALE)
        wide, high = max(window[0], SMALLEST_CANVAS[0]), max(window[1], SMALLEST_CANVAS[1])
        ppu = min(wide / DESIGN_WIDTH, high / DESIGN_HEIGHT) * scale
        return cls(ppu, wide / ppu, high / ppu)

    def px(self, units: float) -> int:
        """Convert units to a whole number of pixels."""
        return round(units * self.ppu)

    def rect(self, area: FRect) -> Rect:
        """Convert an area in units to pixels; areas that touch in units also touch in pixels."""
        ppu = self.ppu
        left, top = round(area.left * ppu), round(area.top * ppu)
        return Rect(left, top, round(area.right * ppu) - left, round(area.bottom * ppu) - top)

    def units(self, position: tuple[float, float]) -> tuple[float, float]:
        """Convert a position in pixels to units."""
        return position[0] / self.ppu, position[1] / self.ppu


class Screen(Struct, frozen=True):
    surface: Surface
    scale: Scale

    @property
    def area(self) -> FRect:
        return FRect(0, 0, self.scale.width, self.scale.height)
