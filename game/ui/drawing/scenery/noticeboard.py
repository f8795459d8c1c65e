"""A notice board of cloth in a wooden frame, the background of forms and lists."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import FRect

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK, NIGHT

RIM = 7.0
"""The width of the frame, in units."""
PLANK = "#70431F"
"""The colour of wood behind text, with a contrast of at least 4.5 to all text colours."""
_WOOD, _EDGE, _NAIL = "#8E5730", "#C58A50", "#E9C48C"
EVENING = "#12303C"
"""The colour of a board's cloth outside the games."""
_DEPTH, _NAIL_SIZE, _RADIUS = 5.0, 5.0, 14.0
_NIGHT = 0.4
"""How far a game's cloth is darkened to keep text readable, from 0 to 1."""


def draw_noticeboard(pen: Pen, inside: FRect, cloth: str = EVENING) -> None:
    outer = inside.inflate(2 * RIM, 2 * RIM)
    pen.plate(outer.move(0, _DEPTH), INK, radius=_RADIUS + RIM)
    pen.plate(outer, _WOOD, radius=_RADIUS + RIM, border=INK)
    pen.outline(outer.inflate(-5, -5), _EDGE, 1.2, radius=_RADIUS + RIM - 2)
    pen.plate(inside, cloth, radius=_RADIUS, border=INK)
    for x in (outer.left + RIM * 1.2, outer.right - RIM * 1.2):
        for y in (outer.top + RIM * 1.2, outer.bottom - RIM * 1.2):
            pen.disc((x, y), _NAIL_SIZE, _NAIL, border=None)


@lru_cache(maxsize=16)
def darkened_cloth(colour: str) -> str:
    darkened = pygame.Color(colour).lerp(pygame.Color(NIGHT), _NIGHT)
    return f"#{darkened.r:02X}{darkened.g:02X}{darkened.b:02X}"
