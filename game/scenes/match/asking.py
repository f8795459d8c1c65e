"""Dialogs that ask before the player leaves a match for another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from game.cardgames.registry import GAMES
from game.engine.journal import Header
from game.language.message import Text, message, plural, sentences
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, DialogScene, SheetText
from game.scenes.match.saved_matches import binding_matches, forfeit, rated_waiting
from game.scenes.pieces.loading_sign import when_loaded
from game.scenes.screens import MatchControls
from game.scenes.stack import SceneStack
from game.ui.forms.widgets import Widget


def ask_to_restart(context: Context, stack: SceneStack, match: MatchControls) -> None:
    """Ask whether to restart a match, after loading the unfinished rated matches that this would forfeit."""
    found = binding_matches(context) if match.session.header.rated else ()
    others = [path for path in found if path != _path_of(match)]
    when_loaded(context, stack, others, lambda: stack.push(RestartScene(context, match)))


def _path_of(match: MatchControls) -> Path | None:
    return None if match.session.journal is None else match.session.journal.path


class RestartScene(DialogScene):
    title = message("Restart the match?")

    def __init__(self, context: Context, match: MatchControls) -> None:
        super().__init__(context)
        self._match = match
        session = match.session
        waiting = rated_waiting(context) if session.header.rated else {}
        others = [header for path, header in waiting.items() if path != _path_of(match)]
        self._words = sentences(_restart_words(session.header), _forfeit_words(others) if others else "")

    def widgets(self) -> Sequence[Widget]:
        return [
            SheetText(self._words),
            AnswerPlank(message("Back"), self.back, message("Back to the table."), strong=True),
            AnswerPlank(message("Restart"), self._restart, message("Same players and options, new deal.")),
        ]

    def _restart(self) -> None:
        # Otherwise the journal would be read again.
        forfeit(self.context, self._match.session)
        self._match.clear_away()
        self.context.screens.restart(self._match.session.header)


def confirm_before_rated(context: Context, stack: SceneStack, then: Callable[[], None]) -> None:
    """Call `then`, which starts a rated match; if that forfeits unfinished ones, ask the player first."""
    when_loaded(context, stack, binding_matches(context), partial(_confirm_if_waiting, context, stack, then))


def _confirm_if_waiting(context: Context, stack: SceneStack, then: Callable[[], None]) -> None:
    waiting = rated_waiting(context)
    if waiting:
        stack.push(RatedScene(context, list(waiting.values()), then))
    else:
        then()


class RatedScene(DialogScene):
    title = message("Another rated match?")

    def __init__(self, context: Context, waiting: Sequence[Header], then: Callable[[], None]) -> None:
        super().__init__(context)
        self._words, self._then = _forfeit_words(waiting), then

    def widgets(self) -> Sequence[Widget]:
        resume = message("The sign on the title screen resumes your match.")
        return [
            SheetText(self._words),
            AnswerPlank(message("Back"), self.back, resume, strong=True),
            AnswerPlank(message("Start anyway"), self._start, self._words),
        ]

    def _start(self) -> None:
        self.stack.pop_without_resuming()
        self._then()


def _restart_words(header: Header) -> Text:
    """Return a sentence about what a restart means for the current match."""
    if header.binding:
        return message("This match is rated. If you restart it, it counts as last place.")
    return message("You get a new deal. This match stays with your unfinished matches, in the records.")


def _forfeit_words(waiting: Sequence[Header]) -> Text:
    """Return a sentence about how another rated match forfeits these unfinished ones."""
    if len(waiting) == 1:
        game = GAMES[waiting[0].game].title
        return message(
            "Your rated match of {game} isn’t over. Start another one, and it counts as last place.",
            game=game,
        )
    return plural(
        "{n} of your rated matches isn’t over. Start another one, and it counts as last place.",
        "{n} of your rated matches aren’t over. Start another one, and they count as last place.",
        len(waiting),
    )
