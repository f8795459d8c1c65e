"""Every screen at several sizes: it draws, its text stays on the canvas, it can be left."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.frame import WidgetScene
from game.scenes.glossary.scene import GlossaryScene, SoundsScene
from game.scenes.match.launch import start_match
from game.scenes.match.log import LogScene
from game.scenes.menus.picker import PickerScene
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.page import ChapterScene
from game.scenes.menus.settings.scene import SettingsScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.matches import MatchesScene
from game.scenes.records.wall import RecordsScene
from game.ui.forms.widgets import Opener
from tests.support import toy_game
from tests.support.driving import Driver
from tests.support.light_thinking import hurry
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText

SIZES = [((960, 540), 1.5), ((1920, 1080), 0.8), ((1680, 720), 1.25), ((1280, 720), 1.0), ((1280, 800), 1.0)]


@pytest.fixture(params=sampled([(size,) for size in SIZES], 2))
def driver(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Driver]:
    hurry(monkeypatch)
    size, scale = request.param
    made = Driver(tmp_path, size=size)
    made.app.context.change(ui_scale=scale)
    yield made
    made.close()


def test_screens_around_the_table(driver: Driver, text: ScreenText) -> None:
    context, stack = driver.app.context, driver.app.stack
    text.of(driver)
    for make in (
        lambda: SettingsScene(context),
        *(partial(ChapterScene, context, chapter) for chapter in CHAPTERS),
        lambda: ControlsScene(context),
        lambda: GlossaryScene(context),
        *(partial(SoundsScene, context, kit) for kit in (None, *GAMES.values())),
        lambda: MatchesScene(context, "six_takes"),
        lambda: RecordsScene(context, "six_takes"),
        lambda: LogScene(context),
    ):
        scene = make()
        stack.push(scene)
        driver.frames(2)
        text.of(driver)
        assert isinstance(scene, WidgetScene)
        for _ in range(len(scene.form.widgets) + 1):
            driver.key(pygame.K_TAB)
            focused = scene.form.place_of(scene.form.focus) if scene.form.widgets else scene.form.area
            assert scene.form.area.inflate(4, 4).contains(focused), "the focus is out of view"
        driver.key(pygame.K_ESCAPE)
        assert driver.on(TitleScene)


def test_screens_of_a_second_game(driver: Driver, text: ScreenText, monkeypatch: pytest.MonkeyPatch) -> None:
    toy_game.register(monkeypatch)
    context, stack = driver.app.context, driver.app.stack
    context.change(game="toy", setups={"toy": {"options": {"kind": "own"}}})
    driver.top.resume()
    driver.frames(2)
    text.of(driver)
    setup = SetupScene(context, "toy")
    stack.push(setup)
    driver.frames(2)
    text.of(driver)
    place = next(place for place, row in enumerate(setup.form.widgets) if isinstance(row, Opener))
    setup.form.focus = place
    driver.key(pygame.K_RETURN)
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, PickerScene)
    text.of(driver)
    for _ in range(len(scene.form.widgets) + 1):
        driver.key(pygame.K_TAB)
        assert scene.form.area.inflate(4, 4).contains(scene.form.place_of(scene.form.focus))


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
