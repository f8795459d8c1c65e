"""The question whether a run is to be given up."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.run.play import Play
from game.scenes.run.sitting import give_up
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Face
from game.ui.forms.widgets import Button, Paragraph, Widget

_HEIGHT, _HEAD = 150.0, 44.0


class GivingUpScene(FormScene):
    """Go on with the run, or end it with the score that it has."""

    title = message("Give the run up?")
    see_through = True
    width = 520.0

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

    def form_area(self, pen: Pen, top: float) -> FRect:
        """In the middle of the canvas, as high as the question."""
        del top
        area = FRect(0, 0, min(self.width, pen.area.width - 60), self.form.height or _HEIGHT)
        area.center = pen.area.center
        return area

    def draw(self, pen: Pen) -> None:
        """The question on a panel of its own, over the dimmed map."""
        self.draw_backdrop(pen)
        self.form.area = self.form_area(pen, 0.0)
        frame = self.form.area.inflate(44, 40)
        frame.top -= _HEAD
        frame.height += _HEAD
        pen.panel(frame, alpha=1.0, border=BONE)
        at = (frame.centerx, frame.top + 14)
        pen.text(self.title, at, 32, Face.TITLE, BONE, outline=INK, anchor="midtop", width=frame.width)
        self.form.draw(pen)

    def resume(self) -> None:
        """Ask, and say what becomes of the run."""
        self.refill()
        self.context.captions.read(sentences(self.title, self.form.told, self.form.words))
