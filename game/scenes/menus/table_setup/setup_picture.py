"""The set-up's picture: the pond from above with the small table, and the note about the focus."""

from __future__ import annotations

from pygame import FRect

from game.language.message import message, sentences
from game.scenes.menus.table_setup import setup_places as places
from game.scenes.pieces.boathouse import draw_note
from game.scenes.pieces.fit import Fit
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, draw_emblem
from game.tables.painting.little_table import woven_raft
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.scenery.pond import open_water
from game.ui.drawing.text import Typeface

_APART = 0.84
_RIM = 0.07


def draw_pond(pen: Pen) -> None:
    """Draw open water all over the canvas."""
    size, area = pen.screen.surface.get_size(), pen.area
    pen.backdrop(("open_water", size, tuple(area)), lambda: open_water(size, area))


def draw_heads(pen: Pen, fit: Fit, title: str, pitch: str) -> None:
    room = 440 * fit.scale
    pen.text(
        title,
        fit.at(36, 34),
        fit.letters(42),
        Typeface.TITLE,
        GOLD,
        outline=INK,
        anchor="midleft",
        width=room,
    )
    words, below = message("{pitch}.", pitch=pitch), fit.area(36, 60, 440, 70)
    for number, line in enumerate(pen.lines(words, fit.letters(17), Typeface.BOLD, below.width)[:2]):
        at = below.left, below.top + number * fit.letters(17) * 1.32
        pen.text(line, at, fit.letters(17), Typeface.BOLD, BONE, outline=INK, width=below.width)


def draw_small_table(pen: Pen, fit: Fit, emblem: Emblem, art: Art) -> None:
    """Draw the small table in the game's own cloth, with its cards."""
    area = fit.area(*places.RAFT)
    pen.image(woven_raft(pen, emblem, area, area.height * _RIM, lit=False), area.topleft)
    middle = area.inflate(-area.width * 0.34, -area.height * 0.56)
    draw_emblem(pen, art, emblem, middle, _APART)


def draw_words(pen: Pen, area: FRect, fit: Fit, title: str, words: str) -> None:
    """Draw the note about the focus; a `title`, where there is one, comes first."""
    draw_note(pen, fit, area, sentences(message("{title}.", title=title) if title else "", words))
