"""Questions before the player leaves a match for another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.cardgames.registry import GAMES
from game.engine.journal import Header
from game.language.message import Text, message, plural, sentences
from game.scenes.context import Context
from game.scenes.dialog import Answer, QuestionScene, Words
from game.scenes.match.kept import rated_waiting
from game.scenes.screens import MatchControls
from game.scenes.stack import SceneStack
from game.ui.forms.widgets import Widget


class RestartScene(QuestionScene):
    title = message("Restart the match?")

    def __init__(self, context: Context, match: MatchControls) -> None:
        super().__init__(context)
        self._match = match
        session = match.session
        own = None if session.journal is None else session.journal.path
        waiting = rated_waiting(context) if session.header.rated else {}
        others = [header for path, header in waiting.items() if path != own]
        self._words = sentences(_given_up(session.header), _counted(others) if others else "")

    def widgets(self) -> Sequence[Widget]:
        return [
            Words(self._words),
            Answer(message("Back"), self.back, message("Back to the table."), strong=True),
            Answer(message("Restart"), self._restart, message("Same players and options, new deal.")),
        ]

    def _restart(self) -> None:
        self._match.clear_away()
        self.context.screens.restart(self._match.session.header)


def before_rated(context: Context, stack: SceneStack, then: Callable[[], None]) -> None:
    """Go on to a new rated match; ask first if another one waits and would count."""
    waiting = rated_waiting(context)
    if waiting:
        stack.push(RatedScene(context, list(waiting.values()), then))
    else:
        then()


class RatedScene(QuestionScene):
    title = message("Another rated match?")

    def __init__(self, context: Context, waiting: Sequence[Header], then: Callable[[], None]) -> None:
        super().__init__(context)
        self._words, self._then = _counted(waiting), then

    def widgets(self) -> Sequence[Widget]:
        resume = message("Back. The sign on the title screen resumes your match.")
        return [
            Words(self._words),
            Answer(message("Back"), self.back, resume, strong=True),
            Answer(message("Start anyway"), self._start, self._words),
        ]

    def _start(self) -> None:
        self.stack.drop()
        self._then()


def _given_up(header: Header) -> Text:
    """Return what happens to a match that is restarted."""
    if header.binding:
        return message("This match is rated. If you restart it, it counts as last place.")
    return message("You get a new deal. This match stays with your unfinished matches, in the records.")


def _counted(waiting: Sequence[Header]) -> Text:
    """Return what happens to unfinished rated matches if another one begins."""
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
