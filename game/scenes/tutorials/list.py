"""The list of all tutorials, and which of them are done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.cardgames.registry import kit_of
from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.frame import ShortFormScene
from game.scenes.tutorials.library import tutorials
from game.ui.forms.widgets import Button, Opener, Widget


class TutorialsScene(ShortFormScene):
    """A row for each tutorial."""

    title = message("Tutorials")
    width = 720.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._tutorials = tutorials(context)

    def widgets(self) -> Sequence[Widget]:
        """The tutorials in the order of the games, each with its state."""
        kept = self.context.settings.tutorials
        rows: list[Widget] = []
        for name, one in self._tutorials.items():
            state = message_in("a tutorial", "done") if kept.get(name) else message_in("a tutorial", "new")
            help = sentences(message("{game}.", game=kit_of(one.game).title), one.about)
            rows.append(Opener(one.title, state, partial(self._begin, name), help))
        return [*rows, Button(message("Back"), self.back, apart=True)]

    def _begin(self, name: str) -> None:
        self.context.screens.tutorial(name)
