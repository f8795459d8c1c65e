"""The way of play, painted: an arrow of wood on a bolt, which turns about when play is reversed."""

from __future__ import annotations

import pygame
from pygame import FRect

from game.cardgames.sixpack.table.art.signs import star
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface

_ACROSS, _HIGH = 640.0, 60.0


def draw_board(pen: Pen, area: FRect, turned: float) -> None:
    """Draw the arrow: it points right while play is normal (0), left once it is reversed (1)."""
    wood = "url(#normal)" if turned < 0.5 else "url(#reversed)"
    board = paint_art(pen, "sixpack/board", area.width, area.width * _HIGH / _ACROSS, normal=wood)
    if turned in (0.0, 1.0):
        board = pygame.transform.flip(board, bool(turned), False) if turned else board
    else:
        board = pygame.transform.rotozoom(board, -180 * turned, 1.0)
    pen.image(board, area.center, anchor="center")


def number_disc(
    pen: Pen, number: int, at: tuple[float, float], size: float, *, lying: bool, extreme: bool
) -> None:
    """Draw a number: on a gold star if it claims, on a bone disc if a pile has it, else in the shade."""
    if extreme:
        star(pen, at, size * 1.66, GOLD, points=12)
    else:
        disc = FRect(at[0] - size / 2, at[1] - size / 2, size, size)
        pen.plate(disc, BONE if lying else "#174A45", radius=size / 2, border=INK)
    ink = INK if extreme or lying else "#CFE8DC"
    pen.text(str(number), at, size * 0.66, Typeface.TITLE, ink, anchor="center")
