"""A short guide, shown before a player's first run."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade.ghosts import COUNT
from game.arcade.run.scoring import LONGEST_STREAK, MILESTONES, PAR_POINTS
from game.arcade.run.state import FEATHERS
from game.language.message import Text, figure, message
from game.scenes.dialog import AnswerPlank, DialogScene, SheetText
from game.storage.levels.run_tables import PONDS
from game.ui.forms.widgets import Widget


class GuideScene(DialogScene):
    """An explanation of ponds, goals, feathers, the score and charms."""

    title = message("How a run works")
    width = 820.0

    def widgets(self) -> Sequence[Widget]:
        return [
            *(SheetText(words) for words in _paragraphs()),
            AnswerPlank(message("Go on"), self.back, strong=True, verb=message("go on")),
        ]


def _paragraphs() -> list[Text]:
    return [
        message(
            "Choose your way through each pond: tables, a rest, something unknown, and at the "
            "end its keeper. Beat the keepers of all {ponds} ponds and you win the run.",
            ponds=PONDS,
        ),
        message(
            "Each table has a goal. Miss it and you lose one of your {feathers} feathers. "
            "Run out of feathers and the run is over. A keeper only lets you pass once "
            "you’ve met the goal.",
            feathers=FEATHERS,
        ),
        message(
            "{count} ghosts play your cards, too. Their average result is par, worth {points} "
            "points. The further you beat it, the more you score. With poor cards, par is easier.",
            count=COUNT,
            points=PAR_POINTS,
        ),
        message(
            "Combos add points: turns without a loss, tricks and more. The total is "
            "multiplied by your streak of tables won (up to {longest}), and by the pond’s "
            "number. At {first}, {second} and further marks, a feather grows.",
            longest=LONGEST_STREAK,
            first=figure(MILESTONES[0]),
            second=figure(MILESTONES[1]),
        ),
        message(
            "Hard tables pay in charms, others in shells, and combos earn a few more. The "
            "stall after each keeper buys, sells and upgrades charms. Some help once, others "
            "for as long as you have them."
        ),
    ]
