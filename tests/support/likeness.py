"""How alike two pictures are to the eye: their letters and drawings may be rasterised otherwise."""

from typing import NamedTuple

import numpy as np
import pygame
from pygame import Surface

BLOCK = 10
"""Pixels a side: within a block it does not matter where colours are, so letters may differ a little."""
MOST_IN_A_BLOCK, MOST_ON_AVERAGE = 10.0, 0.9
"""Of 255: more is another picture. Other renderers come to 5 and 0.4, a card 12 units off to 16 and 0.2, a
missing duck to 40 and 0.2, a slightly other cloth to 5 and 1.3 (`tests/pictures/test_pictures.py`)."""


class Difference(NamedTuple):
    """The difference of two pictures, of 255.

    Attributes:
        worst: that of the block that differs most, whose middle is at `place`, in pixels.
        mean: that of all blocks on average.
    """

    worst: float
    place: tuple[int, int]
    mean: float

    @property
    def alike(self) -> bool:
        return self.worst <= MOST_IN_A_BLOCK and self.mean <= MOST_ON_AVERAGE


def difference(one: Surface, other: Surface) -> Difference:
    apart = np.abs(_blocks(one) - _blocks(other)).mean(axis=2)
    column, row = np.unravel_index(apart.argmax(), apart.shape)
    place = int(column) * BLOCK + BLOCK // 2, int(row) * BLOCK + BLOCK // 2
    return Difference(float(apart.max()), place, float(apart.mean()))


def _blocks(picture: Surface) -> np.ndarray:
    pixels = pygame.surfarray.array3d(picture).astype(float)
    width, height = (length // BLOCK for length in picture.get_size())
    pixels = pixels[: width * BLOCK, : height * BLOCK]
    return pixels.reshape(width, BLOCK, height, BLOCK, 3).mean(axis=(1, 3))
