"""Screens designed on 1280 × 720 units, with each widget in a fixed place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from pygame import FRect

from game.language.message import Text
from game.scenes.context import Context
from game.scenes.frame import WidgetScene
from game.scenes.pieces.boathouse import BACK, HouseDoor, draw_boathouse
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

    def focus_again(self, widget: Widget | None, before: int) -> None:
        """Focus the widget with the type and title of a former one that is nearest to its index `before`."""
        rows = enumerate(self.form.widgets)
        found = [
            place for place, row in rows if widget and type(row) is type(widget) and row.title == widget.title
        ]
        if found:
            self.form.focus = min(found, key=lambda place: abs(place - before))

    def draw_form(self, pen: Pen, fit: Fit) -> None:
        self.form.place_widgets(pen.area, [fit.area(*place) for place in self._places])
        self.form.draw(pen)
        self.draw_caps(pen)


class BoathouseScene(BoardScene):
    """The boathouse from outside, with doors and a sign that leads back; `welcome` is what the host says."""

    welcome: Text
    back_help: Text

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.refill()

    @abstractmethod
    def doors(self) -> Sequence[tuple[HouseDoor, Place]]:
        """Return the doors with their places."""

    def refill(self) -> None:
        self.set_widgets([*self.doors(), (self.back_sign(self.back_help), BACK)])

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        draw_boathouse(pen, fit, self.context.art, self.title, self.welcome, self.focus_help)
        self.draw_form(pen, fit)
