"""The settings screen: a boathouse with a door for each chapter."""

from __future__ import annotations

from functools import partial

from game.language.message import message
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.scenes.menus.settings.page import ChapterScene
from game.scenes.pieces.boathouse import BACK, DOORS, HouseDoor, draw_boathouse
from game.scenes.pieces.fit import Fit
from game.ui.drawing.draw import Pen

_TITLE = message("Settings")
_WELCOME = message("What shall we change?")


class SettingsScene(BoardScene):
    """A screen with the doors of all chapters."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._fill()

    def _fill(self) -> None:
        doors = [
            HouseDoor(
                one.title,
                one.door_words(self.context),
                partial(self._open, one),
                one.text,
                picture=one.picture,
                colour=one.colour,
            )
            for one in CHAPTERS
        ]
        self.set_widgets(
            [*zip(doors, DOORS, strict=True), (self.back_sign(message("Back to where you were.")), BACK)]
        )

    def _open(self, chapter: Chapter) -> None:
        self.stack.push(ChapterScene(self.context, chapter))

    def resume(self) -> None:
        self._fill()
        self.read_out(_TITLE, _WELCOME, self.form.words)

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        focused = self.form.focused
        help = "" if focused is None or self.context.answers.answer_for(self) else focused.help
        draw_boathouse(pen, fit, self.context.art, _TITLE, _WELCOME, help)
        self.draw_form(pen, fit)
