"""The picture of the invite screen: the board with the QR code, and the table with its chairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect, Surface

from game.language.message import Text, message, message_in
from game.network.messages import PageChair
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.images import TURNS, lily_pad_image
from game.scenes.pieces.kit import draw_board
from game.scenes.pieces.small_table import chairs as chair_places
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import BOX
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.scenery.noticeboard import PLANK
from game.ui.drawing.text import Typeface

Bust = Callable[[str, int], Surface]
"""A function that returns the picture of a duck by face name, at a width in pixels."""

_BOARD = (28.0, 20.0, 452.0, 640.0)
_CODE = (90.0, 92.0, 328.0, 328.0)
_NOTE = (560.0, 548.0, 620.0, 70.0)
_POSTS, _POST = (92.0, 388.0), 28.0
"""The left edges of the board's posts, and their width."""
_QUIET = 3
"""The width of the light margin around a QR code, in modules."""
_PAPER, _GLASS, _DARK = "#FFFFFF", "#8EF0C4", "#9CA9B8"
_PHONE = 34 / 56
"""The aspect ratio of a phone."""


class DrawnChair(NamedTuple):
    """A chair to draw; `phoned` means that its player uses a phone."""

    chair: PageChair
    phoned: bool


def draw_invitation(
    pen: Pen, fit: Fit, modules: Sequence[Sequence[bool]], title: Text, address: str, code: str
) -> None:
    """Draw the board with a QR code, and the address and table code to type instead."""
    board = fit.area(*_BOARD)
    for x in _POSTS:
        post = fit.area(x, board.height / fit.scale, _POST, 100.0)
        post.bottom = pen.area.bottom + post.width
        pen.plate(post, PLANK, radius=0, border=INK)
    draw_board(pen, board)
    middle, wide = board.centerx, board.width - 64 * fit.scale

    def write(words: str, y: float, size: float, face: Typeface, colour: str = BONE) -> None:
        at, letters = (middle, fit.at(0, y)[1]), fit.letter_size(size)
        pen.outlined(words, at, letters, face, colour, width=wide, tight=True)

    write(title, 58, 32, Typeface.TITLE)
    _draw_code(pen, fit.area(*_CODE), modules)
    write(message("Scan it, or type"), 450, 20, Typeface.BOLD)
    plate = fit.area(56, 472, 396, 54)
    pen.plate(plate, BONE, radius=12 * fit.scale, border=INK)
    letters = fit.letter_size(28)
    pen.text(address, plate.center, letters, Typeface.TITLE, INK, anchor="center", width=wide, tight=True)
    write(message("Table code"), 552, 18, Typeface.BOLD)
    write(code, 590, 44, Typeface.TITLE, GOLD)
    write(message("same network, no app, no account"), 630, 16, Typeface.BOLD)


def _draw_code(pen: Pen, area: FRect, modules: Sequence[Sequence[bool]]) -> None:
    pen.plate(area, _PAPER, radius=14, border=INK)
    step = area.width / (len(modules) + 2 * _QUIET)
    for row, dark in enumerate(modules):
        for column, on in enumerate(dark):
            if on:
                left, top = area.left + (column + _QUIET) * step, area.top + (row + _QUIET) * step
                pen.screen.surface.fill(INK, _pixels(FRect(left, top, step, step), pen.screen.scale.px))


def _pixels(area: FRect, px: Callable[[float], int]) -> tuple[int, int, int, int]:
    """Return an area in whole pixels, rounded so that neighbouring areas touch."""
    left, top = px(area.left), px(area.top)
    return left, top, px(area.right) - left, px(area.bottom) - top


def draw_table_note(pen: Pen, fit: Fit, words: str) -> None:
    area, letters = fit.area(*_NOTE), fit.letter_size(20)
    for number, line in enumerate(pen.lines(words, letters, Typeface.BOLD, area.width)):
        at = area.centerx, area.top + number * letters * 1.35
        pen.outlined(line, at, letters, Typeface.BOLD, anchor="midtop")


def draw_chairs(pen: Pen, fit: Fit, chairs: Sequence[DrawnChair], own: int | None, bust: Bust) -> None:
    """Draw everyone around the table; `own` is the chair of the only person at this screen, or None."""
    areas = [fit.area(*place) for place in chair_places(len(chairs))]
    for number, (one, area) in enumerate(zip(chairs, areas, strict=True)):
        if one.chair.name:
            name = message("You") if number == own else one.chair.name
            _draw_sitter(pen, area, one, bust, name, own=number == own)
        else:
            _draw_free_chair(pen, area, number)


def _draw_free_chair(pen: Pen, area: FRect, number: int) -> None:
    small = max(area.height * 0.13, LEAST)
    pen.image(lily_pad_image(pen, area.height * 0.66, number % TURNS), area.center, anchor="center")
    words = message_in("a chair", "free")
    tag = FRect(0, 0, pen.width(words, small, Typeface.BOLD) + small, small * 1.5)
    tag.midtop = area.centerx, area.centery + area.height * 0.16
    pen.plate(tag, BONE, radius=small * 0.5, border=INK)
    pen.text(words, tag.center, small, Typeface.BOLD, INK, anchor="center")


def _draw_sitter(pen: Pen, area: FRect, one: DrawnChair, bust: Bust, name: str, *, own: bool) -> None:
    small = max(area.height * 0.13, LEAST)
    tag = FRect(0, 0, 0, small * 1.5)
    high = area.height - tag.height
    width = min(high * BOX[0] / BOX[1], area.width)
    tag.width = min(pen.width(name, small, Typeface.BOLD) + small, area.width)
    tag.midbottom = area.midbottom
    image = bust(one.chair.face, pen.screen.scale.px(width))
    pen.image(image, (area.centerx, tag.centery), anchor="midbottom")
    pen.plate(tag, MINT if own else BONE, radius=small * 0.5, border=INK)
    pen.text(name, tag.center, small, Typeface.BOLD, INK, anchor="center", width=tag.width, tight=True)
    if one.phoned:
        high = area.height * 0.36
        phone = paint_art(pen, "signs/phone", high * _PHONE, high, glass=_DARK if one.chair.away else _GLASS)
        pen.image(phone, (area.centerx + width * 0.46, tag.top), anchor="midbottom")
