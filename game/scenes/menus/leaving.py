"""The question before the program is left while a match waits to be gone on with."""

from __future__ import annotations

from collections.abc import Sequence

from game.language.message import message, message_in
from game.scenes.context import Context
from game.scenes.question import QuestionScene
from game.ui.forms.widgets import Button, Paragraph, Widget


class QuitScene(QuestionScene):
    """Stay, or leave; leaving loses nothing, and it says so."""

    title = message("Leave Sixes?")

    def __init__(self, context: Context, words: str) -> None:
        """`words` say what becomes of the match that waits."""
        super().__init__(context)
        self._words = words

    def widgets(self) -> Sequence[Widget]:
        """The words, and a button for each answer."""
        return [
            Paragraph(self._words, size=17),
            Button(
                message_in("in the program", "Stay"),
                self.back,
                message("Back to the title screen."),
                strong=True,
            ),
            Button(message_in("the program", "Leave"), self.context.quit, message("Until next time.")),
        ]
