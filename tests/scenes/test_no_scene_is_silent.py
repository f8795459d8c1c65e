"""Every scene, its list of keys and every widget is read aloud, including those added later."""

import importlib
import inspect
import pkgutil
from typing import TypeVar

import pygame
import pytest

import game as program
from game.cardgames.registry import GAMES
from game.scenes.frame import WidgetScene
from game.scenes.keys import KeysScene
from game.scenes.puzzles.puzzle import PuzzleScene
from game.scenes.records import matches
from game.scenes.review.coach import CoachScene
from game.scenes.stack import Scene
from game.scenes.table_frame import QuestionFrame, TableFrame
from game.ui.forms.form import Form
from game.ui.forms.widgets import Widget
from game.voice.speech_queue import Urgency
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.sampling import sampled

HAS_ALL = "sixpack"
"""The game that has every kind of scene and widget."""
KEYS = (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_UP, pygame.K_TAB)
UNLISTED = ("name", "run, initials", "keys")
"""Scenes in which letters are typed, or with the list of keys already open."""
PATIENCE = 400
"""The number of frames after which a scene that has said nothing counts as silent."""
KindT = TypeVar("KindT")


def all_classes(kind: type[KindT]) -> set[type[KindT]]:
    """Return all concrete classes of a kind in the whole program."""
    for module in pkgutil.walk_packages(program.__path__, "game."):
        importlib.import_module(module.name)
    found, waiting = set(), [kind]
    while waiting:
        one = waiting.pop()
        waiting += one.__subclasses__()
        if one.__module__.startswith("game.") and not inspect.isabstract(one):
            found.add(one)
    return found


def finished(kind: type[KindT]) -> set[type[KindT]]:
    return {one for one in all_classes(kind) if not one.__subclasses__()}


def moves_rows(scene: Scene) -> bool:
    """Return whether keys move the focus over a scene's rows; at a table they move over the cards first."""
    if isinstance(scene, CoachScene):
        return True
    if isinstance(scene, QuestionFrame):
        return not (scene.asked or scene.showing)
    return not isinstance(scene, TableFrame)


class Tour:
    """All scenes of a game, one after the other, by ear alone.

    Attributes:
        scenes: the kinds of scenes visited.
        widgets: the kinds of widgets heard.
    """

    def __init__(self, driver: Driver, game: str) -> None:
        self._driver = driver
        self._coach = Stagecoach(driver, game, examples=slice(0, None, 9))
        self._heard: list[tuple[Scene | None, str]] = []
        self.scenes: set[type[Scene]] = set()
        self.widgets: set[type[Widget]] = set()
        driver.app.context.captions.sinks = (self._hear,)
        driver.app.seen = False

    def _hear(self, words: str, _urgency: Urgency) -> None:
        self._heard.append((self._driver.top, words))

    def go(self) -> None:
        for name, opening in self._coach.scenes.items():
            self._heard.clear()
            opening()
            self._visit(name)

    def _visit(self, name: str) -> None:
        driver, scene = self._driver, self._driver.top
        assert scene is not None
        for _ in range(PATIENCE):
            if self._speaks(scene):
                break
            driver.frames(1)
        else:
            raise AssertionError(f"{name}: nothing was said as it was opened")
        self.scenes.add(type(scene))
        # After a key and a moment, no other scene opens by itself, input is accepted, and thinking has ended.
        answered = self._press(pygame.K_TAB)
        driver.frames(40)
        if isinstance(scene, PuzzleScene):
            driver.until(lambda: not scene.showing)
        form = getattr(scene, "form", None)
        if isinstance(form, Form) and moves_rows(scene):
            self._walk(name, form)
        if driver.top is scene and scene.keys:
            if name not in UNLISTED and not isinstance(scene, CoachScene):
                self._check_key_that_reads_all(name, scene)
            self._check_key_list(name, scene)
        answered = answered or any(self._press(key) for key in KEYS)
        assert answered, f"{name}: nothing is said as the focus moves"

    def _check_key_that_reads_all(self, name: str, scene: Scene) -> None:
        """Check that the key that reads a table or screen says something, in menus more than the focus."""
        assert self._press(pygame.K_v), f"{name}: the key that reads the screen says nothing"
        if isinstance(scene, WidgetScene):
            assert len(self._heard[-1][1]) > len(scene.form.words), f"{name}: only the focus is read"

    def _check_key_list(self, name: str, scene: Scene) -> None:
        """Open and close the list of keys; check that it's read, and then the scene again."""
        self._heard.clear()
        self._press(pygame.K_F1)
        if name not in UNLISTED:
            listed = self._driver.top
            assert isinstance(listed, KeysScene), name
            assert self._heard[0][1].startswith("Key list. "), name
            assert len(listed.form.widgets) > len(scene.keys), name
        self._heard.clear()
        self._press(pygame.K_F1)
        for _ in range(PATIENCE):
            if self._speaks(scene):
                return
            self._driver.frames(1)
        raise AssertionError(f"{name}: nothing was said on the return to it")

    def _speaks(self, scene: Scene) -> bool:
        return any(top in (scene, self._driver.top) for top, _words in self._heard)

    def _press(self, key: int) -> bool:
        """Press a key; return whether anything is said soon."""
        before = len(self._heard)
        self._driver.key(key)
        for _ in range(5):
            if len(self._heard) > before:
                return True
            self._driver.frames(1)
        return False

    def _walk(self, name: str, form: Form) -> None:
        """Move through a form once, and check that all its rows were heard."""
        for _ in range(sum(row.focusable for row in form.widgets)):
            self._press(pygame.K_TAB)
            if form.focused is not None:
                self._check(name, form.focused)
        for row in form.widgets:
            if not row.focusable:
                self._check(name, row)

    def _check(self, name: str, row: Widget) -> None:
        heard = "\n".join(words for _top, words in self._heard)
        assert row.describe(), f"{name}: a {type(row).__name__} without words"
        assert row.describe() in heard, f"{name}: {row.describe()!r} was never said"
        self.widgets.add(type(row))


@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != HAS_ALL), 1))
def test_every_scene_of_a_game_speaks(game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    # List a single match at first, so that there are older ones to list, too.
    monkeypatch.setattr(matches, "_LISTED", 1)
    tour = Tour(driver, game)
    tour.go()
    if game == HAS_ALL:
        assert finished(Scene) <= tour.scenes
        # An abstract kind counts as visited if one of its subclasses was.
        assert all(any(issubclass(one, kind) for one in tour.widgets) for kind in all_classes(Widget))
