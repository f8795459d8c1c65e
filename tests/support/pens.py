"""Pens on new windows."""

import pygame

from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts
from tests.support.seated import shared_shapes


def pen_of(
    size: tuple[int, int] = (1280, 720), user_scale: float = 1.0, *, fonts: Fonts | None = None
) -> Pen:
    """Open a window, and return a pen on it, with these fonts or those that all tables share."""
    pygame.display.init()
    surface = pygame.display.set_mode(size)
    return Pen(Screen(surface, Scale.of(size, user_scale)), Shapes(fonts) if fonts else shared_shapes())
