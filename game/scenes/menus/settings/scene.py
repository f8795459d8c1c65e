"""The settings screen: a boathouse with a door for each chapter."""

from __future__ import annotations

from functools import partial

from game.language.message import message
from game.scenes.board_scene import BoathouseScene
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.scenes.menus.settings.page import ChapterScene
from game.scenes.pieces.boathouse import DOORS, Area, HouseDoor


class SettingsScene(BoathouseScene):
    """A screen with the doors of all chapters."""

    title = message("Settings")
    welcome = message("What shall we change?")
    back_help = message("Back to where you were.")

    def doors(self) -> list[tuple[HouseDoor, Area]]:
        return list(zip(map(self._door, CHAPTERS), DOORS, strict=True))

    def _door(self, chapter: Chapter) -> HouseDoor:
        return HouseDoor(
            chapter.title,
            chapter.door_words(self.context),
            partial(self._open, chapter),
            chapter.text,
            picture=chapter.picture,
            colour=chapter.colour,
        )

    def _open(self, chapter: Chapter) -> None:
        self.stack.push(ChapterScene(self.context, chapter))

    def resume(self) -> None:
        self._fill()
        self.read_out(self.title, self.welcome, self.form.words)
