"""How much two pictures differ to the eye, although letters and drawings may be rasterised differently."""

from typing import NamedTuple

import numpy as np
import pygame
from pygame import Surface

BLOCK = 10
"""A block's side, in pixels: where colours lie within it doesn't matter, so letters may differ a little."""
MOST_IN_A_BLOCK, MOST_ON_AVERAGE = 10.0, 0.9
"""The largest differences (of 255) that still count as the same picture. Other renderers reach 5 and 0.4; a
card 12 units off reaches 16 and 0.2, a missing duck 40 and 0.2, a slightly different cloth 5 and 1.3
(`tests/pictures/test_pictures.py`).
"""


class Difference(NamedTuple):
    """The difference of two pictures (of 255).

    Attributes:
        worst: the difference of the block that differs most, with its centre at `place`, in pixels.
        mean: the mean difference of all blocks.
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
