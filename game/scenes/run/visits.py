"""Visits to places of a run's map without a table: a rest, or whatever is at an unknown place."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade.run.entries import Visited
from game.arcade.run.state import Find
from game.arcade.run.state import Visit as Visiting
from game.audio.sounds import Sound
from game.language.message import Text, message, plural
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, QuestionScene, SheetText
from game.scenes.run.run_session import RunSession
from game.scenes.stack import SceneStack
from game.ui.forms.widgets import Widget


def visit(context: Context, stack: SceneStack, play: RunSession, number: int) -> None:
    """Visit a place without a table, and show what's there."""
    if play.add(Visited(number)):
        stack.push(VisitScene(context, play))


class VisitScene(QuestionScene):
    """A dialog over the map about what was found at a place without a table."""

    def __init__(self, context: Context, play: RunSession) -> None:
        super().__init__(context)
        self._play = play
        self._visit = play.run.visits[-1]
        self.title = _TITLES[self._visit.find]
        context.audio.play(Sound.LOSE if self._visit.find in (Find.PIKE, Find.TOLL) else Sound.MADE)

    def widgets(self) -> Sequence[Widget]:
        return [
            SheetText(_words(self._visit)),
            AnswerPlank(message("Go on"), self.back, strong=True, verb=message("go on")),
        ]

    def back(self) -> None:
        self._play.screens.pending()


_TITLES = {
    Find.REST: message("A rest"),
    Find.SHELLS: message("Shells!"),
    Find.CHARM: message("A lost charm"),
    Find.STALL: message("The stall"),
    Find.PIKE: message("The pike!"),
    Find.TOLL: message("No room"),
}


def _words(visit: Visiting) -> Text:
    match visit.find:
        case Find.REST if visit.feathers:
            return plural(
                "A quiet reed bed, a nap, and {n} feather is as good as new.",
                "A quiet reed bed, a nap, and {n} feathers are as good as new.",
                visit.feathers,
            )
        case Find.REST:
            return plural(
                "Not a feather out of place. While you doze, {n} shell washes ashore.",
                "Not a feather out of place. While you doze, {n} shells wash ashore.",
                visit.shells,
            )
        case Find.SHELLS:
            return plural(
                "{n} shell lies among the roots. Finders keepers!",
                "{n} shells lie among the roots. Finders keepers!",
                visit.shells,
            )
        case Find.CHARM:
            return message("Someone left three charms on a stump. Surely they won’t miss one.")
        case Find.STALL:
            return message("The stall has moored in the next bend. Business is slow, and you look rich.")
        case Find.PIKE if not visit.shells:
            return message("The pike turns out your pockets, finds nothing, and sighs.")
        case Find.PIKE:
            return plural(
                "The pike wants half of your shells: that’s {n}.",
                "The pike wants half of your shells: that’s {n}.",
                -visit.shells,
            )
    return message("You can’t pay for the night, so your feathers stay as they are.")
