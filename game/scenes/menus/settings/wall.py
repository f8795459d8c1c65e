"""The layout of settings pages: boards on the wall at the left, a window and the host at the right."""

from __future__ import annotations

from abc import abstractmethod

from pygame import FRect

from game.scenes.context import Context
from game.scenes.frame import WidgetScene
from game.scenes.menus.settings.controls import MARGIN, WIDE
from game.scenes.menus.settings.live_table import LiveTable, WindowPart
from game.scenes.pieces.boathouse import draw_frame, draw_host, draw_host_words, draw_room
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board, draw_pointer
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.forms.form import Feedback, Form
from game.ui.forms.widgets import Prompts

_WINDOW = (690.0, 106.0, 560.0, 408.0)
"""The area of the window, on a canvas of 1280 × 720."""
_WALL = (20.0, 90.0, WIDE, 608.0)
_POINTER = 348.0
"""The x of the pointer on a focused board, between the board's text and its values."""
_SHELF = (676.0, 534.0, 588.0, 22.0)
_HOST, _HOST_WIDE = (738.0, 650.0), 112.0
_SPEECH, _BEAK = (820.0, 566.0, 430.0, 76.0), (784.0, 604.0)
_KEYS, _KEYS_WIDE = (826.0, 664.0), 424.0
"""The position and width of the prompts below the host, for keys that aren't shown on controls."""


class WallForm(Form):
    """A column of boards, with signs pinned side by side at the bottom."""

    def __init__(self, feedback: Feedback) -> None:
        super().__init__([], feedback)
        self.pinned, self.sunk = 2, True

    def lay_out(self, pen: Pen, fit: Fit) -> None:
        self.area = fit.area(*_WALL)
        self.arrange(pen)

    def area_of(self, number: int) -> FRect:
        place = super().area_of(number)
        if self._is_pinned(number):
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


class WallPage(WidgetScene):
    """A page with boards on the wall, a window with a table, and the host."""

    form: WallForm
    picture = "doors/controls"
    window_words: str

    def __init__(self, context: Context) -> None:
        super().__init__(context, WallForm(context.feedback))

    @property
    @abstractmethod
    def table(self) -> LiveTable:
        """The table in the window."""

    @property
    @abstractmethod
    def part(self) -> WindowPart:
        """What the window shows."""

    @property
    @abstractmethod
    def speech(self) -> str:
        """What the host says."""

    @property
    @abstractmethod
    def prompts(self) -> Prompts:
        """The prompts that aren't shown as keycaps on controls."""

    def draw_over(self, pen: Pen, fit: Fit, window: FRect) -> None:
        """Draw what a page shows over the table; the default draws nothing."""

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        window = fit.area(*_WINDOW)
        table = self.table.prepare(pen, window, self.part)
        draw_room(pen, fit, self.title, self.picture)
        pen.screen.surface.blit(table, pen.screen.scale.rect(window))
        self.draw_over(pen, fit, window)
        draw_frame(pen, fit, window, self.window_words)
        draw_board(pen, fit.area(*_SHELF))
        draw_host(pen, fit, self.context.art, _HOST, _HOST_WIDE, Wings.RIM)
        draw_host_words(pen, fit, fit.area(*_SPEECH), fit.at(*_BEAK), self.speech)
        self.draw_keys(pen, self.prompts, fit.at(*_KEYS), fit.letter_size(16), _KEYS_WIDE * fit.scale)
        self.form.lay_out(pen, fit)
        self.form.draw(pen)
