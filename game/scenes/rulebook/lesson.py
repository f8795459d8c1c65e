"""A lesson of the rules: its little table, and the steps that are gone forward and back."""

from __future__ import annotations

from game.cardgames.registry import kit_of
from game.scenes.context import Context
from game.scenes.rulebook.trial import students
from game.tables.book.rulebook import Page
from game.tables.show import Show


class LessonShow:
    """A lesson's little table and the step it stands at.

    Raises:
        ValueError: if the page has no lesson.
    """

    def __init__(self, context: Context, game: str, page: Page) -> None:
        lesson = page.lesson
        if lesson is None:
            raise ValueError(f"page {page.title!r} has no lesson")
        self.lesson = lesson
        self.step = 0
        people = students(lesson.names)
        self._start = lesson.view
        kit = kit_of(game)
        self.table = kit.table(lesson.view, people, context.art, context.manner())
        self._show = Show(self.table, kit.narrator(), speed=context.settings.speed)

    @property
    def words(self) -> str:
        """The words of the step."""
        return self.lesson.stages[self.step].words

    def go(self, step: int) -> bool:
        """Go to a step: forward with motion, back at once. Whether there is such a step."""
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
        self.step = step
        return True

    def hurry(self) -> bool:
        """Finish the running animation; returns whether there was one."""
        if not self._show.busy:
            return False
        self._show.finish()
        return True

    @property
    def moving(self) -> bool:
        """Whether its cards move."""
        return self._show.moving

    def update(self, seconds: float) -> None:
        """Let the cards move."""
        self._show.update(seconds)
