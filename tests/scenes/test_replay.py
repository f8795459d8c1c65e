"""A replay: it is looked at only, and says so."""

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes import frame
from game.scenes.review.replay import ReplayScene
from game.ui.devices.actions import Action
from tests.support.driving import Driver
from tests.support.playing import start


def watch(driver: Driver, game: str) -> ReplayScene:
    """The replay of a match in which the player is asked, at its end."""
    start(driver, game)
    driver.until(lambda: driver.table.table.model.prompting)
    path = driver.table.session.journal.path
    driver.app.context.screens.title()
    driver.app.context.screens.watch(path)
    scene = driver.top
    assert isinstance(scene, ReplayScene)
    driver.key(pygame.K_END)
    driver.until(lambda: not scene.moving)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_asked_in_a_replay(game: str, driver: Driver) -> None:
    scene = watch(driver, game)
    view = scene.table.view
    assert scene.table.model.rules.choices(view), "live, the player would choose now"
    assert not scene.table.asking
    assert not scene.table.model.prompting


def test_the_prompt_says_what_a_press_does(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = watch(driver, "six_takes")
    told: list[dict[Action, str]] = []
    monkeypatch.setattr(frame, "draw_prompts", lambda *how, **_more: told.append(dict(how[3])))
    driver.frames(1)
    assert told[-1][Action.CONFIRM] == "go on"
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RETURN)
    assert scene.playing
    driver.app.draw()
    assert told[-1][Action.CONFIRM] == "pause"
