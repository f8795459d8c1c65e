"""PNG files by Pillow, which writes them several times as fast as pygame does."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.files.streams import CommandError

if TYPE_CHECKING:
    from pygame import Surface

_QUICK = 1


def check() -> None:
    """Check that pictures can be written.

    Raises:
        CommandError: if not; it says how to change that.
    """
    try:
        import PIL.Image
    except ImportError as error:
        raise CommandError(
            f"pictures need Pillow ({error}); run: python -m pip install -r requirements-pictures.txt"
        ) from None
    del PIL


def save(surface: Surface, path: Path) -> None:
    """Write a surface without its alpha channel.

    Raises:
        OSError: if it cannot be written.
    """
    from PIL import Image
    from pygame.image import tobytes

    pixels = tobytes(surface, "RGB")
    Image.frombuffer("RGB", surface.get_size(), pixels, "raw", "RGB", 0, 1).save(path, compress_level=_QUICK)
