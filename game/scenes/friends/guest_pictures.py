"""Pictures of cards and ducks for guests' web pages, as PNG."""

from __future__ import annotations

import io
from collections.abc import Mapping

import pygame
from pygame import Surface

from game.cardgames.registry import GAMES
from game.ui.drawing.mascots.busts import face
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import render
from game.ui.drawing.text import Fonts

DUCKS = "ducks"
"""The folder name of pictures of ducks, next to those of the games."""


class GuestPictures:
    """A callable that paints a picture, given by game and name, and returns it as PNG data."""

    def __init__(self, ducks: Mapping[str, Duck]) -> None:
        """`ducks` are guests' and opponents' ducks by name. Without a window, a hidden one is opened."""
        if pygame.display.get_surface() is None:
            pygame.display.init()
            pygame.display.set_mode((1, 1), pygame.HIDDEN)
        self._ducks = ducks
        self._fonts = Fonts()
        self._painters: dict[str, Mapping[str, Painter]] = {}

    def __call__(self, game: str, name: str, width: int) -> bytes | None:
        """Return a picture that's `width` pixels wide as PNG data, or None if it doesn't exist."""
        if game == DUCKS:
            duck = self._ducks.get(name)
            return None if duck is None else _png(render(face(duck), width, width))
        if game not in GAMES:
            return None
        if game not in self._painters:
            self._painters[game] = GAMES[game].card_painters(self._fonts)
        paint = self._painters[game].get(name)
        return None if paint is None else _png(paint(width))


def _png(surface: Surface) -> bytes:
    file = io.BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()
