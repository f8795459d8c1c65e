"""The menu over a tutorial."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.language.message import message
from game.scenes.context import Context
from game.scenes.match.pause import TableMenu
from game.storage.levels.tutorials import Tutorial
from game.ui.forms.widgets import Button, Widget


class Led(Protocol):
    """The part of a tutorial that its menu needs."""

    @property
    def tutorial(self) -> Tutorial:
        """The tutorial itself."""

    def skip(self) -> None:
        """Do the step for the player."""

    def again(self) -> None:
        """From the beginning."""

    def leave(self) -> None:
        """Leave the tutorial."""


class TutorialMenu(TableMenu):
    """Go on, skip, begin again, leave; rules, log, keys and settings."""

    title = message("Tutorial")

    def __init__(self, context: Context, led: Led) -> None:
        super().__init__(context)
        self._led = led

    def widgets(self) -> Sequence[Widget]:
        return [
            Button(message("Go on"), self.back, message("Back to the table."), strong=True),
            Button(message("Skip this step"), self._skip, message("It’s done for you.")),
            Button(message("Start over"), self._again, message("The same cards again.")),
            *self.asides(self._led.tutorial.game, message("Log")),
            Button(message("Leave the tutorial"), self._leave, message("You’ll find it in the rules.")),
        ]

    def _skip(self) -> None:
        self.stack.pop()
        self._led.skip()

    def _again(self) -> None:
        self.stack.drop()
        self._led.again()

    def _leave(self) -> None:
        self.stack.drop()
        self._led.leave()
