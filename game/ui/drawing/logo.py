"""The game's name in large letters: a gradient, a dark edge, and a side as seen from above."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.drawing.palette import INK
from game.ui.drawing.text import Fonts, Typeface

_TOP, _FOOT, _SIDE = "#FFF6DC", "#FF9E5A", "#9A3F22"


def logo(fonts: Fonts, words: str, px: int) -> Surface:
    """Return words in letters of `px` pixels, premultiplied."""
    font = fonts.font(Typeface.TITLE, px)
    edge, depth = max(2, px // 16), max(2, px // 9)
    inner = font.render(words, True, pygame.Color("white")).convert_alpha()
    font.outline = edge
    around = {
        colour: font.render(words, True, pygame.Color(colour)).convert_alpha() for colour in (INK, _SIDE)
    }
    font.outline = 0
    width, height = around[INK].get_size()
    whole = Surface((width, height + depth + edge), pygame.SRCALPHA)
    for drop in range(depth + edge, -1, -2):
        whole.blit(around[INK], (0, drop))
    for drop in range(depth, 0, -1):
        whole.blit(around[_SIDE].subsurface((edge // 2, 0, width - edge, height)), (edge // 2, drop))
    whole.blit(around[INK], (0, 0))
    shades = Surface((1, 2), pygame.SRCALPHA)
    shades.set_at((0, 0), pygame.Color(_TOP))
    shades.set_at((0, 1), pygame.Color(_FOOT))
    shades = pygame.transform.smoothscale(shades, inner.get_size())
    inner.blit(shades, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(inner, (edge, edge))
    return whole.premul_alpha()
