"""Themes: the contrast of text and shapes with their background.

In every theme words have a contrast of 4.5 with their background, so one of the two is lighter than middle
grey, and the other one darker. High contrast moves both away from it, until no colour is left between
`dark` and `light`: then all words have a contrast of 7, whatever their colours.
"""

from __future__ import annotations

from functools import lru_cache

import pygame
from msgspec import Struct

_MIDDLE = 0.179
"""The luminance of the grey with the same contrast to black and white: √(0.05 × 1.05) − 0.05."""
_STEPS = 64
_OPAQUE_FROM = 0.5
_EDGE = "#78726A"


class Theme(Struct, frozen=True):
    """A theme; the default one changes no colour.

    Attributes:
        scenery: whether there are ponds, evenings and cloths; otherwise the background is `ground`.
        dark: the largest luminance of dark colours, from 0 to 1 (WCAG 2.2, relative luminance).
        light: the smallest luminance of light colours.
        faint: the smallest opacity of an edge, from 0 to 1.
        thick: the factor for the thickness of light edges.
    """

    scenery: bool = True
    dark: float = 1.0
    light: float = 0.0
    faint: float = 0.0
    thick: float = 1.0
    ground: str = "#04060C"

    def colour(self, colour: str) -> str:
        return _with_contrast(colour, self.dark, self.light)

    def edge(self, colour: str, fill: str) -> str:
        """Return the colour to draw an edge in, changed if neither edge nor fill would be visible."""
        if self.scenery or is_light(colour) or is_light(fill):
            return self.colour(colour)
        return _EDGE

    def thickness(self, edge: str) -> float:
        """Return the factor for an edge's thickness; only light edges are thickened."""
        return self.thick if is_light(edge) else 1.0

    def opacity(self, alpha: float) -> float:
        """Return the opacity of a glass panel; without scenery, one at least half opaque becomes opaque."""
        return alpha if self.scenery or alpha < _OPAQUE_FROM else 1.0


NATURAL = Theme()
STRONG = Theme(scenery=False, dark=0.02, light=0.45, faint=0.55, thick=1.7)


@lru_cache(maxsize=400)
def is_light(colour: str) -> bool:
    return luminance(pygame.Color(colour)) >= _MIDDLE


def luminance(colour: pygame.Color) -> float:
    """Return the relative luminance of a colour, from 0 to 1 (WCAG 2.2)."""
    red, green, blue = (_linear(share / 255) for share in (colour.r, colour.g, colour.b))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


@lru_cache(maxsize=400)
def _with_contrast(colour: str, dark: float, light: float) -> str:
    """Return a colour moved to black or white until its luminance is at most `dark` or at least `light`."""
    drawn = pygame.Color(colour)
    lighter = luminance(drawn) >= _MIDDLE
    goal = pygame.Color("white" if lighter else "black")
    for step in range(_STEPS + 1):
        shade = drawn.lerp(goal, step / _STEPS)
        if luminance(shade) >= light if lighter else luminance(shade) <= dark:
            return colour if step == 0 else f"#{shade.r:02X}{shade.g:02X}{shade.b:02X}"
    return "#FFFFFF" if lighter else "#000000"
