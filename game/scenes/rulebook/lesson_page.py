"""The page of a lesson: its little table as large as can be, and words at its foot."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.scenes.pieces.stage import Stage
from game.scenes.rulebook.lesson import LessonShow
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, GOLD, INK, MIST, POND
from game.ui.drawing.text import Face

_LOW = 58.0
"""The least height of the words."""
_ASIDE, _LEADING = 84.0, 1.3
"""The room for an arrow beside the words."""
_EDGE = 6.0
"""Around the words."""
_BACK = (96.0, 38.0)


class LessonPage(NamedTuple):
    """The parts of a lesson's page, in units: on the panel lie the way out, the words and the arrows."""

    stage: FRect
    panel: FRect
    words: FRect

    @classmethod
    def of(cls, pen: Pen, lesson: LessonShow) -> LessonPage:
        """The parts on a canvas, the words as high as they need; the table stays as large as it is."""
        left, width = _EDGE + _BACK[0] + 10, pen.area.width - 2 * _EDGE
        room = width + _EDGE - left
        lines = len(pen.lines(lesson.words, LEAST_LETTERS, Face.BOLD, room - 2 * _ASIDE))
        low = max(_LOW, lines * LEAST_LETTERS * _LEADING + 20)
        panel = FRect(_EDGE, pen.area.height - _EDGE - low, width, low)
        stage = FRect(0, 0, pen.area.width, pen.area.height - _EDGE - _LOW)
        return cls(stage, panel, FRect(left, panel.top, room, low))

    @property
    def back(self) -> FRect:
        """The way out."""
        return FRect(self.panel.left + 12, self.panel.centery - _BACK[1] / 2, *_BACK)

    @property
    def arrows(self) -> dict[int, FRect]:
        """The arrows by step: back, and forward."""
        left, right, middle = self.words.left + 40, self.words.right - 40, self.words.centery
        return {step: FRect(x - 26, middle - 26, 52, 52) for step, x in ((-1, left), (1, right))}

    def draw(self, pen: Pen, lesson: LessonShow) -> None:
        """The table, the words of the step, and the arrows."""
        shrink = min(1.0, self.stage.height / lesson.table.lowest)
        Stage().draw(pen, lesson.table, self.stage, shrink)
        at = self.stage.right - 10, self.panel.top - 4
        steps = f"{lesson.step + 1} / {len(lesson.lesson.stages)}"
        pen.text(steps, at, LEAST_LETTERS, Face.BOLD, MIST, anchor="bottomright")
        pen.panel(self.panel, alpha=1.0)
        inside = self.words.inflate(-2 * _ASIDE, -20).move(0, 2)
        pen.paragraph(lesson.words, inside, 17, Face.BOLD, BONE, align="center", least=13 / 17)
        for step, arrow in self.arrows.items():
            sign, plate, ink = ("›", GOLD, INK) if step > 0 else ("‹", POND, BONE)
            pen.plate(arrow, plate, radius=26, border=BONE)
            pen.text(sign, (arrow.centerx, arrow.centery - 3), 34, Face.BOLD, ink, anchor="center")
