"""Screens designed on 1280 × 720 units, with each widget in a fixed place."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.scenes.context import Context
from game.scenes.frame import WidgetScene
from game.scenes.pieces.fit import Fit
from game.ui.drawing.draw import Pen
from game.ui.forms.form import PlacedForm
from game.ui.forms.widgets import Widget

Place = FRect | tuple[float, float, float, float]
PlacedWidget = tuple[Widget, Place]
"""A widget with its place, on a canvas of 1280 × 720 units."""


class BoardScene(WidgetScene):
    """A screen of widgets in fixed places."""

    form: PlacedForm

    def __init__(self, context: Context) -> None:
        super().__init__(context, PlacedForm(context.feedback))
        self._places: list[Place] = []

    def set_widgets(self, parts: Sequence[PlacedWidget]) -> None:
        """Replace the widgets and their places."""
        self._places = [place for _widget, place in parts]
        self.form.fill([widget for widget, _place in parts])

    def draw_form(self, pen: Pen, fit: Fit) -> None:
        self.form.place_widgets(pen.area, [fit.area(*place) for place in self._places])
        self.form.draw(pen)
        self.draw_caps(pen)
