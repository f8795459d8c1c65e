"""Playing a run in real scenes with the keys, buttons or mouse of one device."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

import pygame
from pygame import FRect

from game.arcade.run.charms import RACK_SIZE
from game.arcade.run.entries import CharmsPassed, Pay, PlaceKind, SatDown, StallLeft, TableEnded
from game.arcade.run.scoring import run_scoring_of
from game.arcade.run.state import AtStall, ChooseCharm, Run
from game.cardgames.registry import GAMES
from game.scenes.awards.saving import save_earned_looks
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.run.charms.choice import CharmChoiceScene
from game.scenes.run.charms.stall import StallScene
from game.scenes.run.dialogs import GuideScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.initials import InitialsScene
from game.scenes.run.results.score_sheet import ScoreSheetScene
from game.scenes.run.run_session import RunSession
from game.tables.table_view import TableView
from tests.support.clicking import click_choice
from tests.support.driving import Driver

MOST = 6000


def start_run(driver: Driver, *, learnt: bool = True) -> RunSession:
    """Start a new run or resume the open one, close the guide, and return the run at its map.

    With `learnt`, the player has finished all tutorials, so that tables offer none, and has their hats.
    """
    if learnt:
        driver.app.context.change(tutorials=dict.fromkeys(GAMES, True))
        save_earned_looks(driver.app.context)
    else:
        driver.app.context.archive.unplayable.clear()
    driver.app.context.screens.run()
    if driver.on(GuideScene):
        driver.top.back()
    driver.frames(1)
    return play_of(driver)


def play_of(driver: Driver) -> RunSession:
    return next(scene for scene in driver.app.stack.scenes if isinstance(scene, MapScene)).play


def tables_of(play: RunSession) -> list[int]:
    return [one for one in play.run.pending.nodes if play.node(one).kind is PlaceKind.TABLE]


def skip(play: RunSession, *, met: bool = True, take: bool = True) -> Run:
    """End a table without playing it, preferring one that pays a charm; return the run.

    With `take`, also decline the charms offered and leave the stall.
    """
    node = max(tables_of(play), key=lambda one: play.node(one).pays is Pay.CHARM)
    play.add(SatDown(node, play.run.table_seed(node), "no-match.sixes"))
    combo = run_scoring_of(play.node(node).game).combos[0]
    play.add(TableEnded(met=met, result=-4.0, ghosts=(-5.0, -3.0), combos={combo.id: 6}))
    if take and isinstance(play.run.pending, ChooseCharm):
        play.add(CharmsPassed())
    if take and isinstance(play.run.pending, AtStall):
        play.add(StallLeft())
    return play.run


def with_rack(play: RunSession, *charms: str) -> None:
    from msgspec.structs import replace

    play.saved.run = replace(play.run, rack=charms)


def play_a_card(driver: Driver) -> None:
    session = driver.table.session
    session.choose(session.game.choices(session.view)[0])
    driver.until(lambda: driver.asked or not driver.on(TableScene))


class Controls:
    def __init__(
        self,
        driver: Driver,
        confirm: Callable[[], object],
        right: Callable[[], object],
        cancel: Callable[[], object],
        pass_on: Callable[[], object],
    ) -> None:
        """Create controls; `pass_on` declines the charms on offer or leaves the stall."""
        self.driver = driver
        self.confirm, self.right, self.cancel, self.pass_on = confirm, right, cancel, pass_on

    def step(self) -> None:
        """Do what the scene on top expects."""
        driver = self.driver
        if driver.on(TableScene):
            driver.until(lambda: not driver.on(TableScene) or driver.asked)
            if driver.on(TableScene):
                self.confirm()
        elif driver.on(ScoreSheetScene):
            driver.wait_for(lambda: not driver.top.waiting)
            self.confirm()
        elif driver.on(StallScene):
            self.pass_on()
            driver.frames(1)
        elif driver.on(CharmChoiceScene) and not driver.top.play.run.is_takeable(driver.top.offered[0]):
            self.pass_on()
        elif driver.on(ScoringScene):
            self.confirm()
            driver.frames(1)
        else:
            self.confirm()
            driver.frames(2)

    def until(self, *kinds: type) -> None:
        """Continue until a scene of one of these types is on top."""
        for _ in range(MOST):
            if any(map(self.driver.on, kinds)):
                return
            self.step()
        raise AssertionError(f"never came; on top: {self.driver.top}")


def keyboard(driver: Driver) -> AbstractContextManager[Controls]:
    """Return controls for the keyboard."""
    return nullcontext(
        Controls(
            driver,
            lambda: driver.key(pygame.K_RETURN),
            lambda: driver.key(pygame.K_RIGHT),
            lambda: driver.key(pygame.K_ESCAPE),
            lambda: (
                focus_exit_button(
                    driver, lambda: driver.key(pygame.K_DOWN), lambda: driver.key(pygame.K_RIGHT)
                ),
                driver.key(pygame.K_RETURN),
            ),
        )
    )


class _Pad(AbstractContextManager[Controls]):
    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._plugged = driver.pad(frames=1)

    def __enter__(self) -> Controls:
        tap = self._plugged.__enter__()
        driver = self._driver
        return Controls(
            driver,
            lambda: tap("a"),
            lambda: tap("dpright"),
            lambda: tap("b"),
            lambda: (focus_exit_button(driver, lambda: tap("dpdown"), lambda: tap("dpright")), tap("a")),
        )

    def __exit__(self, *error: object) -> None:
        self._plugged.__exit__(*error)


def pad(driver: Driver) -> AbstractContextManager[Controls]:
    return _Pad(driver)


def mouse(driver: Driver) -> AbstractContextManager[Controls]:
    """Return controls for the mouse: click cards, and otherwise whatever has the focus."""

    def click() -> None:
        if driver.on(TableScene):
            click_on_the_table(driver)
        elif driver.on(InitialsScene):
            draw_once(driver)
            driver.click_row("Done")
        else:
            driver.click(*area_to_press(driver).center)

    def pass_on() -> None:
        draw_once(driver)
        driver.click_row("Swim on" if driver.on(StallScene) else "Take none")

    return nullcontext(Controls(driver, click, lambda: None, lambda: driver.click(4, 4, button=3), pass_on))


def click_on_the_table(driver: Driver) -> None:
    """Make the first legal choice by clicking the table."""
    session, table = driver.table.session, driver.table.table
    assert isinstance(table, TableView)
    before = len(session.match.history)
    choice = session.game.choices(session.view)[0]
    draw_once(driver)
    click_choice(driver, table, choice, lambda: len(session.match.history) > before)


def focus_exit_button(driver: Driver, down: Callable[[], object], right: Callable[[], object]) -> None:
    """Move the focus from the charms past those on the rack to the button that takes nothing."""
    draw_once(driver)
    down()
    for _ in range(RACK_SIZE + 1):
        if driver.top.form.focused.text in ("Take none", "Swim on"):
            return
        right()
    raise AssertionError(f"on {driver.top.form.focused.text}")


def draw_once(driver: Driver) -> None:
    seen, driver.app.seen = driver.app.seen, True
    driver.app.draw()
    driver.app.seen = seen


def area_to_press(driver: Driver) -> FRect:
    """Return the area of whatever would be pressed now."""
    top = driver.top
    form = getattr(top, "form", None)
    if form is not None:
        draw_once(driver)
        return form.area_of(form.focus)
    if isinstance(top, ScoringScene):
        driver.until(lambda: not top.counting)
        draw_once(driver)
        return top.areas[0]
    raise AssertionError(f"nothing to click on {top}")


DEVICES = {"keyboard": keyboard, "gamepad": pad, "mouse": mouse}
