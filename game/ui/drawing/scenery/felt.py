"""The table's felt, with a lit middle, dark edges, a slight nap and a stitched border."""

from __future__ import annotations

import random

import pygame
from pygame import Surface

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import FELT_DARK, FELT_LIT, NIGHT

_GRADIENT = (48, 27)
_NAP = 128
_STITCH, _GAP = 1.5, 1.1


def paint_felt(size: tuple[int, int], lit: str = FELT_LIT, dark: str = FELT_DARK) -> Surface:
    gradient = Surface(_GRADIENT)
    light, shade = pygame.Color(lit), pygame.Color(dark)
    for y in range(_GRADIENT[1]):
        for x in range(_GRADIENT[0]):
            dx = (x / _GRADIENT[0] - 0.48) / 0.68
            dy = (y / _GRADIENT[1] - 0.42) / 0.80
            gradient.set_at((x, y), light.lerp(shade, min(1.0, (dx * dx + dy * dy) ** 0.5)))
    cloth = pygame.transform.smoothscale(gradient, size).convert()
    add_nap(cloth)
    _stitch(cloth, light, shade)
    return cloth


def add_nap(surface: Surface) -> None:
    """Add faint random noise to a surface, which also hides banding of gradients."""
    nap = _nap()
    for y in range(0, surface.get_height(), _NAP):
        for x in range(0, surface.get_width(), _NAP):
            surface.blit(nap, (x, y), special_flags=pygame.BLEND_ADD)


def draw_felt(pen: Pen) -> None:
    if pen.fill_if_plain():
        return
    size = pen.screen.surface.get_size()
    pen.screen.surface.blit(pen.shapes.get(("felt", size), lambda: paint_felt(size)), (0, 0))


def _stitch(cloth: Surface, light: pygame.Color, shade: pygame.Color) -> None:
    """Draw a seam along the edges, each stitch lit from above."""
    unit = min(cloth.get_size()) / 100
    thick = max(1, round(unit * 0.22))
    seam = cloth.get_rect().inflate(-2 * round(unit), -2 * round(unit))
    thread = shade.lerp(light, 0.6)
    for along, across in ((0, 1), (1, 0)):
        length = seam.size[along]
        count = max(1, round(length / (unit * (_STITCH + _GAP))))
        step = length / count
        part = step * _STITCH / (_STITCH + _GAP)
        for place in range(count):
            start = round(seam.topleft[along] + place * step + (step - part) / 2)
            for side in (seam.topleft[across], seam.bottomright[across] - thick):
                for colour, drop in ((NIGHT, thick), (thread, 0)):
                    box = [0, 0, thick, thick]
                    box[along], box[across], box[2 + along] = start, side, round(part)
                    box[1] += drop
                    cloth.fill(colour, box)


def _nap() -> Surface:
    chance = random.Random(104)
    faint = bytes(value >> 5 for value in range(256))
    grain = chance.randbytes(_NAP * _NAP * 3).translate(faint)
    return pygame.image.frombytes(grain, (_NAP, _NAP), "RGB").convert()
