"""A lesson of the rulebook: its table, its steps and its page."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.cardgames.registry import kit_of
from game.scenes.context import Context
from game.scenes.pieces.board_area import BoardArea
from game.scenes.pieces.boathouse import draw_arrow, draw_beads, draw_centred, draw_jetty, draw_sheet
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_keycap
from game.scenes.rulebook.exercise_session import exercise_players
from game.tables.book.rulebook import Page
from game.tables.show import Show
from game.ui.devices.actions import Action
from game.ui.devices.input import Input
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.text import Typeface

_LOW, _UNDER = 108.0, 8.0
"""The smallest height of the jetty with the text, and how far the background extends below the table."""
_LETTERS, _LEADING = 24.0, 1.24
"""The largest size of the words, and their line height as a multiple of the letter size."""
_STEPS, _MARGIN = 16.0, 26.0
"""The size of the current step's bead, and the sum of the margins beside the text."""
_RISING = 1.0
"""The seconds by which to advance the table, so that the focused card has risen."""
_EDGE, _GAP, _AROUND = 14.0, 11.0, 1.6
"""The margin at the ends of the jetty, the gap between its elements, and the number of gaps above and below
the text, together.
"""
_BACK, _LEAST_BACK, _ARROW = (128.0, 62.0), 88.0, 62.0
"""The size of the *Back* board and its least width, and the size of an arrow."""


class LessonShow:
    """A lesson's table at the current step; raises ValueError when created for a page without a lesson."""

    def __init__(self, context: Context, game: str, page: Page) -> None:
        lesson = page.lesson
        if lesson is None:
            raise ValueError(f"page {page.title!r} has no lesson")
        self.lesson = lesson
        self.step = 0
        people = exercise_players(context, lesson.names)
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

    def go_to_step(self, step: int) -> bool:
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
        """Focus the reader's next choice once the step's events have been shown."""
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
    """The areas of a lesson's page, in units: the table, the jetty below it, and the text on the jetty."""

    stage: FRect
    jetty: FRect
    words: FRect
    scale: float

    @classmethod
    def of(cls, pen: Pen, lesson: LessonShow) -> LessonPage:
        """Return a lesson's areas on a canvas; the table's size doesn't depend on the text of a step."""
        scale = Fit.of(pen.area).scale
        left = _back_width(scale) + (_EDGE + _GAP + _ARROW + _GAP) * scale
        words = FRect(left, 0, pen.area.width - left - (_EDGE + _ARROW + _GAP) * scale, 0)
        room = words.width - _MARGIN * scale
        stages = lesson.lesson.stages
        most = max(len(pen.lines(stage.words, LEAST_LETTERS, Typeface.BOLD, room)) for stage in stages)
        needed = most * LEAST_LETTERS * _LEADING + (1.9 * _STEPS + _AROUND * _GAP) * scale
        # The jetty is lower if the table wouldn't be readable otherwise.
        high = max(needed, min(_LOW * scale, pen.area.height - lesson.table.lowest))
        jetty = FRect(0, pen.area.height - high, pen.area.width, high)
        words.top, words.height = jetty.top + _GAP * scale, high - _AROUND * _GAP * scale
        return cls(FRect(0, 0, pen.area.width, jetty.top), jetty, words, scale)

    @property
    def back(self) -> FRect:
        high = _BACK[1] * self.scale
        return FRect(_EDGE * self.scale, self.jetty.centery - high / 2, _back_width(self.scale), high)

    @property
    def arrows(self) -> dict[int, FRect]:
        side, middle, gap = _ARROW * self.scale, self.words.centery, _GAP * self.scale
        lefts = {-1: self.words.left - gap - side, 1: self.words.right + gap}
        return {step: FRect(left, middle - side / 2, side, side) for step, left in lefts.items()}

    def draw(self, pen: Pen, lesson: LessonShow, devices: Input) -> None:
        """Draw the table, the step's text on paper, the steps as beads on its edge, and the arrows."""
        shrink = min(1.0, self.stage.height / lesson.table.lowest)
        BoardArea().draw(pen, lesson.table, self.stage, shrink, _UNDER)
        draw_jetty(pen, self.jetty)
        draw_sheet(pen, self.words, self.scale)
        steps = _STEPS * self.scale
        inside = self.words.inflate(-_MARGIN * self.scale, -steps)
        inside.height -= steps * 0.9
        middle = self.words.centerx, self.words.bottom - steps * 0.7
        draw_beads(pen, lesson.step, len(lesson.lesson.stages), middle, self.words.width * 0.8, steps)
        draw_centred(pen, inside, lesson.words, max(_LETTERS * self.scale, LEAST_LETTERS))
        for step, arrow in self.arrows.items():
            draw_arrow(pen, arrow, step, gold=step > 0)
            key = Action.CONFIRM if step > 0 else Action.LEFT
            draw_keycap(pen, devices, key, (arrow.centerx, arrow.bottom), max(24 * self.scale, 20.0))


def _back_width(scale: float) -> float:
    return max(_BACK[0] * scale, _LEAST_BACK)
