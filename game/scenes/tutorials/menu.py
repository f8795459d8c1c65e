"""The menu over a tutorial."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.storage.levels.tutorials import Tutorial
from game.ui.devices.actions import Action, ActionPressed, InputEvent
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


class TutorialMenu(FormScene):
    """Go on, skip, begin again, leave; rules, log, keys and settings."""

    title = message("Tutorial")
    see_through = True
    width = 420.0

    def __init__(self, context: Context, led: Led) -> None:
        super().__init__(context)
        self._led = led

    def widgets(self) -> Sequence[Widget]:
        """The buttons of the menu."""
        return [
            Button(message("Go on"), self.back, message("Back to the table."), strong=True),
            Button(message("Skip this step"), self._skip, message("It’s done for you.")),
            Button(message("Start over"), self._again, message("The same cards again.")),
            Button(message("Rules"), self._rules, message("How to play.")),
            Button(message("Log"), self.context.screens.log, message("Everything said so far.")),
            Button(message("Key list"), self._keys, message("What each key does, ready to press.")),
            Button(message("Settings"), self._settings, message("Sound, speed, size and keys.")),
            Button(message("Leave the tutorial"), self._leave, message("You’ll find it in the rules.")),
        ]

    def handle(self, event: InputEvent) -> bool:
        """The key that opens the menu closes it, too."""
        if isinstance(event, ActionPressed) and event.action is Action.MENU:
            self.back()
            return True
        return super().handle(event)

    def _skip(self) -> None:
        self.stack.pop()
        self._led.skip()

    def _again(self) -> None:
        self.stack.drop()
        self._led.again()

    def _rules(self) -> None:
        self.context.screens.rules(self._led.tutorial.game)

    def _keys(self) -> None:
        self.context.screens.keys(self.stack.below(self))

    def _settings(self) -> None:
        self.context.screens.settings(see_through=True)

    def _leave(self) -> None:
        self.stack.drop()
        self._led.leave()
