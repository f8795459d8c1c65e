"""The available tutorials, their list, and which of them are done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from pygame import FRect

from game.arcade.tutorials.check import check_tutorial
from game.cardgames.registry import GAMES, kit_of
from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.frame import ShortFormScene
from game.scenes.pieces.door import Door
from game.storage.levels.tutorials import Tutorial, load_tutorials
from game.storage.places import LEVELS, TUTORIALS
from game.storage.plugins import level_folders
from game.tables.painting.little_table import draw_little_table
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Button, Widget

_BREADTH = 1.34
"""The width of a little table, in its heights."""


class TutorialsScene(ShortFormScene):
    """A door for each tutorial, with a table of its game."""

    title = message("Tutorials")
    width = 1040.0
    columns = 2

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._tutorials = tutorials(context)

    def widgets(self) -> Sequence[Widget]:
        doors = (self._door(name, one) for name, one in self._tutorials.items())
        return [*doors, Button(message("Back"), self.back, wide=True)]

    def _door(self, name: str, one: Tutorial) -> Door:
        done = bool(self.context.settings.tutorials.get(name))
        state = message_in("a tutorial", "done") if done else message_in("a tutorial", "new")
        kit = kit_of(one.game)
        help = sentences(message("{game}.", game=kit.title), one.about)

        def draw(pen: Pen, area: FRect) -> None:
            draw_little_table(pen, self.context.art, kit.emblem(), area, lit=not done)

        begin = partial(self.context.screens.tutorial, name)
        return Door(one.title, state, begin, help, draw, lit=not done, done=done, breadth=_BREADTH)


def tutorials(context: Context, name: str | None = None) -> Mapping[str, Tutorial]:
    """Load all playable tutorials, or only the one with a name, in the order of the games, by name.

    Broken ones become notices. The tutorial of a game has its name; one of the player's own with the same
    name replaces it.
    """
    opponents = [one.id for one in context.cast.opponents]
    packages = level_folders()
    folders = [folder / TUTORIALS for folder in (*packages.folders, context.places.levels)]

    def check(one: Tutorial) -> None:
        check_tutorial(one, opponents, list(Action))

    def check_opponents(one: Tutorial) -> None:
        # The tests have played the program's own, which takes far longer than a frame may.
        if not set(one.opponents) <= set(opponents):
            check(one)

    house = load_tutorials([LEVELS / TUTORIALS], check_opponents, name)
    others = load_tutorials(folders, check, name)
    context.notice_all((*house.problems, *packages.named(others.problems)))
    found = {**house.tutorials, **others.tutorials}
    context.name_untranslated(found.values())
    games = list(GAMES)
    return {name: found[name] for name in sorted(found, key=lambda one: (games.index(found[one].game), one))}


def keep(context: Context, name: str, *, done: bool) -> None:
    """Save that a tutorial was played to its end, or left; one that was done stays so."""
    kept = context.settings.tutorials
    context.change(tutorials={**kept, name: done or kept.get(name, False)})
