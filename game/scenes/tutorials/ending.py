"""The end of a tutorial, with ways onward."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from game.cardgames.registry import kit_of
from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.run.map.scene import MapScene
from game.scenes.tutorials.list import TutorialsScene
from game.storage.levels.tutorials import Tutorial
from game.tables.raft.drawing import draw_looking
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import BOX
from game.ui.forms.widgets import Button, Paragraph, Widget

_DUCK = 0.27
"""The height of the mascot, as a share of the canvas."""
_LOWEST = 520.0
"""The lowest canvas with room for the mascot, in units."""


class TutorialEnd(FormScene):
    """Praise, and the ways to a match of the game, another tutorial, its rules, and the title."""

    title = message("Well done!")
    width = 480.0
    perched = False

    def __init__(self, context: Context, tutorial: Tutorial) -> None:
        super().__init__(context)
        self._tutorial = tutorial

    def widgets(self) -> Sequence[Widget]:
        kit, screens = kit_of(self._tutorial.game), self.context.screens
        return [
            Paragraph(message("Now you know how to play {game}.", game=kit.title)),
            self._onward(kit.title),
            Button(message("Other tutorials"), self._others, message("There’s a tutorial for every game.")),
            Button(
                message("Rules"),
                partial(screens.rules, self._tutorial.game),
                message("Everything, page by page."),
            ),
            Button(message("To the title"), screens.title, message("Where all the games are.")),
        ]

    def form_area(self, pen: Pen, top: float) -> FRect:
        return super().form_area(pen, top + self._high(pen))

    def draw_backdrop(self, pen: Pen) -> None:
        super().draw_backdrop(pen)
        high = self._high(pen)
        if not high:
            return
        bust = FRect(0, 0, high * BOX[0] / BOX[1], high)
        bust.midtop = pen.area.centerx, 70
        draw_looking(pen, self.context.art, bust, self.context.art.mascot(), (0.0, 0.5))

    def _high(self, pen: Pen) -> float:
        """Return the height of the mascot; 0 if there's no room for it."""
        return pen.area.height * _DUCK if pen.area.height >= _LOWEST else 0.0

    def _onward(self, title: str) -> Button:
        """Return the way back to the run that the tutorial interrupted, or else to a match of the game."""
        below = next((scene for scene in self.stack.scenes if isinstance(scene, MapScene)), None)
        if below is not None:
            back = partial(self.stack.pop_to, below)
            return Button(message("Back to the run"), back, message("Your table is waiting."), strong=True)
        words = message("Choose ducks and rules, then deal.")
        return Button(message("Play {game}", game=title), self._play, words, strong=True)

    def _play(self) -> None:
        self.context.screens.title()
        self.context.screens.setup(self._tutorial.game)

    def _others(self) -> None:
        """Go to the list of tutorials, below on the stack if this tutorial was chosen from it."""
        below = (scene for scene in reversed(self.stack.scenes) if isinstance(scene, TutorialsScene))
        chosen_from = next(below, None)
        if chosen_from is None:
            self.context.screens.tutorials()
        else:
            self.stack.pop_to(chosen_from)
