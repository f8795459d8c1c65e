"""The layout of settings pages: boards on the wall at the left, a window and the host at the right."""

from __future__ import annotations

from pygame import FRect

from game.scenes.context import Context
from game.scenes.menus.settings.controls import MARGIN, WIDE
from game.scenes.pieces.boathouse import draw_frame, draw_host, draw_host_words
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board, draw_pointer
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.forms.form import Feedback, Form
from game.ui.forms.prompts import draw_prompts
from game.ui.forms.widgets import Uses

WINDOW = (690.0, 106.0, 560.0, 408.0)
"""The area of the window, on a canvas of 1280 × 720."""
_WALL = (20.0, 90.0, WIDE, 608.0)
_POINTER = 348.0
"""The x of the pointer on a focused board, between the board's text and its values."""
_SHELF = (676.0, 534.0, 588.0, 22.0)
_HOST, _HOST_WIDE = (738.0, 650.0), 112.0
_SPEECH, _BEAK = (820.0, 566.0, 430.0, 76.0), (784.0, 604.0)
_KEYS, _KEYS_WIDE = (826.0, 664.0), 424.0


class Wall(Form):
    """A column of boards, with signs pinned side by side at the bottom."""

    def __init__(self, feedback: Feedback, pinned: int = 2) -> None:
        super().__init__([], feedback)
        self.pinned = pinned

    def lay(self, pen: Pen, fit: Fit) -> None:
        self.area = fit.area(*_WALL)
        self.arrange(pen)

    def area_of(self, number: int) -> FRect:
        place = super().area_of(number)
        if self._is_pinned(number):
            place.bottom = self.area.bottom
            # Together, the pinned signs are as wide as a board.
            inset = MARGIN * self.area.width / WIDE
            first, last = number == self._scrolling, number == len(self.widgets) - 1
            place.left += inset if first else 0.0
            place.width -= inset if first or last else 0.0
        return place

    def draw(self, pen: Pen, *, active: bool = True) -> None:
        super().draw(pen, active=active)
        if active and self.focused is not None and not self._is_pinned(self.focus):
            place, scale = self.area_of(self.focus), self.area.width / WIDE
            if place.top > self._view.top - 1:
                draw_pointer(pen, (place.left + _POINTER * scale, place.top + 10 * scale), 0.72 * scale)


def draw_hosted_window(pen: Pen, fit: Fit, art: Art, window: FRect, words: str, speech: str) -> None:
    """Draw the frame of the window with text on it, and the host below with a speech bubble."""
    draw_frame(pen, fit, window, words)
    draw_board(pen, fit.area(*_SHELF))
    draw_host(pen, fit, art, _HOST, _HOST_WIDE, Wings.RIM)
    draw_host_words(pen, fit, fit.area(*_SPEECH), fit.at(*_BEAK), speech)


def draw_foot_keys(pen: Pen, fit: Fit, context: Context, uses: Uses) -> None:
    """Draw the prompts that aren't shown on controls, below the host."""
    size = fit.letters(16)
    place = fit.area(*_KEYS, _KEYS_WIDE, 32.0)
    bindings, device = context.input.bindings, context.device
    draw_prompts(pen, bindings, device, uses, place.topleft, size, width=place.width)
