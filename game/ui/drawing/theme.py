"""Themes: how strongly words and things stand out from what is behind them.

In every theme words have a contrast of 4.5 with their ground, so one of the two is lighter than middle grey,
and the other one darker. High contrast moves both away from the middle, until none is left between `dark` and
`light`: then all words have a contrast of 7, whatever colours they were drawn in.
"""

from __future__ import annotations

from functools import lru_cache

import pygame
from msgspec import Struct

_MIDDLE = 0.179
"""The luminance of the grey from which black and white are equally far: √(0.05 × 1.05) − 0.05."""
_STEPS = 64
_OPAQUE_FROM = 0.5
_EDGE = "#78726A"


class Theme(Struct, frozen=True):
    """A theme; the default one leaves all as it is drawn.

    Attributes:
        scenery: whether there are ponds, evenings and cloths; else the ground is `ground`.
        dark: the luminance, from 0 to 1, that no dark colour may exceed (WCAG 2.2, relative luminance).
        light: the luminance that all light colours have at least.
        faint: the least strength of an edge, from 0 to 1.
        thick: the factor for the thickness of light edges.
        ground: the colour of the ground without scenery.
    """

    scenery: bool = True
    dark: float = 1.0
    light: float = 0.0
    faint: float = 0.0
    thick: float = 1.0
    ground: str = "#04060C"

    def colour(self, colour: str) -> str:
        """The colour that is shown for one that is drawn."""
        return _apart(colour, self.dark, self.light)

    def edge(self, colour: str, fill: str) -> str:
        """The edge of a thing filled with a colour, both as they are drawn: it shows on the ground."""
        if self.scenery or is_light(colour) or is_light(fill):
            return self.colour(colour)
        return _EDGE

    def thickness(self, edge: str) -> float:
        """The factor for the thickness of an edge; dark ones, which do not show, leave room for words."""
        return self.thick if is_light(edge) else 1.0

    def opacity(self, alpha: float) -> float:
        """The opacity of glass with words on it."""
        return alpha if self.scenery or alpha < _OPAQUE_FROM else 1.0


NATURAL = Theme()
STRONG = Theme(scenery=False, dark=0.02, light=0.45, faint=0.55, thick=1.7)


def is_light(colour: str) -> bool:
    """Whether a colour is lighter than middle grey."""
    return luminance(pygame.Color(colour)) >= _MIDDLE


def luminance(colour: pygame.Color) -> float:
    """The relative luminance of a colour, from 0 to 1 (WCAG 2.2)."""
    red, green, blue = (_linear(share / 255) for share in (colour.r, colour.g, colour.b))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


@lru_cache(maxsize=400)
def _apart(colour: str, dark: float, light: float) -> str:
    """A colour, nearer to white or black as far as it must be; its hue stays."""
    drawn = pygame.Color(colour)
    lighter = luminance(drawn) >= _MIDDLE
    goal = pygame.Color("white" if lighter else "black")
    for step in range(_STEPS + 1):
        found = drawn.lerp(goal, step / _STEPS)
        if luminance(found) >= light if lighter else luminance(found) <= dark:
            return colour if step == 0 else f"#{found.r:02X}{found.g:02X}{found.b:02X}"
    return "#FFFFFF" if lighter else "#000000"
