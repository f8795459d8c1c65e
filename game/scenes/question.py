"""Questions: short dialogs whose title is the question."""

from __future__ import annotations

from collections.abc import Sequence

from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.pieces.dialog import Answer, DialogScene, Words
from game.ui.forms.widgets import Widget


class QuestionScene(DialogScene):
    """A dialog that reads its title as it stands."""

    def resume(self) -> None:
        self.refill()
        self.context.captions.read(sentences(self.title, self.form.paragraph_words, self.form.words))


class QuitScene(QuestionScene):
    """The question whether the player means to quit."""

    title = message("Leave Sixes?")

    def __init__(self, context: Context, words: str) -> None:
        """`words` say what happens to the unfinished match."""
        super().__init__(context)
        self._words = words

    def widgets(self) -> Sequence[Widget]:
        return [
            Words(self._words),
            Answer(
                message_in("in the program", "Stay"),
                self.back,
                message("Back to the title screen."),
                strong=True,
            ),
            Answer(message_in("the program", "Leave"), self.context.quit, message("Until next time.")),
        ]
