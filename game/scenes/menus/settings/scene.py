"""The settings: a list of chapters, and a chapter's screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Button, Widget

_BENEATH = 18.0
"""The room between a page and the help for its row."""


class _Page(FormScene):
    """A form of a few rows that stands a little above the middle, with the help right below it."""

    def form_area(self, pen: Pen, top: float) -> FRect:
        """The room for the rows, so that what is left above is half as high as what is left below."""
        area = super().form_area(pen, top)
        self.form.area = area
        self.form.arrange(pen)
        free = max(0.0, area.height - self.form.height)
        return FRect(area.left, area.top + free / 3, area.width, area.height - free)

    def foot(self, area: FRect, pen: Pen) -> float:
        """The top of the focused row's help, right below the rows."""
        return min(area.bottom + _BENEATH, super().foot(area, pen))


class SettingsScene(_Page):
    """The list of the settings' chapters."""

    title = message("Settings")
    width = 520.0

    def __init__(self, context: Context, *, see_through: bool = False) -> None:
        super().__init__(context)
        self.see_through = see_through

    def widgets(self) -> Sequence[Widget]:
        """A button for each chapter."""
        chapters = [Button(one.title, self._opener(one), one.help) for one in CHAPTERS]
        return [*chapters, Button(message("Back"), self.back, message("To where you came from."))]

    def _opener(self, chapter: Chapter) -> Callable[[], None]:
        return lambda: self.stack.push(ChapterScene(self.context, chapter, see_through=self.see_through))


class ChapterScene(_Page):
    """A chapter's rows; each change takes effect and is saved at once."""

    width = 680.0
    hints = (
        (Action.LEFT, message("less")),
        (Action.RIGHT, message("more")),
        (Action.CANCEL, message("back")),
    )

    def __init__(self, context: Context, chapter: Chapter, *, see_through: bool = False) -> None:
        super().__init__(context)
        self.chapter = chapter
        self.title = chapter.title
        self.see_through = see_through

    def widgets(self) -> Sequence[Widget]:
        """The chapter's rows, and the way back."""
        back = Button(message("Back"), self.back, message("To the settings."), apart=True)
        return [*self.chapter.rows(self), back]
