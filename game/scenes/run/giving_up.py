"""The question whether a run is to be given up."""

from __future__ import annotations

from collections.abc import Sequence

from game.language.message import message, message_in
from game.scenes.context import Context
from game.scenes.question import QuestionScene
from game.scenes.run.play import Play
from game.scenes.run.sitting import give_up
from game.ui.forms.widgets import Button, Paragraph, Widget


class GivingUpScene(QuestionScene):
    """Go on with the run, or end it with the score that it has."""

    title = message("Give up the run?")

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__(context)
        self._play = play

    def widgets(self) -> Sequence[Widget]:
        """What becomes of the run, and both answers."""
        words = message("The run ends here with {score} points.", score=self._play.run.score)
        return [
            Paragraph(words, size=17),
            Button(message_in("a run", "Go on"), self.back, message("Back to the map."), strong=True),
            Button(message("Give up"), self._give_up, words),
        ]

    def _give_up(self) -> None:
        if give_up(self.context, self._play):
            self._play.screens.pending()
