"""How a run goes, in a few words for those who have never been on one."""

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
    """The way through the ponds, goals and feathers, the score, and charms."""

    title = message("How a run goes")
    width = 820.0
    hints = ()

    def widgets(self) -> Sequence[Widget]:
        """A paragraph for each, and the way on."""
        return [
            *(Paragraph(words, BONE, size=16) for words in _paragraphs()),
            Button(message("Go on"), self.back, strong=True, verb=message("go on")),
        ]


def _paragraphs() -> list[Text]:
    return [
        message(
            "Play three tables of a pond, then its keeper's. If you beat the keepers of all {ponds} ponds, "
            "you win the run.",
            ponds=PONDS,
        ),
        message(
            "Each table has a goal. Missing it costs one of your {feathers} feathers; without any, the run "
            "is over. A keeper lets you pass only when the goal is met.",
            feathers=FEATHERS,
        ),
        message(
            "{count} ghosts play your cards, too. Their mean result is par, which is worth {points} points; "
            "the better you do than they, the more. A poor hand has an easier par.",
            count=COUNT,
            points=PAR_POINTS,
        ),
        message(
            "Combos add points: turns without a loss, tricks, and more. The sum is multiplied by your streak "
            "of tables won (up to {longest}), and by the pond's number.",
            longest=LONGEST_STREAK,
        ),
        message(
            "After each table you may take one of three charms. Use them on the map or at a table, whenever "
            "you want help."
        ),
    ]
