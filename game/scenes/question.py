"""Questions over the dimmed scene below: a few words, and a button for each answer."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Paragraph, Widget

_HEAD = 44.0
"""The height of the title over it."""


class QuestionScene(FormScene):
    see_through = True
    width = 520.0

    def form_area(self, pen: Pen, top: float) -> FRect:
        del top
        area = FRect(0, 0, min(self.width, pen.area.width - 60), self.form.height)
        area.center = pen.area.center
        return area

    def draw(self, pen: Pen) -> None:
        self.draw_backdrop(pen)
        self.form.area = self.form_area(pen, 0.0)
        if not self.form.height:
            self.form.arrange(pen)
            self.form.area = self.form_area(pen, 0.0)
        frame = self.form.area.inflate(44, 40)
        frame.top -= _HEAD
        frame.height += _HEAD
        pen.panel(frame, alpha=1.0, border=BONE)
        at = (frame.centerx, frame.top + 14)
        pen.text(self.title, at, 32, Typeface.TITLE, BONE, outline=INK, anchor="midtop", width=frame.width)
        self.form.draw(pen)

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
            Paragraph(self._words, size=17),
            Button(
                message_in("in the program", "Stay"),
                self.back,
                message("Back to the title screen."),
                strong=True,
            ),
            Button(message_in("the program", "Leave"), self.context.quit, message("Until next time.")),
        ]
