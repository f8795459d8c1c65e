"""The quick writer of PNG files: any reader finds the same pixels in them."""

import random
from pathlib import Path

import pygame
import pytest

from game.lab.shots import png


@pytest.mark.parametrize("size", [(1, 1), (3, 127), (5, 128), (7, 129), (640, 360)])
@pytest.mark.parametrize("depth", [24, 32])
def test_every_pixel_comes_back(size: tuple[int, int], depth: int, tmp_path: Path) -> None:
    noise = random.Random(6).randbytes(size[0] * size[1] * 3)
    surface = pygame.Surface(size, depth=depth)
    surface.blit(pygame.image.frombytes(noise, size, "RGB"), (0, 0))
    png.save(surface, tmp_path / "picture.png")
    found = pygame.image.load(tmp_path / "picture.png")
    assert found.get_size() == size
    assert pygame.image.tobytes(found, "RGB") == noise


def test_a_smooth_picture_takes_little_room(tmp_path: Path) -> None:
    surface = pygame.transform.smoothscale(pygame.Surface((2, 2)), (640, 360))
    png.save(surface, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").stat().st_size < 640 * 360 * 3 / 100
