"""Screens that are drawn for 1280 × 720 units, on which each widget has a place of its own."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.scenes.context import Context
from game.scenes.frame import ContextScene
from game.scenes.menus.fit import Fit
from game.scenes.stack import ALONG
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.drawing.draw import Pen
from game.ui.forms.board import Board
from game.ui.forms.widgets import Widget

Place = FRect | tuple[float, float, float, float]
Part = tuple[Widget, Place]
"""A widget with its place, on a canvas of 1280 × 720 units."""


class BoardScene(ContextScene):
    """A screen of widgets on a board.

    Attributes:
        form: all that has the focus, and can be pressed.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form = Board(context.feedback)
        self._places: list[Place] = []

    @property
    def keys(self) -> tuple[Action, ...]:
        """Those of a form."""
        return (*super().keys, *ALONG)

    @property
    def moving(self) -> bool:
        """A board stands still."""
        return False

    def put(self, parts: Sequence[Part]) -> None:
        """Show these widgets at their places, instead of those before."""
        self._places = [place for _widget, place in parts]
        self.form.fill([widget for widget, _place in parts])

    def draw_form(self, pen: Pen, fit: Fit) -> None:
        """Draw all widgets at their places."""
        self.form.lay(pen.area, [fit.area(*place) for place in self._places])
        self.form.draw(pen)

    def handle(self, event: InputEvent) -> bool:
        """Pass input to the widgets first, and then what they don't take to `press`."""
        if not self.form.handle(event) and isinstance(event, ActionPressed):
            self.press(event)
        return True

    def press(self, event: ActionPressed) -> None:
        """Carry out an action of the screen itself: cancel leaves it."""
        if event.action is Action.CANCEL:
            self.back()
