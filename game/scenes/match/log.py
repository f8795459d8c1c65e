"""The log: all captions of a match, to be read again."""

from __future__ import annotations

from collections.abc import Sequence

from game.language.message import message
from game.scenes.context import Context
from game.scenes.pieces.dialog import Answer, DialogScene, LogLine, Words
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Widget


class LogScene(DialogScene):
    """The captions of the match, the newest last."""

    title = message("Match log")
    pinned = True
    opened_by = Action.LOG
    width = 820.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._lines = list(context.captions.history)
        self.form.fill(self.widgets())
        self.form.focus = max(len(self._lines) - 1, 0)

    def widgets(self) -> Sequence[Widget]:
        said: list[Widget] = [LogLine(line) for line in self._lines]
        return [
            *(said or [Words(message("Nothing’s been said yet."))]),
            Answer(message("Back"), self.back),
        ]
