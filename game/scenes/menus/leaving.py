"""The question before the program is left while a match waits to be gone on with."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.forms.widgets import Button, Paragraph, Widget


class QuitScene(FormScene):
    """Stay, or leave; leaving loses nothing, and it says so."""

    title = "Leave Sixes?"
    see_through = True
    width = 520.0

    def __init__(self, context: Context, words: str) -> None:
        """`words` say what becomes of the match that waits."""
        super().__init__(context)
        self._words = words

    def widgets(self) -> Sequence[Widget]:
        """The words, and a button for each answer."""
        return [
            Paragraph(self._words, size=17),
            Button("Stay", self.back, "Back to the title.", strong=True),
            Button("Leave", self.context.quit, "Until next time."),
        ]

    def resume(self) -> None:
        """Ask, and say why."""
        super().resume()
        focused = self.form.focused
        self.context.captions.read(f"{self.title} {self._words} {focused.describe() if focused else ''}")
