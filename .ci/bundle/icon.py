"""Writes the program's icon, the duck of its window, as PNG files of several sizes: icon.py DIR."""

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
import pygame

from game.tables.art import Art
from game.ui.drawing.mascots.ducks import Duck

SIZES = (64, 128, 256)


def write(folder: Path) -> None:
    """An icon of each size, in the folders of the desktop's theme for icons."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    for size in SIZES:
        duck = Art().ducks.surface(Duck(), size)
        icon = pygame.Surface((size, size), pygame.SRCALPHA)
        factor = min(size / duck.get_width(), size / duck.get_height())
        shown = pygame.transform.smoothscale_by(duck, factor)
        icon.blit(shown, shown.get_rect(center=(size / 2, size / 2)))
        place = folder / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        pygame.image.save(icon, place / "sixes.png")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
