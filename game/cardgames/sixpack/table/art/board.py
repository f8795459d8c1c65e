"""The way of play, painted: an arrow of wood on a bolt, which turns about when play is reversed."""

from __future__ import annotations

import pygame
from pygame import FRect, Surface

from game.cardgames.sixpack.table.art.signs import star
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Face

NORMAL, REVERSED = ("#35B592", "#166B5B"), ("#F0677E", "#A1214B")
_ACROSS, _HIGH = 640.0, 60.0


def draw_board(pen: Pen, area: FRect, turned: float) -> None:
    """The arrow: it points right while play is normal (0), left once it is reversed (1)."""
    scale = pen.screen.scale
    size = scale.px(area.width), scale.px(area.width * _HIGH / _ACROSS)
    colours = NORMAL if turned < 0.5 else REVERSED
    image = pen.shapes.get(("way of play", size, colours), lambda: _board(size, colours))
    if turned in (0.0, 1.0):
        image = pygame.transform.flip(image, bool(turned), False) if turned else image
    else:
        image = pygame.transform.rotozoom(image, -180 * turned, 1.0)
    pen.image(image, area.center, anchor="center")


def _board(size: tuple[int, int], colours: tuple[str, str]) -> Surface:
    shape = "M5 7 L566 7 L566 1.5 L636 28 L566 54.5 L566 49 L5 49 L21 28Z"
    defs = (
        '<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="4" x2="0" y2="54">'
        f'<stop offset="0" stop-color="{colours[0]}"/><stop offset="1" stop-color="{colours[1]}"/>'
        "</linearGradient>"
    )
    grain = "".join(
        f'<path d="M{x} {y} L{x + wide} {y}" stroke="#04221E" stroke-opacity="0.22" stroke-width="1.6" '
        'stroke-linecap="round"/>'
        for x, y, wide in (
            (34, 16, 150),
            (230, 14, 120),
            (420, 17, 110),
            (40, 40, 90),
            (190, 42, 170),
            (440, 40, 120),
        )
    )
    edge = f'stroke="{INK}" stroke-width="3.2" stroke-linejoin="round"'
    drawing = (
        f'<path d="{shape}" fill="{INK}" transform="translate(0 5)" {edge}/>'
        f'<path d="{shape}" fill="url(#w)" {edge}/>{grain}'
        '<path d="M14 11 L560 11" stroke="#FFFFFF" stroke-opacity="0.35" stroke-width="2.4" '
        'stroke-linecap="round"/>'
        f'<circle cx="320" cy="28" r="6" fill="#C98A4E" stroke="{INK}" stroke-width="2.2"/>'
    )
    return render(document(_ACROSS, _HIGH, drawing, defs), *size).premul_alpha()


def number_disc(
    pen: Pen, number: int, at: tuple[float, float], size: float, *, lying: bool, extreme: bool
) -> None:
    """A number on the board: on a gold star if it claims, on a bone disc if a pile has it, else in the shade."""
    if extreme:
        star(pen, at, size * 1.66, GOLD, points=12)
    else:
        disc = FRect(at[0] - size / 2, at[1] - size / 2, size, size)
        pen.plate(disc, BONE if lying else "#174A45", radius=size / 2, border=INK)
    ink = INK if extreme or lying else "#CFE8DC"
    pen.text(str(number), at, size * 0.66, Face.TITLE, ink, anchor="center")
