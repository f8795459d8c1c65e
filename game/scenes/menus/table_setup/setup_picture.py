"""Parts of the set-up's picture: headings, prompts, and the note about the focus."""

from __future__ import annotations

from pygame import FRect

from game.language.message import message, sentences
from game.scenes.menus.table_setup.setup_places import KEYS
from game.scenes.pieces.boathouse import draw_note
from game.scenes.pieces.fit import Fit
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD
from game.ui.drawing.text import Typeface

_SHADE = "#123E5C"
"""The colour of the water behind the prompts."""


def draw_heads(pen: Pen, fit: Fit, title: str, pitch: str) -> None:
    room = 440 * fit.scale
    pen.outlined(title, fit.at(36, 34), fit.letters(42), Typeface.TITLE, GOLD, anchor="midleft", width=room)
    words, below = message("{pitch}.", pitch=pitch) if pitch else "", fit.area(36, 60, 440, 70)
    for number, line in enumerate(pen.lines(words, fit.letters(17), Typeface.BOLD, below.width)[:2]):
        at = below.left, below.top + number * fit.letters(17) * 1.42
        pen.outlined(line, at, fit.letters(17), Typeface.BOLD, anchor="topleft", width=below.width)


def key_shade(pen: Pen, fit: Fit) -> tuple[tuple[float, float], float, float]:
    """Draw dark water behind the prompts; return their position, letter size and largest width."""
    at, letters = fit.at(*KEYS), fit.letters(14)
    shade = FRect(at[0], at[1], pen.area.right - at[0], letters * 1.65)
    pen.plate(shade.inflate(12 * fit.scale, 6 * fit.scale), _SHADE, radius=8 * fit.scale)
    return at, letters, pen.area.right - at[0] - 8 * fit.scale


def draw_words(pen: Pen, area: FRect, fit: Fit, title: str, words: str) -> None:
    """Draw the note about the focus, which begins with the `title`, if any."""
    draw_note(pen, fit, area, sentences(message("{title}.", title=title) if title else "", words))
