"""Short films: a sheet of pictures, or an animated file."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from itertools import chain
from pathlib import Path

import pygame
from pygame import Surface

from game.files.streams import CommandError
from game.tables.studio import Films, FilmStrip
from game.ui.drawing.palette import BONE, NIGHT
from game.ui.drawing.text import Fonts, Typeface

HEIGHT = 360
"""The height of each picture on a sheet, in pixels."""
RATE = 8
"""The frames per second of an animated film."""
MOVING_HEIGHT = 270
"""The height of an animated film, in pixels."""
_ACROSS, _GAP, _BAND, _LETTERS = 4, 6, 24, 16
_EFFORT = 4
"""The effort of WebP compression."""
_QUALITIES = range(70, 10, -10)
"""The WebP qualities to try, best first."""
_HEAVIEST = 250_000
"""The maximum size of an animated film in bytes; larger ones load slowly on web pages."""


def find_film(groups: Iterable[Films], name: str) -> FilmStrip:
    """Return the film with this name.

    Raises:
        CommandError: if there is no such film.
    """
    films = dict(chain.from_iterable(group.items() for group in groups))
    if name not in films:
        raise CommandError(f"there's no film {name!r}; expected one of {', '.join(films)}")
    return films[name]


def make_sheet(pictures: Iterable[Surface], strip: FilmStrip, fonts: Fonts) -> Surface:
    """Return one surface with all pictures of a film, labelled with the seconds since its event."""
    interval = strip.seconds / strip.frames
    sheet_surface: Surface | None = None
    for number, picture in enumerate(pictures):
        width, height = picture.get_size()
        if sheet_surface is None:
            rows = -(-strip.frames // _ACROSS)
            size = (_ACROSS * (width + _GAP) + _GAP, rows * (height + _GAP + _BAND) + _GAP)
            sheet_surface = Surface(size)
            sheet_surface.fill(NIGHT)
        row, column = divmod(number, _ACROSS)
        left, top = _GAP + column * (width + _GAP), _GAP + row * (height + _GAP + _BAND)
        sheet_surface.blit(picture, (left, top))
        words = f"{number * interval - strip.lead:+.1f} s"
        sheet_surface.blit(fonts.render(words, Typeface.TEXT, _LETTERS, BONE), (left + 4, top + height + 1))
    if sheet_surface is None:
        raise ValueError("a strip without pictures")
    return sheet_surface


def animate(pictures: Iterable[Surface], path: Path) -> None:
    """Write a film as an endless animated WebP, in the best quality that isn't too large.

    Raises:
        OSError: if it cannot be written.
    """
    from PIL import Image

    first, *others = (
        Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
        for picture in pictures
    )
    for quality in _QUALITIES:
        content = BytesIO()
        first.save(
            content,
            "WEBP",
            save_all=True,
            append_images=others,
            duration=round(1000 / RATE),
            loop=0,
            quality=quality,
            method=_EFFORT,
            minimize_size=True,
        )
        if content.tell() <= _HEAVIEST:
            break
    path.write_bytes(content.getvalue())
