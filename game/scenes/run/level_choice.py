"""The choice of a run's level, once the player has won a run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.arcade.run.charms import RUN_LEVELS
from game.language.message import message
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, QuestionScene, SheetText
from game.ui.forms.widgets import Widget


class LevelScene(QuestionScene):
    """A dialog that asks for a level, the hardest first; each has one rule more than the level below it."""

    title = message("How hard a run?")
    width = 640.0

    def __init__(self, context: Context, hardest: int) -> None:
        super().__init__(context)
        self._hardest = hardest

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = [SheetText(message("Each level keeps the rules of those below it."))]
        for level in range(self._hardest, -1, -1):
            words = message("Level {n}: {rule}", n=level + 1, rule=RUN_LEVELS[level].rule)
            begin = partial(self.context.screens.run_at, level)
            rows.append(AnswerPlank(words, begin, strong=level == self._hardest))
        return [*rows, AnswerPlank(message("Back"), self.back)]
