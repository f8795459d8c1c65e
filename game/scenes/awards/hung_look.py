"""The looks in the wardrobe, and their layout: hats and felts hang from boards, card backs stand on one."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import FRect, Surface

from game.arcade.wardrobe import CosmeticPart, Look
from game.scenes.awards.look_tile import LookTile, draw_lock, draw_preview
from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.kit import draw_light, draw_pointer, mark_focus
from game.tables.art import Art
from game.ui.devices.actions import Action
from game.ui.drawing.artwork import drawing_svg, paint_art
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.ducks import Extra
from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document, render
from game.ui.forms.widgets import CHOOSE, Pressable, Prompts

ROWS = (CosmeticPart.HAT, CosmeticPart.BACK, CosmeticPart.FELT)
"""The rows of the wardrobe, from the top."""
_LEFT, _ACROSS, _EDGE = 26.0, 752.0, 38.0
_BOARDS = {CosmeticPart.HAT: 92.0, CosmeticPart.BACK: 434.0, CosmeticPart.FELT: 500.0}
"""The upper edge of each row's board: card backs stand on theirs, the other looks hang below theirs."""
_HIGH = {CosmeticPart.HAT: 100.0, CosmeticPart.BACK: 126.0, CosmeticPart.FELT: 128.0}
_WIDE = {CosmeticPart.HAT: 100.0, CosmeticPart.BACK: 112.0, CosmeticPart.FELT: 138.0}
_COLUMN, _HATS_MARGIN, _HAT, _LOWER = 146.0, 20.0, (104.0, 76.0), 70.0
"""Hats in a row: the height of an area, the room beside the row, a hat's size, and every other hat's offset.

Hats are wider than their areas, as their neighbours hang higher or lower.
"""
_ROPE = 32.0
"""The distance between a board and what hangs from it, which leaves room for the focus's pointer."""
_STAR, _STAR_GAP = 38.0, 8.0
_LOCKED = 0.4
_HEMP = "#E3B070"
_FINE = 2
"""The factor by which a hat is painted larger than shown, before it's cropped to its outline."""


def board_area(part: CosmeticPart) -> Area:
    return _LEFT, _BOARDS[part], _ACROSS, _EDGE


def look_areas(part: CosmeticPart, count: int) -> list[Area]:
    """Return the areas of `count` looks in the row of a part."""
    wide, high = _WIDE[part], _COLUMN if part is CosmeticPart.HAT else _HIGH[part]
    margin = _HATS_MARGIN if part is CosmeticPart.HAT else 0.0
    pitch = (_ACROSS - 2 * margin) / count
    wide = min(wide, pitch - 2)
    edge = _BOARDS[part]
    top = edge - high if part is CosmeticPart.BACK else edge + _EDGE + _ROPE
    left = _LEFT + margin
    return [(left + (number + 0.5) * pitch - wide / 2, top, wide, high) for number in range(count)]


def hat_area(area: FRect, place: int) -> FRect:
    """Return the area of the hat at index `place` of a row, given the area of its column."""
    unit = area.height / _COLUMN
    wide, high = _HAT[0] * unit, _HAT[1] * unit
    return FRect(area.centerx - wide / 2, area.top + place % 2 * _LOWER * unit, wide, high)


class HungLook(LookTile, Pressable):
    """A look in the wardrobe that can be chosen; a star marks the one in use."""

    def __init__(
        self,
        look: Look,
        art: Art,
        on_press: Callable[[], None],
        *,
        when: str,
        done: int = 0,
        worn: bool = False,
        place: int | None = None,
    ) -> None:
        """`place` is a hat's index in its row, if it hangs in one."""
        super().__init__(look, art, when=when, done=done, worn=worn)
        self.on_press, self._place = on_press, place

    @property
    def prompts(self) -> Prompts:
        return ((Action.CONFIRM, CHOOSE),)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        part, top = self.look.part, area.top
        unit = area.height / _HIGH[part]
        if part is CosmeticPart.HAT and self._place is not None:
            unit = area.height / _COLUMN
            area = hat_area(area, self._place)
        if focused:
            draw_light(pen, area)
        match part:
            case CosmeticPart.HAT:
                _draw_rope(pen, area.centerx, area.top + area.height * 0.24, top, unit)
                self._draw_hat(pen, area.inflate(-6 * unit, -6 * unit))
            case CosmeticPart.BACK:
                card = centred_area(area.center, area.height - 8 * unit, area.height - 8 * unit)
                draw_preview(pen, self.art, self.look, card, locked=self.locked)
            case CosmeticPart.FELT:
                for x in (area.left + 16 * unit, area.right - 16 * unit):
                    _draw_rope(pen, x, area.top + 4 * unit, top, unit)
                draw_preview(pen, self.art, self.look, area, locked=self.locked)
        if self.worn:
            star = paint_art(pen, "signs/star", _STAR * unit)
            pen.image(star, (area.right - 8 * unit, area.top + 14 * unit), anchor="center")
        if focused:
            mark_focus(pen, area)
            draw_pointer(pen, (area.centerx, area.top - _STAR_GAP * unit), 0.7 * unit)

    def _draw_hat(self, pen: Pen, area: FRect) -> None:
        image = _hat_image(pen, self.look.id or Extra.CAP, area)
        pen.image(image, area.center, anchor="center", alpha=_LOCKED if self.locked else 1.0)
        if self.locked:
            draw_lock(pen, area.center, area.height * 1.1)


def _draw_rope(pen: Pen, x: float, foot: float, top: float, unit: float) -> None:
    """Draw a rope at `x` that ends at the y `foot`, for a look whose upper edge is at `top`."""
    start = x, top - (_ROPE + 4) * unit
    pen.line(start, (x, foot), INK, 9 * unit)
    pen.line(start, (x, foot), _HEMP, 4 * unit)


def _hat_image(pen: Pen, hat: str, area: FRect) -> Surface:
    """Return the picture of a hat, fitted to an area."""
    px = pen.screen.scale.px
    most = px(area.width), px(area.height)

    def make() -> Surface:
        side = _FINE * most[0]
        body = f'<g transform="translate(80 80)">{drawing_svg(f"hats/{hat}", "front")}</g>'
        whole = render(document(160, 160, body), side, side).premul_alpha()
        cut = whole.subsurface(whole.get_bounding_rect())
        share = min(most[0] / cut.get_width(), most[1] / cut.get_height())
        size = max(1, round(cut.get_width() * share)), max(1, round(cut.get_height() * share))
        return pygame.transform.smoothscale(cut, size)

    return pen.shapes.get(("hat", hat, most), make, pixels=(_FINE * most[0]) ** 2)
