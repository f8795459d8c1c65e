"""The game's name in large letters with a gradient, a dark edge and depth."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.drawing.palette import INK
from game.ui.drawing.text import Fonts, Typeface

_TOP, _FOOT, _SIDE = "#FFF6DC", "#FF9E5A", "#9A3F22"


def logo_shadow(fonts: Fonts, words: str, px: int) -> Surface:
    """Return the dark edge around words, including their depth, in letters of `px` pixels."""
    edge, depth = _edge_and_depth(px)
    around = _outline(fonts, words, px, INK)
    width, height = around.get_size()
    whole = Surface((width, height + depth + edge), pygame.SRCALPHA)
    for drop in range(depth + edge, -1, -2):
        whole.blit(around, (0, drop))
    return whole


def logo(fonts: Fonts, words: str, px: int, shadow: Surface) -> Surface:
    """Return words in letters of `px` pixels, on their shadow, premultiplied."""
    edge, depth = _edge_and_depth(px)
    inner = fonts.font(Typeface.TITLE, px).render(words, True, pygame.Color("white")).convert_alpha()
    side, around = (_outline(fonts, words, px, colour) for colour in (_SIDE, INK))
    width, height = around.get_size()
    whole = shadow.copy()
    for drop in range(depth, 0, -1):
        whole.blit(side.subsurface((edge // 2, 0, width - edge, height)), (edge // 2, drop))
    whole.blit(around, (0, 0))
    shades = Surface((1, 2), pygame.SRCALPHA)
    shades.set_at((0, 0), pygame.Color(_TOP))
    shades.set_at((0, 1), pygame.Color(_FOOT))
    shades = pygame.transform.smoothscale(shades, inner.get_size())
    inner.blit(shades, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(inner, (edge, edge))
    return whole.premul_alpha()


def _edge_and_depth(px: int) -> tuple[int, int]:
    return max(2, px // 16), max(2, px // 9)


def _outline(fonts: Fonts, words: str, px: int, colour: str) -> Surface:
    font = fonts.font(Typeface.TITLE, px, _edge_and_depth(px)[0])
    return font.render(words, True, pygame.Color(colour)).convert_alpha()
