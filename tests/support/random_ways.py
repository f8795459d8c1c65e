"""Ways from the title to scenes that random presses seldom reach: a prepared save, and presses towards it."""

import random
from collections.abc import Callable, Mapping

import pygame

from game.cardgames.registry import GAMES
from game.scenes.menus.plaques import MatchSign, Plank
from game.scenes.trouble import TroubleScene
from game.ui.forms.widgets import Widget
from tests.support.driving import Driver
from tests.support.random_devices import Keyboard
from tests.support.random_positions import Positions
from tests.support.random_rows import Rows

OWN = 0.7
"""The probability that it's the player's own game."""
_MOST_UNFINISHED = 6
"""With this number of unfinished matches, an existing one is resumed instead of preparing another."""
FRIENDS: Mapping[str, int] = {
    "pad a": 40,
    "pad button": 6,
    "pad axis": 2,
    "plug in": 20,
    "pull out": 8,
    "confirm": 6,
    "click": 4,
    "row": 12,
    "clock": 1,
}
"""Weights of the inputs of friends with pads; one of them sometimes leaves."""
MENUS: Mapping[str, int] = {"row": 70, "confirm": 10, "bound key": 10, "click": 10, "clock": 1, "text": 4}
"""Weights of the inputs of a player who looks at every row."""
RULES: Mapping[str, int] = {"page": 30, "confirm": 30, "arrow": 20, "click": 20, "bound key": 4}
TUTORIAL: Mapping[str, int] = {"skip": 50, "confirm": 20, "click": 10, "clock": 1}
"""Weights of the inputs of a player who hurries through a tutorial."""
PATIENT = (MENUS, RULES, TUTORIAL)
"""The moods in which a player seldom goes back."""


class PlantedFault(Exception):
    """An error that a test raises on purpose."""


class Ways:
    """Takes a player from the title to a scene, by posted input alone.

    Attributes:
        mood: the mood for that scene; None if it's left to chance.
    """

    def __init__(
        self,
        driver: Driver,
        game: str,
        chance: random.Random,
        rows: Rows,
        keys: Keyboard,
        frame: Callable[[], None],
    ) -> None:
        """`frame` runs a frame."""
        self._driver, self._own, self._chance = driver, game, chance
        self._rows, self._keys, self._frame = rows, keys, frame
        self._positions = Positions(driver.app.context, chance)
        self.mood: Mapping[str, int] | None = None
        self._all: dict[Callable[[], str], int] = {
            self._match: 16,
            self._friends: 9,
            self._finished: 4,
            self._menu: 22,
            self._rules: 5,
            self._tutorial: 4,
            self._arcade: 22,
            lambda: self._run(self._positions.run): 8,
            lambda: self._run(self._positions.charms): 6,
            lambda: self._run(self._positions.final_table): 9,
            self._fault: 1,
        }

    def go(self) -> str:
        (way,) = self._chance.choices(list(self._all), list(self._all.values()))
        return way()

    @property
    def _game(self) -> str:
        return self._own if self._chance.random() < OWN else self._chance.choice(list(GAMES))

    def _press(self, kind: type[Widget], words: str = "") -> str:
        said = self._rows.press(self._driver, kind, words)
        for _ in range(4):
            self._frame()
        return said

    def _look_again(self) -> None:
        """Leave the title and come back, so that it shows new saves."""
        for key in (pygame.K_F1, pygame.K_ESCAPE):
            self._keys.tap(key)
            self._frame()

    def _resume(self, save: Callable[[], str]) -> str:
        """Save a match, unless there are too many, and resume one."""
        unfinished = self._driver.app.context.archive.unfinished()
        name = save() if len(unfinished) < _MOST_UNFINISHED else unfinished[0].name
        self._look_again()
        return f"{name}: {self._press(MatchSign)}"

    # -- matches ---------------------------------------------------------------------------------------

    def _match(self) -> str:
        rated = self._chance.random() < 0.4
        return self._resume(lambda: self._positions.match(self._game, rated=rated))

    def _friends(self) -> str:
        self.mood = FRIENDS
        return self._resume(lambda: self._positions.friends(self._game))

    def _finished(self) -> str:
        name = self._positions.finished(self._game)
        return f"{name}: {self._press(Plank, 'Records')}"

    # -- menus -----------------------------------------------------------------------------------------

    def _menu(self) -> str:
        self.mood = MENUS
        return self._rows.press_any(self._driver)

    def _rules(self) -> str:
        self.mood = RULES
        return self._press(Plank, "Rules")

    def _tutorial(self) -> str:
        self.mood = TUTORIAL
        self._press(Plank, "Arcade")
        self._press(Widget, "Tutorials")
        return self._rows.press_any(self._driver)

    def _arcade(self) -> str:
        self.mood = self._chance.choice((MENUS, None))
        self._press(Plank, "Arcade")
        return self._rows.press_any(self._driver)

    def _run(self, save: Callable[[], str]) -> str:
        saved = save()
        self.mood = self._chance.choice((MENUS, None, None))
        self._press(Plank, "Arcade")
        return f"{saved}: {self._press(Widget, 'Arcade run')}"

    def _fault(self) -> str:
        """Make a step raise an error, as a bug would."""
        if self._driver.app._shaky:
            return "(no fault: right after another one, the program would end)"

        def fail() -> None:
            raise PlantedFault

        self._driver.app.run_guarded(fail)
        assert self._driver.on(TroubleScene)
        return "a fault"
