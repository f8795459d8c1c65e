"""Writes the program's icon, the duck of its window, for each system: icon.py DIR.

For Linux a PNG file of each size in the folders of its desktop's theme, for Windows `sixes.ico`, for macOS
`sixes.icns`.
"""

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
import pygame
from PIL import Image

from game.tables.art import Art
from game.ui.drawing.mascots.ducks import Duck

LINUX = (16, 24, 32, 48, 64, 128, 256)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = (32, 64, 128, 256, 512, 1024)


def icon(art: Art, size: int) -> Image.Image:
    """The duck in the middle of a square of so many pixels, drawn for that size."""
    duck = art.ducks.side_view(Duck(), size)
    square = pygame.Surface((size, size), pygame.SRCALPHA)
    factor = min(size / duck.get_width(), size / duck.get_height())
    shown = pygame.transform.smoothscale_by(duck, factor)
    square.blit(shown, shown.get_rect(center=(size / 2, size / 2)))
    return Image.frombytes("RGBA", square.get_size(), pygame.image.tobytes(square, "RGBA"))


def write(folder: Path) -> None:
    """The icons of all systems."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    art = Art()
    icons = {size: icon(art, size) for size in sorted({*LINUX, *WINDOWS, *MACOS})}
    for size in LINUX:
        place = folder / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        icons[size].save(place / "sixes.png")
    for name, sizes in (("sixes.ico", WINDOWS), ("sixes.icns", MACOS)):
        *smaller, largest = (icons[size] for size in sizes)
        largest.save(folder / name, sizes=[(size, size) for size in sizes], append_images=smaller)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: .ci/bundle/icon.py DIR")
    write(Path(sys.argv[1]))
