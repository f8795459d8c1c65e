"""Every screen at several sizes: it draws, its text stays on the canvas, it can be left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.scenes.frame import FormScene
from game.scenes.match.launch import start_match
from game.scenes.match.log import LogScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.picker import PickerScene
from game.scenes.menus.settings import ControlsScene, SettingsScene
from game.scenes.menus.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.review.records import RecordsScene
from game.scenes.review.replay import ReplayScene, open_replay
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Opener
from tests import toy_game
from tests.driving import Driver
from tests.light_thinking import hurry
from tests.sampling import sampled

SIZES = [((1280, 720), 1.0), ((960, 540), 1.5), ((1920, 1080), 0.8), ((1680, 720), 1.25), ((1280, 800), 1.0)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0][0]}x{size[0][1]}@{size[1]}")
def driver(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Driver]:
    hurry(monkeypatch)
    size, scale = request.param
    made = Driver(tmp_path, size=size)
    made.app.context.change(ui_scale=scale)
    yield made
    made.close()


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.FRect, pygame.FRect]]:
    """Every text that is drawn, with its place and the canvas."""
    seen: list[tuple[str, pygame.FRect, pygame.FRect]] = []
    plain = Pen.text

    def text(self: Pen, words: str, *args, **how) -> pygame.FRect:
        place = plain(self, words, *args, **how)
        if self.screen.surface.get_clip().size == self.screen.surface.get_size():
            seen.append((words, place, self.area))
        return place

    monkeypatch.setattr(Pen, "text", text)
    return seen


def check(driver: Driver, texts: list) -> None:
    texts.clear()
    driver.app.draw()
    assert texts
    for words, place, canvas in texts:
        assert canvas.inflate(2, 2).contains(place), f"{words!r} at {place} leaves {canvas}"


def test_screens_around_the_table(driver: Driver, texts: list) -> None:
    context, stack = driver.app.context, driver.app.stack
    check(driver, texts)
    for make in (
        lambda: SetupScene(context, "six_takes"),
        lambda: SettingsScene(context),
        lambda: ControlsScene(context),
        lambda: RecordsScene(context, "six_takes"),
        lambda: LogScene(context),
    ):
        scene = make()
        stack.push(scene)
        driver.frames(2)
        check(driver, texts)
        assert isinstance(scene, FormScene)
        for _ in range(len(scene.form.widgets) + 1):
            driver.key(pygame.K_TAB)
            focused = scene.form.place_of(scene.form.focus) if scene.form.widgets else scene.form.area
            assert scene.form.area.inflate(4, 4).contains(focused), "the focus is out of view"
        driver.key(pygame.K_ESCAPE)
        assert driver.on(TitleScene)


def test_screens_of_a_second_game(driver: Driver, texts: list, monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game.register(monkeypatch)
    context, stack = driver.app.context, driver.app.stack
    context.change(game="toy", setups={"toy": {"options": {"kind": "own"}}})
    driver.top.resume()
    driver.frames(2)
    check(driver, texts)
    setup = SetupScene(context, "toy")
    stack.push(setup)
    driver.frames(2)
    check(driver, texts)
    place = next(place for place, row in enumerate(setup.form.widgets) if isinstance(row, Opener))
    setup.form.focus = place
    driver.key(pygame.K_RETURN)
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, PickerScene)
    check(driver, texts)
    for _ in range(len(scene.form.widgets) + 1):
        driver.key(pygame.K_TAB)
        assert scene.form.area.inflate(4, 4).contains(scene.form.place_of(scene.form.focus))


@pytest.mark.parametrize(("driver", "seats"), sampled(product(SIZES, [2, 4, 7, 10]), 7), indirect=["driver"])
def test_table_scoring_pause_and_replay(driver: Driver, texts: list, seats: int) -> None:
    context, stack = driver.app.context, driver.app.stack
    cast = [one.id for one in context.opponents if one.level != "swan"] + ["odette"]
    start_match(context, stack, "six_takes", tuple(cast[: seats - 1]), {"limit": 0})
    turns = 0
    while True:
        driver.until(
            lambda: driver.on(ScoringScene) or (not driver.table.show.busy and driver.table.session.my_turn)
        )
        if driver.on(ScoringScene):
            break
        if turns % 4 == 0:
            check(driver, texts)
        turns += 1
        driver.key(pygame.K_RETURN)
    check(driver, texts)
    path = driver.table.session.journal.path
    assert driver.on(ScoringScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TitleScene)
    assert open_replay(context, stack, path)
    driver.frames(3)
    check(driver, texts)
    assert driver.on(ReplayScene)
    driver.key(pygame.K_ESCAPE)
    start_match(context, stack, "six_takes", tuple(cast[: seats - 1]), {"draft": True})
    driver.until(lambda: not driver.table.show.busy and driver.table.session.my_turn)
    check(driver, texts)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    check(driver, texts)
    assert isinstance(driver.table, TableScene)


def test_the_window_may_be_resized_while_cards_fly(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.app.context.change(speed="normal")
    start_match(driver.app.context, driver.app.stack, "six_takes", ("bob", "celia"), {})
    for size in ((1500, 800), (500, 300), (1000, 1000)):
        driver.frames(9)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        driver.frames(2)
        wanted = max(size[0], 960), max(size[1], 540)
        assert driver.app.surface.get_size() == wanted
    driver.close()
