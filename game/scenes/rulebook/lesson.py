"""A lesson of the rulebook: its table, its steps and its page."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.registry import kit_of
from game.scenes.context import Context
from game.scenes.pieces.board_area import BoardArea
from game.scenes.pieces.boathouse import draw_slate_within
from game.scenes.rulebook.trial import students
from game.tables.book.rulebook import Page
from game.tables.show import Show
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, GOLD, INK, MIST, POND
from game.ui.drawing.text import Typeface

_LOW = 58.0
"""The smallest height of the text."""
_ASIDE = 84.0
"""The width for an arrow beside the text."""
_LETTERS, _LEADING = 17.0, 1.3
_RISING = 1.0
"""The seconds by which a newly focused card has risen."""
_EDGE = 6.0
"""The margin around the text."""
_BACK = (96.0, 38.0)


class LessonShow:
    """A lesson's table at one of its steps; raises ValueError for a page without a lesson."""

    def __init__(self, context: Context, game: str, page: Page) -> None:
        lesson = page.lesson
        if lesson is None:
            raise ValueError(f"page {page.title!r} has no lesson")
        self.lesson = lesson
        self.step = 0
        people = students(context, lesson.names)
        self._start = lesson.view
        kit = kit_of(game)
        self.table = kit.table(lesson.view, people, context.art, context.table_services())
        self._show = Show(self.table, kit.narrator(), speed=context.settings.speed)
        self._pointed = False
        self._point_out()
        self.table.update(_RISING)

    @property
    def words(self) -> str:
        return self.lesson.stages[self.step].words

    def go(self, step: int) -> bool:
        """Go to a step, with animation if it's the next one; return whether the step exists."""
        if not 0 <= step < len(self.lesson.stages):
            return False
        if step == self.step + 1:
            for event in self.lesson.stages[step].events:
                self._show.feed(event)
        else:
            self._show.drop()
            self.table.show(self._start)
            for stage in self.lesson.stages[1 : step + 1]:
                for event in stage.events:
                    self._show.feed(event)
            self._show.finish()
        self.step, self._pointed = step, False
        self._point_out()
        if self._pointed:
            self.table.update(_RISING)
        return True

    def _point_out(self) -> None:
        """Focus the reader's next choice, once the events of the step are shown."""
        choice = self.lesson.stages[self.step].choice
        if choice is not None and not self._pointed and not self._show.busy:
            self.table.point_out(choice)
            self._pointed = True

    def hurry(self) -> bool:
        """Finish the running animation; return whether there was one."""
        if not self._show.busy:
            return False
        self._show.finish()
        self._point_out()
        return True

    @property
    def moving(self) -> bool:
        return self._show.moving

    def update(self, seconds: float) -> None:
        self._show.update(seconds)
        self._point_out()


class LessonPage(NamedTuple):
    """The areas of a lesson's page, in units; the panel holds *Back*, the text and the arrows."""

    stage: FRect
    panel: FRect
    words: FRect

    @classmethod
    def of(cls, pen: Pen, lesson: LessonShow) -> LessonPage:
        """Return the areas for a canvas; the table's size doesn't depend on the text."""
        left, width = _EDGE + _BACK[0] + 10, pen.area.width - 2 * _EDGE
        room = width + _EDGE - left
        lines = len(pen.lines(lesson.words, LEAST_LETTERS, Typeface.BOLD, room - 2 * _ASIDE))
        low = max(_LOW, lines * LEAST_LETTERS * _LEADING + 20)
        panel = FRect(_EDGE, pen.area.height - _EDGE - low, width, low)
        stage = FRect(0, 0, pen.area.width, pen.area.height - _EDGE - _LOW)
        return cls(stage, panel, FRect(left, panel.top, room, low))

    @property
    def back(self) -> FRect:
        return FRect(self.panel.left + 12, self.panel.centery - _BACK[1] / 2, *_BACK)

    @property
    def arrows(self) -> dict[int, FRect]:
        left, right, middle = self.words.left + 40, self.words.right - 40, self.words.centery
        return {step: FRect(x - 26, middle - 26, 52, 52) for step, x in ((-1, left), (1, right))}

    def draw(self, pen: Pen, lesson: LessonShow) -> None:
        """Draw the table, the text of the step, and the arrows."""
        shrink = min(1.0, self.stage.height / lesson.table.lowest)
        BoardArea().draw(pen, lesson.table, self.stage, shrink)
        at = self.stage.right - 10, self.panel.top - 4
        steps = f"{lesson.step + 1} / {len(lesson.lesson.stages)}"
        pen.text(steps, at, LEAST_LETTERS, Typeface.BOLD, MIST, anchor="bottomright")
        draw_slate_within(pen, self.panel)
        inside = self.words.inflate(-2 * _ASIDE, -20).move(0, 2)
        lines = pen.lines(lesson.words, _LETTERS, Typeface.BOLD, inside.width)
        missing = inside.height - len(lines) * _LETTERS * _LEADING
        inside.top += max(missing, 0.0) / 2
        pen.paragraph(
            lesson.words, inside, _LETTERS, Typeface.BOLD, BONE, align="center", least=13 / _LETTERS
        )
        for step, arrow in self.arrows.items():
            sign, plate, ink = ("›", GOLD, INK) if step > 0 else ("‹", POND, BONE)
            pen.plate(arrow, plate, radius=26, border=BONE)
            pen.text(sign, (arrow.centerx, arrow.centery - 3), 34, Typeface.BOLD, ink, anchor="center")
