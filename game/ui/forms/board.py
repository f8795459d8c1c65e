"""A form whose widgets have fixed positions instead of a column or grid."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.ui.drawing.draw import Pen
from game.ui.forms.form import Feedback, Form


class PlacedForm(Form):
    """A form with widgets at given positions, in units of the canvas; nothing scrolls."""

    def __init__(self, feedback: Feedback) -> None:
        super().__init__([], feedback)
        self._put: list[FRect] = []

    def lay(self, canvas: FRect, places: Sequence[FRect]) -> None:
        self.area = FRect(canvas)
        self._put = list(places)

    def arrange(self, pen: Pen) -> None:
        del pen
        self._places, self._height, self._scroll = self._put, self.area.height, 0.0

    def _reveal(self) -> None:
        pass
