"""The scene that lists tutorials, and functions that load them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from game.arcade.tutorials.check import check_tutorial
from game.cardgames.registry import GAMES, kit_of
from game.language.message import message, sentence, sentences
from game.scenes.board_scene import BoardScene
from game.scenes.cast import Cast
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_title_board
from game.scenes.pieces.fit import Fit
from game.scenes.tutorials.rafts import TutorialRaft, raft_areas
from game.storage.levels.tutorials import LoadedTutorials, Tutorial, load_tutorials
from game.storage.places import LEVELS, TUTORIALS
from game.storage.plugins import level_folders
from game.ui.devices.actions import Action, InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.pond import draw_pond

_TITLE: Area = (30.0, 16.0, 400.0, 72.0)
_BACK: Area = (1026.0, 638.0, 224.0, 68.0)


class TutorialsScene(BoardScene):
    """A scene with a table on the pond for each tutorial; the last focused one is also shown large."""

    title = message("Tutorials")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._tutorials = playable_tutorials(context)
        self.selected = 0
        self.refill()

    def refill(self) -> None:
        rafts = [self._raft(name, one) for name, one in self._tutorials.items()]
        self.set_widgets([*zip(rafts, raft_areas(len(rafts)), strict=True), (self.back_sign(), _BACK)])

    def _raft(self, name: str, one: Tutorial) -> TutorialRaft:
        done = bool(self.context.settings.tutorials.get(name))
        help = sentences(sentence(kit_of(one.game).title), one.about)
        begin = partial(self.context.screens.tutorial, name)
        return TutorialRaft(one, self.context.art, begin, help, done=done)

    def handle(self, event: InputEvent) -> bool:
        used = super().handle(event)
        if isinstance(self.form.focused, TutorialRaft):
            self.selected = self.form.focus
        return used

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        draw_pond(pen)
        draw_title_board(pen, fit.area(*_TITLE), self.title, 42 * fit.scale, 366 * fit.scale)
        if isinstance(looked := self.form.widgets[self.selected], TutorialRaft):
            looked.draw_large(pen, fit)
        self.draw_form(pen, fit)


def playable_tutorials(context: Context, name: str | None = None) -> Mapping[str, Tutorial]:
    """Load all valid tutorials, or the one called `name`, by game; the player's own take precedence."""
    house, others = load_checked_tutorials(context.cast, context.places.levels, name)
    context.notify_of_problems((*house.problems, *level_folders().prefix_packages(others.problems)))
    found = {**house.tutorials, **others.tutorials}
    context.report_untranslated(found.values())
    games = list(GAMES)
    return {name: found[name] for name in sorted(found, key=lambda one: (games.index(found[one].game), one))}


def load_checked_tutorials(
    cast: Cast, own_levels: Path, name: str | None = None
) -> tuple[LoadedTutorials, LoadedTutorials]:
    """Load the built-in tutorials, and those of packages and the player; safe to call in a thread.

    The latter are verified by playing them once, which takes far longer than a frame.
    """
    opponents = [one.id for one in cast.opponents]
    folders = [folder / TUTORIALS for folder in (*level_folders().folders, own_levels)]

    def check(one: Tutorial) -> None:
        check_tutorial(one, opponents, list(Action))

    def check_opponents(one: Tutorial) -> None:
        # The built-in ones are verified by tests.
        if not set(one.opponents) <= set(opponents):
            check(one)

    return load_tutorials([LEVELS / TUTORIALS], check_opponents, name), load_tutorials(folders, check, name)


def save_progress(context: Context, name: str, *, done: bool) -> None:
    """Save that a tutorial was finished or left; finished tutorials stay finished."""
    kept = context.settings.tutorials
    context.change(tutorials={**kept, name: done or kept.get(name, False)})
