"""What is always the same and takes its time is made once: drawings, lines of text, and level files."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.files import gate

_DRAWINGS, _LINES, _SIZES, _FILES = 2000, 3000, 50_000, 200
"""How many of each are kept."""

_Font, _rasterise = pygame.font.Font, pygame.image.load_sized_svg


def make_once(patch: pytest.MonkeyPatch) -> None:
    """Keep what is made from now on. The program converts what it gets, so that nobody draws on it."""
    patch.setattr(pygame.image, "load_sized_svg", _drawing)
    patch.setattr(pygame.font, "Font", KeptFont)
    patch.setattr(gate, "from_toml", lru_cache(_FILES)(gate.from_toml))


def _drawing(file: BytesIO, size: tuple[int, int]) -> Surface:
    return _rasterised(file.getvalue(), size)


@lru_cache(_DRAWINGS)
def _rasterised(svg: bytes, size: tuple[int, int]) -> Surface:
    return _rasterise(BytesIO(svg), size)


class KeptFont(_Font):
    """A font whose lines are drawn and measured once, though many fonts of its kind are opened."""

    def __init__(self, file: Path, px: int) -> None:
        super().__init__(file, px)
        self._kind = _opened(file, px)

    def size(self, text: str) -> tuple[int, int]:
        return _size(self._kind, text)

    def render(self, text: str, antialias: bool, color: pygame.Color | str) -> Surface:
        return _line(self._kind, text, antialias, tuple(pygame.Color(color)), self.outline)


@lru_cache
def _opened(file: Path, px: int) -> _Font:
    return _Font(file, px)


@lru_cache(_SIZES)
def _size(font: _Font, text: str) -> tuple[int, int]:
    return font.size(text)


@lru_cache(_LINES)
def _line(font: _Font, text: str, antialias: bool, colour: tuple[int, ...], outline: int) -> Surface:
    font.outline = outline
    drawn = font.render(text, antialias, colour)
    font.outline = 0
    return drawn
