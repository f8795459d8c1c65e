"""Opening the window, and showing the canvas in it."""

from __future__ import annotations

import os

import pygame

from game.ui.drawing.screen import SMALLEST_CANVAS


def canvas_of(window: pygame.Surface) -> pygame.Surface:
    """Return the surface to draw on: the window's own, or a larger one if the window is too small."""
    width, height = window.get_size()
    size = max(width, SMALLEST_CANVAS[0]), max(height, SMALLEST_CANVAS[1])
    return window if size == (width, height) else pygame.Surface(size)


def show(canvas: pygame.Surface) -> None:
    """Show a canvas in the window, or only its upper left part if the window is too small."""
    window = pygame.display.get_surface()
    if window is not None and window is not canvas:
        window.blit(canvas, (0, 0))
    pygame.display.flip()


def open_window(size: tuple[int, int], *, fullscreen: bool) -> pygame.Surface:
    """Open or change the window; return its surface, or raise pygame.error."""
    if pygame.display.get_driver() == "x11":
        # By default, SDL sends each picture through OpenGL: without a graphics card that costs more processor
        # time than the drawing, and 100 MB, and every change of size would replace this window by a new one.
        # X itself shows pictures well. This is for X only: some systems have no other way than OpenGL.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if fullscreen and pygame.display.get_driver() != "dummy":
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    return pygame.display.set_mode(size, pygame.RESIZABLE)
