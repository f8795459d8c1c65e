"""Pictures as PNG files, written several times as fast as pygame writes them, and in little memory."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pygame
from pygame import Rect, Surface

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_COLOUR = bytes((8, 2, 0, 0, 0))
"""Eight bits each of red, green and blue; the only compression and filters there are, no interlacing."""
_DIFFERENCE = 2
"""The filter of each line: its differences from the line above."""
_QUICK = 1
_BAND = 128
"""So many lines are compressed at a time."""


def save(surface: Surface, path: Path) -> None:
    """Write a surface without its alpha.

    Raises:
        OSError: if it cannot be written.
    """
    width, height = surface.get_size()
    packer = zlib.compressobj(_QUICK)
    above = np.zeros((1, width * 3), np.uint8)
    with path.open("wb") as file:
        file.write(_SIGNATURE)
        _chunk(file, b"IHDR", struct.pack(">II", width, height) + _COLOUR)
        for top in range(0, height, _BAND):
            band = surface.subsurface(Rect(0, top, width, min(_BAND, height - top)))
            pixels = np.frombuffer(pygame.image.tobytes(band, "RGB"), np.uint8).reshape(-1, width * 3)
            lines = np.full((len(pixels), 1 + width * 3), _DIFFERENCE, np.uint8)
            np.subtract(pixels, np.concatenate((above, pixels[:-1])), out=lines[:, 1:])
            above = pixels[-1:]
            _chunk(file, b"IDAT", packer.compress(lines.tobytes()))
        _chunk(file, b"IDAT", packer.flush())
        _chunk(file, b"IEND", b"")


def _chunk(file: BinaryIO, kind: bytes, content: bytes) -> None:
    check = zlib.crc32(content, zlib.crc32(kind))
    file.write(struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check))
