"""The pause menu over a match."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.screens import MatchControls
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.forms.widgets import Button, Widget


class PauseScene(FormScene):
    """The menu of a paused match: resume, undo, rules, log, restart, leave; the match is saved already."""

    title = "Paused"
    see_through = True
    width = 420.0

    def __init__(self, context: Context, match: MatchControls) -> None:
        super().__init__(context)
        self._match = match

    def widgets(self) -> Sequence[Widget]:
        """The buttons of the menu; undo is for practice matches only."""
        rated = self._match.session.header.rated
        undo = [] if rated else [Button("Undo last choice", self._undo, "Practice matches only.")]
        return [
            Button("Resume", self.back, "Back to the table.", strong=True),
            *undo,
            Button("Rules", self._rules, "How it is played."),
            Button("Match log", self._log, "Everything that was said."),
            Button("Settings", self._settings, "Sound, speed, size, keys."),
            Button("Restart", self._restart, "The same players and options, a new deal."),
            self._leaving(),
        ]

    def _leaving(self) -> Button:
        why = self._match.session.unsaved
        help = "Every choice is saved; go on whenever you like."
        if why is not None:
            help = f"Not every choice is saved ({why}); that is tried again now."
        return Button("Save and leave", self._leave, help)

    def handle(self, event: InputEvent) -> bool:
        """The key that pauses goes on, too."""
        if isinstance(event, ActionPressed) and event.action is Action.MENU:
            self.back()
            return True
        return super().handle(event)

    def _undo(self) -> None:
        self.stack.pop()
        self._match.undo()

    def _rules(self) -> None:
        self.context.screens.rules(self._match.session.header.game)

    def _log(self) -> None:
        self.context.screens.log()

    def _settings(self) -> None:
        self.context.screens.settings(see_through=True)

    def _restart(self) -> None:
        self._leave()
        self.context.screens.restart(self._match.session.header)

    def _leave(self) -> None:
        stack = self.stack
        stack.pop()
        stack.pop()
