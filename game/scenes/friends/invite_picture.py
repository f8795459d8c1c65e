"""The picture of the invite screen: the board with the code, and the small table that friends sit down at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect, Surface

from game.language.message import Text, message, message_in
from game.network.messages import Chair
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.images import TURNS, pad_image
from game.scenes.pieces.kit import draw_board
from game.scenes.pieces.small_table import chairs as chair_places
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import BOX
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface

Bust = Callable[[str, int], Surface]
"""Returns the picture of the duck with a face, of a width in pixels."""

_BOARD = (28.0, 20.0, 452.0, 640.0)
_CODE = (90.0, 92.0, 328.0, 328.0)
_NOTE = (560.0, 548.0, 620.0, 70.0)
_QUIET = 3
"""The light squares around a code, on each side."""
_PAPER, _CASE, _GLASS, _DARK = "#FFFFFF", "#1D1A2E", "#8EF0C4", "#9CA9B8"
_PHONE = 34.0, 56.0


class Seen(NamedTuple):
    """A chair as it's shown; `phoned` if its sitter holds the cards on a phone."""

    chair: Chair
    phoned: bool


def draw_invitation(
    pen: Pen, fit: Fit, modules: Sequence[Sequence[bool]], title: Text, address: str, code: str
) -> None:
    """Draw the board: a code to scan, and what to type instead."""
    board = fit.area(*_BOARD)
    draw_board(pen, board)
    middle, wide = board.centerx, board.width - 40 * fit.scale

    def put(words: str, y: float, size: float, face: Typeface, colour: str = BONE) -> None:
        at, letters = (middle, fit.at(0, y)[1]), fit.letters(size)
        pen.outlined(words, at, letters, face, colour, width=wide, tight=True)

    put(title, 58, 32, Typeface.TITLE)
    _draw_code(pen, fit.area(*_CODE), modules)
    put(message("Scan it, or type"), 450, 20, Typeface.BOLD)
    plate = fit.area(56, 472, 396, 54)
    pen.plate(plate, BONE, radius=12 * fit.scale, border=INK)
    letters = fit.letters(28)
    pen.text(address, plate.center, letters, Typeface.TITLE, INK, anchor="center", width=wide, tight=True)
    put(message("Table code"), 552, 18, Typeface.BOLD)
    put(code, 590, 44, Typeface.TITLE, GOLD)
    put(message("in the same network, no app, no account"), 632, 16, Typeface.BOLD)


def _draw_code(pen: Pen, area: FRect, modules: Sequence[Sequence[bool]]) -> None:
    pen.plate(area, _PAPER, radius=14, border=INK)
    step = area.width / (len(modules) + 2 * _QUIET)
    for row, dark in enumerate(modules):
        for column, on in enumerate(dark):
            if on:
                left, top = area.left + (column + _QUIET) * step, area.top + (row + _QUIET) * step
                pen.screen.surface.fill(INK, _pixels(FRect(left, top, step, step), pen.screen.scale.px))


def _pixels(area: FRect, px: Callable[[float], int]) -> tuple[int, int, int, int]:
    """Return an area in whole pixels, so that its neighbours touch it."""
    left, top = px(area.left), px(area.top)
    return left, top, px(area.right) - left, px(area.bottom) - top


def draw_note(pen: Pen, fit: Fit, words: str) -> None:
    area, letters = fit.area(*_NOTE), fit.letters(20)
    for number, line in enumerate(pen.lines(words, letters, Typeface.BOLD, area.width)):
        at = area.centerx, area.top + number * letters * 1.35
        pen.outlined(line, at, letters, Typeface.BOLD, anchor="midtop")


def draw_chairs(pen: Pen, fit: Fit, chairs: Sequence[Seen], own: int | None, bust: Bust) -> None:
    """Draw everyone around the table; `own` is the chair of whoever plays at this screen alone."""
    areas = [fit.area(*place) for place in chair_places(len(chairs))]
    for number, (one, area) in enumerate(zip(chairs, areas, strict=True)):
        if one.chair.name:
            name = message("You") if number == own else one.chair.name
            _draw_sitter(pen, area, one, bust, name, own=number == own)
        else:
            _draw_free(pen, area, number)


def _draw_free(pen: Pen, area: FRect, number: int) -> None:
    small = max(area.height * 0.13, LEAST)
    pen.image(pad_image(pen, area.height * 0.66, number % TURNS), area.center, anchor="center")
    words = message_in("a chair", "free")
    tag = FRect(0, 0, pen.width(words, small, Typeface.BOLD) + small, small * 1.5)
    tag.midtop = area.centerx, area.centery + area.height * 0.16
    pen.plate(tag, BONE, radius=small * 0.5, border=INK)
    pen.text(words, tag.center, small, Typeface.BOLD, INK, anchor="center")


def _draw_sitter(pen: Pen, area: FRect, one: Seen, bust: Bust, name: str, *, own: bool) -> None:
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
        phone = _phone_image(pen, area.height * 0.36, away=one.chair.away)
        pen.image(phone, (area.centerx + width * 0.46, tag.top), anchor="midbottom")


def _phone_image(pen: Pen, high: float, *, away: bool) -> Surface:
    """Return the picture of a phone, dark while its owner is away."""
    px = pen.screen.scale.px(high)
    size = round(px * _PHONE[0] / _PHONE[1]), px

    def make() -> Surface:
        glass = _DARK if away else _GLASS
        body = (
            f'<g transform="rotate(9 17 28)"><rect x="4" y="3" width="26" height="50" rx="6" '
            f'fill="{_CASE}" stroke="{INK}" stroke-width="2"/>'
            f'<rect x="7.5" y="8" width="19" height="38" rx="2" fill="{glass}"/>'
            f'<rect x="10" y="13" width="6" height="9" rx="1.5" fill="{_CASE}"/>'
            f'<rect x="18" y="13" width="6" height="9" rx="1.5" fill="{_CASE}"/>'
            f'<rect x="10" y="36" width="14" height="6" rx="2" fill="{GOLD}"/></g>'
        )
        return render(document(*_PHONE, body), *size).premul_alpha()

    return pen.shapes.get(("phone", size, away), make, pixels=size[0] * size[1])
