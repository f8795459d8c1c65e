"""Properties of painted cards as the eye sees them: parts, contrast, and differences."""

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Color, Rect, Surface

from game.ui.drawing.palette import FELT_LIT

_LINEAR = np.array(
    [level / 255 / 12.92 if level < 11 else ((level / 255 + 0.055) / 1.055) ** 2.4 for level in range(256)]
)
"""The linear light of each channel value (0 to 255), from 0 to 1."""
_WEIGHTS = np.array([0.2126, 0.7152, 0.0722])


def on_felt(card: Surface, colour: str = FELT_LIT) -> Surface:
    table = Surface(card.get_size())
    table.fill(colour)
    table.blit(card, (0, 0))
    return table


def part(card: Surface, left: float, top: float, right: float, bottom: float) -> Surface:
    """Return a piece of a card, given as fractions of its width and height."""
    across, down = card.get_size()
    corner = (round(left * across), round(top * down))
    return card.subsurface(
        Rect(corner, (round(right * across) - corner[0], round(bottom * down) - corner[1]))
    )


def luminance(colour: Color) -> float:
    return float(_LINEAR[[colour.r, colour.g, colour.b]] @ _WEIGHTS)


def ratio(one: str | Color, other: str | Color) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(Color(one)), luminance(Color(other))))
    return (high + 0.05) / (low + 0.05)


def contrast(image: Surface, share: float = 1 / 12) -> float:
    """Return the contrast of a picture's light and dark parts, without this share of its extreme pixels."""
    lights = np.sort((_LINEAR[_channels(image)] @ _WEIGHTS).ravel())
    cut = int(len(lights) * share + 1e-9)
    return float((lights[-1 - cut] + 0.05) / (lights[cut] + 0.05))


def difference(one: Surface, other: Surface) -> float:
    """Return the mean difference of two pictures in grey levels (0 to 255)."""
    first, second = (
        _channels(pygame.transform.grayscale(image))[..., 0].astype(int) for image in (one, other)
    )
    return float(np.abs(first - second).mean())


def overlap(one: Surface, other: Surface) -> float:
    """Return the area that two shapes share, as a fraction of their union."""
    first, second = map(pygame.mask.from_surface, (one, other))
    both = first.overlap_area(second, (0, 0))
    return both / (first.count() + second.count() - both)


def _channels(image: Surface) -> NDArray[np.uint8]:
    across, down = image.get_size()
    return np.frombuffer(pygame.image.tobytes(image, "RGB"), np.uint8).reshape(down, across, 3)
