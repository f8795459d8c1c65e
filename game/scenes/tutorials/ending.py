"""The screen after a tutorial."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from game.arcade.wardrobe import CosmeticPart
from game.cardgames.registry import kit_of
from game.language.message import message
from game.scenes.awards.saving import earn
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, DialogScene, Words
from game.scenes.run.map.scene import MapScene
from game.scenes.tutorials.list import TutorialsScene
from game.storage.levels.tutorials import Tutorial
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Extra
from game.ui.drawing.scenery.pond import draw_pond
from game.ui.forms.widgets import Widget


class TutorialEnd(DialogScene):
    """Congratulates the player and offers what to do next; the first time, there's a hat."""

    see_through = False
    title = message("Well done!")
    middle = 0.5, 0.62

    def __init__(self, context: Context, tutorial: Tutorial) -> None:
        super().__init__(context)
        self._tutorial = tutorial
        self._earned = earn(context)

    def widgets(self) -> Sequence[Widget]:
        kit, screens = kit_of(self._tutorial.game), self.context.screens
        return [
            Words(message("Now you know how to play {game}.", game=kit.title)),
            *[Words(message("New in your wardrobe: {title}.", title=one.title)) for one in self._earned],
            self._onward(kit.title),
            AnswerPlank(
                message("Other tutorials"), self._others, message("There’s a tutorial for every game.")
            ),
            AnswerPlank(
                message("Rules"),
                partial(screens.rules, self._tutorial.game),
                message("Everything, page by page."),
            ),
            AnswerPlank(message("To the title"), screens.title, message("Where all the games are.")),
        ]

    @property
    def holder(self) -> Duck:
        hats = [one.id for one in self._earned if one.part is CosmeticPart.HAT]
        mascot = self.context.art.mascot()
        return replace(mascot, extra=Extra(hats[0])) if hats else mascot

    def draw_backdrop(self, pen: Pen) -> None:
        draw_pond(pen)

    def _onward(self, title: str) -> AnswerPlank:
        """Return the button that returns to the interrupted run, or else starts a match of the game."""
        below = next((scene for scene in self.stack.scenes if isinstance(scene, MapScene)), None)
        if below is not None:
            back = partial(self.stack.pop_to, below)
            return AnswerPlank(
                message("Back to the run"), back, message("Your table is waiting."), strong=True
            )
        words = message("Choose ducks and rules, then deal.")
        return AnswerPlank(message("Play {game}", game=title), self._play, words, strong=True)

    def _play(self) -> None:
        self.context.screens.title()
        self.context.screens.setup(self._tutorial.game)

    def _others(self) -> None:
        """Return to the list of tutorials, or open it if this tutorial wasn't chosen from it."""
        below = (scene for scene in reversed(self.stack.scenes) if isinstance(scene, TutorialsScene))
        chosen_from = next(below, None)
        if chosen_from is None:
            self.context.screens.tutorials()
        else:
            self.stack.pop_to(chosen_from)
