"""Between scenes the old picture fades over the new one, briefly, without delaying input."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.arcade.rooms import HubScene
from game.scenes.dialog import DialogScene
from game.scenes.menus.settings.scene import SettingsScene
from game.scenes.menus.title import TitleScene
from game.ui.animation.crossfade import SECONDS
from tests.support.driving import STEP, Driver

SLOWEST = 0.25
"""The maximum length of a transition, in seconds."""


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    """Return a driver at the title, with frames as players have them."""
    made = Driver(tmp_path)
    made.app.bounded = True
    made.frames(60)
    return made


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.app.surface, "RGB")


def picture_of_top_scene(driver: Driver) -> bytes:
    """Return the picture of the top scene alone."""
    driver.app.bounded = False
    driver.app.draw()
    driver.app.bounded = True
    return pixels(driver)


def test_old_scene_fades_within_a_quarter_of_a_second(driver: Driver) -> None:
    driver.app.context.screens.arcade()
    driver.frames(1)
    begun = pixels(driver)
    driver.frames(3)
    later = pixels(driver)
    driver.frames(round((SLOWEST - 4 * STEP) / STEP))
    ended = pixels(driver)
    assert SECONDS <= SLOWEST
    assert ended == picture_of_top_scene(driver)
    assert len({begun, later, ended}) == 3


def test_press_during_a_fade_counts_in_the_new_scene(driver: Driver) -> None:
    driver.app.context.screens.arcade()
    driver.frames(1)
    assert driver.on(HubScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TitleScene)
    driver.app.context.screens.settings()
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, SettingsScene)
    place = scene.form.focus
    driver.key(pygame.K_RIGHT)
    assert scene.form.focus != place
    driver.frames(30)
    assert pixels(driver) == picture_of_top_scene(driver), "nothing of the old scene is left after a press"


def test_nothing_fades_with_reduced_motion(driver: Driver) -> None:
    driver.app.context.change(reduced_motion=True)
    driver.app.context.screens.arcade()
    driver.frames(1)
    assert pixels(driver) == picture_of_top_scene(driver)


def test_dialog_over_a_scene_appears_immediately(driver: Driver) -> None:
    driver.open(DialogScene(driver.app.context), frames=1)
    assert pixels(driver) == picture_of_top_scene(driver)


def test_still_scene_rests_after_the_fade(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(driver.app.context.input, "wait", waits.append)
    driver.app.context.screens.arcade()
    driver.frames(2)
    driver.now += 10
    driver.app.sleep_until_due()
    assert not waits
    driver.frames(20)
    driver.now += 10
    driver.app.sleep_until_due()
    assert len(waits) == 1


def test_old_picture_of_another_size_disappears(driver: Driver) -> None:
    driver.app.context.screens.arcade()
    driver.frames(1)
    pygame.display.set_mode((1000, 600))
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(1000, 600), w=1000, h=600))
    driver.frames(1)
    assert driver.app.surface.get_size() == (1000, 600)
    driver.frames(1)
    assert pixels(driver) == picture_of_top_scene(driver)
