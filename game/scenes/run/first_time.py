"""The offer of a tutorial before the first table of a game that the player hasn't learnt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.cardgames.registry import kit_of
from game.language.message import message
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, QuestionScene, SheetText
from game.ui.forms.widgets import Widget


class FirstTimeScene(QuestionScene):
    """A dialog over the map that asks whether to sit down or to learn the game first."""

    def __init__(self, context: Context, game: str, sit_down: Callable[[], None]) -> None:
        super().__init__(context)
        self._game, self._sit_down = game, sit_down
        self.title = message("First time playing {game}", game=kit_of(game).title)

    def widgets(self) -> Sequence[Widget]:
        return [
            SheetText(message("Learn it by playing, in five minutes. Your table will wait.")),
            AnswerPlank(
                message("Sit down"), self._sit_down_now, message("Straight to the table."), strong=True
            ),
            AnswerPlank(
                message("Learn it first"), self._learn, message("The tutorial, then back to the map.")
            ),
            AnswerPlank(message("Back"), self.back),
        ]

    def _sit_down_now(self) -> None:
        self.stack.pop()
        self._sit_down()

    def _learn(self) -> None:
        self.stack.pop()
        self.context.screens.tutorial(self._game)
