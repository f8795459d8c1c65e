"""The cloth of the curtain: folds from edge to edge, below a hem that hangs from a rope."""

from __future__ import annotations

import math

import pygame
from pygame import Color, FRect, Surface

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK

_FOLDS = 15
_DARK, _LIT = 0.55, 0.9
_SCALLOPS = 12


def draw_cloth(pen: Pen, colour: str, hem: str) -> None:
    """Draw the cloth over the whole canvas, with a hem in a paler colour."""
    if pen.plain_ground():
        return
    size = pen.screen.surface.get_size()
    cloth = pen.shapes.get(("cloth", colour, hem, size), lambda: _cloth(size, colour, hem))
    pen.screen.surface.blit(cloth, (0, 0))


def _cloth(size: tuple[int, int], colour: str, hem: str) -> Surface:
    cloth, (width, height) = Surface(size), size
    base = Color(colour)
    for x in range(width):
        fold = math.sin(2 * math.pi * _FOLDS * x / width) * 0.5 + 0.5
        pygame.draw.line(cloth, _shaded(base, _DARK + (_LIT - _DARK) * fold), (x, 0), (x, height))
    high, wide = height * 0.075, width / _SCALLOPS
    pale = Color(hem)
    for number in range(_SCALLOPS):
        bow = FRect(number * wide, -high, wide, high * 2)
        pygame.draw.ellipse(cloth, INK, bow.inflate(height * 0.008, height * 0.008))
        pygame.draw.ellipse(cloth, _shaded(pale, 0.92 if number % 2 else 0.8), bow)
    return cloth


def _shaded(colour: Color, share: float) -> tuple[int, int, int]:
    return tuple(min(255, round(part * share)) for part in (colour.r, colour.g, colour.b))  # type: ignore[return-value]
