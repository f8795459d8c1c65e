"""The log: all captions of a match, to be read again."""

from __future__ import annotations

from collections.abc import Sequence

from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Button, Paragraph, Uses, Widget


class LogCaption(Paragraph):
    """A past caption; focusable, so that it can be read out again."""

    focusable = True


class LogScene(FormScene):
    """The captions of the match, the newest last."""

    title = message("Match log")
    see_through = True
    pinned = True
    opened_by = Action.LOG
    width = 820.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._lines = list(context.captions.history)
        self.form.fill(self.widgets())
        self.form.focus = max(len(self._lines) - 1, 0)

    def widgets(self) -> Sequence[Widget]:
        said: list[Widget] = [LogCaption(line) for line in self._lines]
        return [
            *(said or [Paragraph(message("Nothing’s been said yet."))]),
            Button(message("Back"), self.back),
        ]

    @property
    def prompts(self) -> Uses:
        if isinstance(self.form.focused, LogCaption):
            return (Action.UP, message("older")), (Action.DOWN, message("newer")), *self.hints
        return super().prompts
