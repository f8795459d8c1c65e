"""Parts of the set-up's picture: headings, prompts, and the note about the focus."""

from __future__ import annotations

from pygame import FRect

from game.language.message import sentence, sentences
from game.scenes.menus.table_setup.setup_places import HEADS, KEYS, RAFT, RIM
from game.scenes.pieces.boathouse import draw_note
from game.scenes.pieces.fit import Fit
from game.tables.painting.emblem import Emblem
from game.tables.painting.little_table import paint_emblem_raft
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD
from game.ui.drawing.text import Typeface

_SHADE = "#123E5C"
"""The colour of the water behind the prompts."""
_LINES = 4
"""The largest number of lines below the title."""


def draw_headings(pen: Pen, fit: Fit, title: str, pitch: str) -> None:
    head = fit.area(*HEADS)
    room, size = head.width if pitch else 1.6 * head.width, fit.letter_size(17)
    pen.outlined(
        title, head.midleft, fit.letter_size(44), colour=GOLD, anchor="midleft", width=room, tight=True
    )
    words = sentence(pitch)
    for number, line in enumerate(pen.lines(words, size, Typeface.BOLD, room)[:_LINES]):
        at = head.left, head.bottom + number * size * 1.4
        pen.outlined(line, at, size, Typeface.BOLD, anchor="topleft", width=room)


def draw_raft(pen: Pen, fit: Fit, emblem: Emblem) -> None:
    """Draw the raft that has the options on its cloth."""
    raft = fit.area(*RAFT)
    pen.image(paint_emblem_raft(pen, emblem, raft, raft.height * RIM, lit=False), raft.topleft)


def draw_key_background(pen: Pen, fit: Fit) -> tuple[tuple[float, float], float, float]:
    """Draw dark water behind the prompts; return their position, letter size and largest width."""
    keys, letters = fit.area(*KEYS), fit.letter_size(15)
    keys.height = letters * 1.65
    pen.plate(keys.inflate(12 * fit.scale, 6 * fit.scale), _SHADE, radius=8 * fit.scale)
    return keys.topleft, letters, keys.width


def draw_words(pen: Pen, area: FRect, fit: Fit, title: str, words: str) -> None:
    """Draw the note about the focused widget, with `title` as its heading, unless that's empty."""
    said = sentences(sentence(title), words)
    paper, wide = FRect(area), pen.width(said, fit.letter_size(19), Typeface.BOLD) + 60 * fit.scale
    paper.width = min(area.width, wide)
    paper.centerx = area.centerx
    draw_note(pen, fit, paper, said)
