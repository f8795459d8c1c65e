"""A short guide for those who have never been on a run."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade.ghosts import COUNT
from game.arcade.run.scoring import LONGEST_STREAK, PAR_POINTS
from game.arcade.run.state import FEATHERS
from game.language.message import Text, message
from game.scenes.frame import FormScene
from game.storage.levels.run_tables import PONDS
from game.ui.drawing.palette import BONE
from game.ui.forms.widgets import Button, Paragraph, Widget


class GuideScene(FormScene):
    """The guide: ponds, goals and feathers, the score, and charms."""

    title = message("How a run works")
    width = 820.0
    hints = ()

    def widgets(self) -> Sequence[Widget]:
        return [
            *(Paragraph(words, BONE, size=16) for words in _paragraphs()),
            Button(message("Go on"), self.back, strong=True, verb=message("go on")),
        ]


def _paragraphs() -> list[Text]:
    return [
        message(
            "Play three tables on each pond, then its keeper’s. Beat the keepers of all "
            "{ponds} ponds and you win the run.",
            ponds=PONDS,
        ),
        message(
            "Each table has a goal. Miss it and you lose one of your {feathers} feathers. "
            "Run out of feathers and the run is over. A keeper only lets you pass once "
            "you’ve met the goal.",
            feathers=FEATHERS,
        ),
        message(
            "{count} ghosts play your cards, too. Their average result is par, worth "
            "{points} points. The better you do than the ghosts, the more you score. With "
            "a poor hand, par is easier.",
            count=COUNT,
            points=PAR_POINTS,
        ),
        message(
            "Combos add points: turns without a loss, tricks and more. The total is "
            "multiplied by your streak of tables won (up to {longest}), and by the pond’s "
            "number.",
            longest=LONGEST_STREAK,
        ),
        message(
            "After each table, you may take one of three charms. Use them on the map or at "
            "a table, whenever you want help."
        ),
    ]
