"""The pause menu over a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.language.message import Text, message, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.match_mode.mode import LEAVES_TABLE
from game.scenes.match_mode.par_words import DAILY_WAITS, LEAVING
from game.scenes.screens import MatchControls
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Button, Widget


class TableMenu(FormScene):
    """A menu over a table; the key that opens it closes it, too."""

    see_through = True
    width = 420.0
    opened_by = Action.MENU

    def asides(self, game: str, log: str) -> list[Widget]:
        """Return buttons for the game's rules, the log (with its label), the keys and the settings."""
        screens = self.context.screens
        return [
            Button(message("Rules"), lambda: screens.rules(game), message("How to play.")),
            Button(log, screens.log, message("Everything said so far.")),
            Button(
                message("Key list"),
                lambda: screens.keys(self.stack.below(self)),
                message("What each key does, ready to press."),
            ),
            Button(
                message("Settings"),
                screens.settings,
                message("Sound, speed, size and keys."),
            ),
        ]


class PauseScene(TableMenu):
    """The menu of a paused match."""

    title = message("Paused")

    def __init__(self, context: Context, match: MatchControls) -> None:
        super().__init__(context)
        self._match = match

    def widgets(self) -> Sequence[Widget]:
        mode = self._match.mode
        undoes = self._match.session.undoes and mode.restarts
        undo = Button(message("Undo last choice"), self._undo, message("Practice matches only."))
        skip = Button(message("Skip to the end"), self._match.skip, message("You’re out: just see who wins."))
        again = partial(self.context.screens.ask_to_restart, self._match)
        restart = Button(message("Restart"), again, message("Same players and options, new deal."))
        restarts = mode.restarts and not self._match.session.match.over
        return [
            Button(message("Resume"), self.back, message("Back to the table."), strong=True),
            *([skip] if self._match.skips else []),
            *([Button(out, mode.leave_early, LEAVES_TABLE)] if (out := mode.way_out) else []),
            *([undo] if undoes else []),
            *self.asides(self._match.session.header.game, message("Match log")),
            *([restart] if restarts else []),
            self._leaving(),
        ]

    def _leaving(self) -> Button:
        why = self._match.session.unsaved
        help: Text = message("Every choice is saved. Carry on whenever you like.")
        if self._match.session.header.binding:
            help = sentences(help, LEAVING if self._match.mode.restarts else DAILY_WAITS)
        if why is not None:
            help = message("Not every choice is saved ({reason}). Trying again now.", reason=why)
        return Button(message("Save and leave"), self._match.leave, help)

    def _undo(self) -> None:
        self._match.uncover()
        self._match.undo()
