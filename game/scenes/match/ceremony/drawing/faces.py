"""Pictures of falling cards, which are painted once, then rotated and scaled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame
from pygame import FRect, Surface

from game.tables.table import Table
from game.ui.drawing.allowance import COPY, DRAWING
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.surface_cache import PaintedSurfaces

_MOST_BYTES = 8 * 1024 * 1024
_EDGE = 0.08
"""The margin for a card's shadow on each side, as a share of the card's width."""
_GAIN, _LOSS = ("#7FF0C0", "#128A66"), ("#FF9AA8", "#C43A55")


class TablePictures:
    """Pictures of a table's cards, cached by their width in pixels."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self._kept = PaintedSurfaces(_MOST_BYTES, table.art.allowance, COPY)

    def prepare(self, pen: Pen, cards: Iterable[int], width: float, most: int) -> None:
        """Paint up to `most` of these cards in advance, skipping those that are already cached."""
        px = pen.screen.scale.px(width)
        for card in cards:
            if self._kept.find((card, px, 0)) is None:
                if not most:
                    return
                most -= 1
                self._card_picture(pen, card, px)

    def card(self, pen: Pen, card: int, width: float, angle: int = 0) -> Surface:
        """Return the picture of a card at a width in units, rotated by an angle in degrees."""
        px = max(pen.screen.scale.px(width), 2)
        if not angle:
            return self._card_picture(pen, card, px)
        face = self._card_picture(pen, card, px)
        return self._kept.get((card, px, angle), lambda: pygame.transform.rotozoom(face, angle, 1.0))

    def falling_card(self, pen: Pen, card: int, width: float, share: float, angle: float) -> Surface:
        """Return a card's picture, `width` units wide, scaled by `share` and rotated by `angle` degrees."""
        return pygame.transform.rotozoom(
            self._card_picture(pen, card, max(pen.screen.scale.px(width), 2)), angle, share
        )

    def _card_picture(self, pen: Pen, card: int, px: int) -> Surface:
        def make() -> Surface:
            edge = max(round(px * _EDGE), 2)
            size = px + 2 * edge, round(px * CARD_RATIO) + 2 * edge
            picture = Surface(size, pygame.SRCALPHA)
            own = Pen(Screen(picture, Scale(1.0, float(size[0]), float(size[1]))), pen.shapes)
            area = FRect(edge, edge, px, px * CARD_RATIO)
            self.table.draw_card(own, self.table.view, card, area)
            return picture

        return self._kept.get((card, px, 0), make, DRAWING)


def token_image(pen: Pen, width: float, *, gain: bool) -> Surface:
    """Return the picture of a token for good points (`gain`) or bad ones."""
    colour, shade = _GAIN if gain else _LOSS
    return paint_art(pen, "prizes/token", width, colour=colour, shade=shade)
