"""A picture of a few short words in large letters, for the pages of any game."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from pygame import FRect

from game.language.message import Text, capital, message, sentences
from game.tables.art import Art
from game.tables.table import TableServices
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT
from game.ui.drawing.text import Typeface

_COLOURS: Final = {"gold": GOLD, "bone": BONE, "mint": MINT, "coral": CORAL}


class ColouredWords(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text
    colour: Literal["gold", "bone", "mint", "coral"]


class WordLines(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a few short words in large letters, each in its colour.

    They stand one below the other, or side by side if they would be too small to read.
    """

    words: Annotated[tuple[ColouredWords, ...], Meta(min_length=1)]

    @property
    def told(self) -> str:
        return sentences(*[message("{words}.", words=capital(line.text)) for line in self.words])

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        count = len(self.words)
        widest = max(pen.width(line.text, 100, Typeface.TITLE) / 100 for line in self.words)
        size = min(area.height / count * 0.68, area.width * 0.8 / widest)
        across, down = 0.0, size * 1.42
        if size < LEAST_LETTERS:
            size = min(area.height * 0.68, area.width / count * 0.8 / widest)
            across, down = area.width / count, 0.0
        for place, line in enumerate(self.words):
            off = place - (count - 1) / 2
            at = area.centerx + off * across, area.centery + off * down
            pen.text(line.text, at, size, Typeface.TITLE, _COLOURS[line.colour], outline=INK, anchor="center")
