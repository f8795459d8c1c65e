"""The set-up's picture: the small table, titles, and the words about the focus."""

from __future__ import annotations

from pygame import FRect

from game.language.message import message
from game.scenes.menus.table_setup import setup_places as places
from game.scenes.pieces.fit import Fit
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, draw_emblem
from game.tables.painting.little_table import woven_raft
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, INK, MIST
from game.ui.drawing.text import Typeface

_APART = 0.84
_RIM = 0.07


def draw_heads(pen: Pen, fit: Fit, title: str, pitch: str) -> None:
    pen.text(title, fit.at(40, 10), fit.letters(38), Typeface.TITLE, BONE, outline=INK)
    words = message("{pitch}.", pitch=pitch)
    pen.text(words, fit.at(42, 76), fit.letters(16), Typeface.BOLD, MIST, anchor="midleft")


def draw_subheads(pen: Pen, fit: Fit, upper: str, lower: str, chips: int) -> None:
    """Draw the titles above the upper rows, of which there are `chips`, and above the options."""
    size = fit.letters(17)
    heads = [(places.HEADS, upper if chips else message("Make your own"))]
    if chips:
        heads.append((places.rows(1, chips)[0][1] - 16, lower))
    for y, words in heads:
        pen.text(words, fit.at(42, y), size, Typeface.TITLE, BONE, outline=INK, anchor="midleft")


def draw_small_table(pen: Pen, fit: Fit, emblem: Emblem, art: Art) -> None:
    """Draw the small table in the game's own cloth, with its cards."""
    area = fit.area(*places.RAFT)
    pen.image(woven_raft(pen, emblem, area, area.height * _RIM, lit=False), area.topleft)
    middle = area.inflate(-area.width * 0.34, -area.height * 0.56)
    draw_emblem(pen, art, emblem, middle, _APART)


def draw_words(pen: Pen, area: FRect, fit: Fit, title: str, words: str, duck: Duck | None, art: Art) -> None:
    """Draw the words about the focus under a title; with a duck, if they are about one."""
    pen.panel(area, alpha=0.66)
    inside = area.inflate(-fit.letters(26), -fit.letters(12))
    if duck is not None:
        width = area.height * 0.9
        bust = art.ducks.bust(duck, pen.screen.scale.px(width), (-0.5, 0.0), Wings.DOWN)
        pen.image(bust, (area.right - width * 0.6, area.bottom - 3), anchor="midbottom")
        inside.width -= width * 1.1
    size = fit.letters(18)
    pen.text(title, inside.topleft, size, Typeface.TITLE, BONE, width=inside.width)
    below = FRect(inside.left, inside.top + size * 1.4, inside.width, inside.height - size * 1.4)
    pen.paragraph(words, below, fit.letters(17), Typeface.BOLD, BONE, least=1.0)
