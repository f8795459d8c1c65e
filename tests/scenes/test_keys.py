"""The list of keys: what they do on the screen below, by the device in use."""

from __future__ import annotations

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.keys import KeysScene
from game.scenes.match.launch import start_match
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.trouble import TroubleScene
from tests.driving import Driver
from tests.every_input import Stagecoach
from tests.hearing import ear
from tests.short_matches import SHORT, ducklings


def listed(driver: Driver) -> list[str]:
    assert isinstance(driver.top, KeysScene)
    return [widget.describe().removesuffix(".") for widget in driver.top.form.widgets]


def test_the_list_is_read_and_closed_by_the_key_that_opened_it(driver: Driver) -> None:
    heard: list[str] = []
    driver.app.context.captions.sinks = (ear(heard),)
    driver.key(pygame.K_F1)
    assert "Enter: confirm" in listed(driver)
    assert "F2: speech" in listed(driver)
    driver.key(pygame.K_DOWN)
    assert any(words.startswith("Keys here. Arrow up: up") for words in heard)
    assert heard[-1].startswith("Arrow down: down")
    driver.key(pygame.K_F1)
    assert driver.on(TitleScene)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_lists_all_that_reads_there(driver: Driver, game: str) -> None:
    context = driver.app.context
    start_match(context, driver.app.stack, game, ducklings(context, game), SHORT[game], rated=False)
    driver.frames(2)
    reading = driver.table.table.reading
    driver.key(pygame.K_F1)
    names = {line.partition(": ")[2] for line in listed(driver)}
    assert {action.value.replace("_", " ") for action in reading} <= names
    assert {"hint", "undo", "menu", "log", "faster"} <= names
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TableScene)


def test_keys_that_were_changed_are_listed_as_they_are(driver: Driver) -> None:
    bindings = driver.app.context.input.bindings
    driver.app.context.rebind(bindings.with_key(driver.top.keys[0], "k"))
    driver.key(pygame.K_F1)
    assert "K: up" in listed(driver)


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_lists_its_keys_aloud(driver: Driver, game: str) -> None:
    heard: list[str] = []
    driver.app.context.captions.sinks = (ear(heard),)
    stagecoach = Stagecoach(driver, game, examples=slice(0, 1))
    for name, opening in stagecoach.scenes.items():
        if name in ("name", "keys"):
            # A name is being typed, and keys are letters there; or the list is open already.
            continue
        opening()
        driver.app.seen = False
        driver.frames(1)
        scene = driver.top
        assert scene is not None
        if isinstance(scene, TroubleScene):
            continue
        heard.clear()
        driver.key(pygame.K_F1)
        assert driver.on(KeysScene), name
        assert heard[0].startswith("Keys here. "), name
        assert len(listed(driver)) > len(scene.keys), name
        driver.key(pygame.K_F1)
        assert driver.top is scene, name
