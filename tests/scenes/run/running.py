"""A run in the real scenes: begun, and played on with the keys, the buttons or the mouse of one device."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

import pygame
from pygame import FRect

from game.arcade.run.state import Run
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.run.map_scene import MapScene
from game.scenes.run.play import Play
from game.scenes.run.reckoning import ReckoningScene
from game.storage.runs import CharmsPassed, SatDown, TableEnded
from tests.driving import Driver

MOST = 6000


def begin(driver: Driver) -> Play:
    """A new run, or the open one, at its map."""
    driver.app.context.screens.run()
    driver.frames(1)
    return play_of(driver)


def play_of(driver: Driver) -> Play:
    """The run whose map is on the stack."""
    return next(scene for scene in driver.app.stack.scenes if isinstance(scene, MapScene)).play


def skip(play: Play, *, met: bool = True, take: bool = True) -> Run:
    """A table of the run is over, unplayed; then no charm is taken, unless that is left open."""
    node = play.run.pending.nodes[0]
    play.add(SatDown(node, play.run.table_seed(node), "no-match.sixes"))
    run = play.add(TableEnded(met=met, result=-4.0, ghosts=(-5.0, -3.0), combos={"clean": 6}))
    return run if run.over or not take else play.add(CharmsPassed())


def with_rack(play: Play, *charms: str) -> None:
    """Put charms on the rack of a run as it stands in memory."""
    from msgspec.structs import replace

    play.saved.run = replace(play.run, rack=charms)


def play_a_card(driver: Driver) -> None:
    """Make the player's choice, and wait for the next one."""
    session = driver.table.session
    session.choose(session.game.choices(session.view)[0])
    driver.until(lambda: driver.asked)


class Hand:
    """Plays a run with one device."""

    def __init__(
        self,
        driver: Driver,
        confirm: Callable[[], None],
        right: Callable[[], None],
        cancel: Callable[[], None],
    ) -> None:
        self.driver = driver
        self.confirm, self.right, self.cancel = confirm, right, cancel

    def step(self) -> None:
        """Do what the scene on top waits for."""
        driver = self.driver
        if driver.on(TableScene):
            driver.until(lambda: not driver.on(TableScene) or driver.asked)
            if driver.on(TableScene):
                self.confirm()
        elif driver.on(ReckoningScene):
            driver.until(lambda: not driver.top.waiting)
            self.confirm()
        elif driver.on(ScoringScene):
            self.confirm()
            driver.frames(1)
        else:
            self.confirm()
            driver.frames(2)

    def until(self, kind: type) -> None:
        """Go on until a scene of a kind is on top."""
        for _ in range(MOST):
            if self.driver.on(kind):
                return
            self.step()
        raise AssertionError(f"never came; on top: {self.driver.top}")


def keyboard(driver: Driver) -> AbstractContextManager[Hand]:
    """Hands on the keyboard."""
    return nullcontext(
        Hand(
            driver,
            lambda: driver.key(pygame.K_RETURN),
            lambda: driver.key(pygame.K_RIGHT),
            lambda: driver.key(pygame.K_ESCAPE),
        )
    )


class _Pad(AbstractContextManager[Hand]):
    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._plugged = driver.pad(frames=1)

    def __enter__(self) -> Hand:
        tap = self._plugged.__enter__()
        return Hand(self._driver, lambda: tap("a"), lambda: tap("dpright"), lambda: tap("b"))

    def __exit__(self, *error: object) -> None:
        self._plugged.__exit__(*error)


def pad(driver: Driver) -> AbstractContextManager[Hand]:
    """Hands on a gamepad, which is plugged in meanwhile."""
    return _Pad(driver)


def mouse(driver: Driver) -> AbstractContextManager[Hand]:
    """A hand on the mouse: it clicks on what has the focus."""

    def click() -> None:
        driver.click(*place_of_focus(driver).center)

    return nullcontext(Hand(driver, click, lambda: None, lambda: driver.click(4, 4, button=3)))


def place_of_focus(driver: Driver) -> FRect:
    """The place of what would be pressed now."""
    top = driver.top
    form = getattr(top, "form", None)
    if form is not None:
        return form.place_of(form.focus)
    if isinstance(top, ScoringScene):
        driver.until(lambda: not top.counting and bool(top.areas))
        return top.areas[0]
    raise AssertionError(f"nothing to click on {top}")


DEVICES = {"keyboard": keyboard, "gamepad": pad, "mouse": mouse}
