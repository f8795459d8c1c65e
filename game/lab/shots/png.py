"""PNG files, written with Pillow, which is several times as fast as pygame."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.files.streams import CommandError

if TYPE_CHECKING:
    from pygame import Surface

_QUICK = 1


def check() -> None:
    """Check that Pillow is installed.

    Raises:
        CommandError: if it isn't; the text says how to install it.
    """
    try:
        import PIL.Image
    except ImportError as error:
        raise CommandError(
            f"pictures need Pillow ({error}); run: python -m pip install -r requirements-pictures.txt"
        ) from None
    del PIL


def save(surface: Surface, path: Path) -> None:
    """Write a surface to a PNG file, without alpha.

    Raises:
        OSError: if it cannot be written.
    """
    from PIL import Image
    from pygame.image import tobytes

    pixels = tobytes(surface, "RGB")
    Image.frombuffer("RGB", surface.get_size(), pixels, "raw", "RGB", 0, 1).save(path, compress_level=_QUICK)
