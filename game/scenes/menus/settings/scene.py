"""The settings: a list of chapters, and a chapter's screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import ShortFormScene
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.ui.forms.widgets import Button, Widget


class SettingsScene(ShortFormScene):
    title = message("Settings")
    width = 520.0

    def widgets(self) -> Sequence[Widget]:
        chapters = [Button(one.title, partial(self._open, one), one.help) for one in CHAPTERS]
        return [*chapters, Button(message("Back"), self.back, message("Back to where you were."))]

    def _open(self, chapter: Chapter) -> None:
        self.stack.push(ChapterScene(self.context, chapter, see_through=self.see_through))


class ChapterScene(ShortFormScene):
    """A chapter's rows; each change takes effect and is saved immediately."""

    width = 680.0

    def __init__(self, context: Context, chapter: Chapter, *, see_through: bool = False) -> None:
        super().__init__(context, see_through=see_through)
        self.chapter = chapter
        self.title = chapter.title

    def widgets(self) -> Sequence[Widget]:
        back = Button(message("Back"), self.back, message("To the settings."), apart=True)
        return [*self.chapter.rows(self), back]
