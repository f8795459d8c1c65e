"""The list of all tutorials, and which of them are done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from game.cardgames.registry import kit_of
from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.frame import ShortFormScene
from game.scenes.pieces.door import Door
from game.scenes.tutorials.library import tutorials
from game.storage.levels.tutorials import Tutorial
from game.tables.painting.little_table import draw_little_table
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Button, Widget

_BREADTH = 1.34
"""The width of a little table, in its heights."""


class TutorialsScene(ShortFormScene):
    """A door for each tutorial, with a table of its game."""

    title = message("Tutorials")
    width = 1040.0
    columns = 2

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._tutorials = tutorials(context)

    def widgets(self) -> Sequence[Widget]:
        doors = (self._door(name, one) for name, one in self._tutorials.items())
        return [*doors, Button(message("Back"), self.back, wide=True)]

    def _door(self, name: str, one: Tutorial) -> Door:
        done = bool(self.context.settings.tutorials.get(name))
        state = message_in("a tutorial", "done") if done else message_in("a tutorial", "new")
        kit = kit_of(one.game)
        help = sentences(message("{game}.", game=kit.title), one.about)

        def draw(pen: Pen, area: FRect) -> None:
            draw_little_table(pen, self.context.art, kit.emblem(), area, lit=not done)

        begin = partial(self.context.screens.tutorial, name)
        return Door(one.title, state, begin, help, draw, lit=not done, done=done, breadth=_BREADTH)
