"""The settings of controls: each row takes effect at once and is kept."""

import pygame

from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.page import ChapterScene
from game.storage import settings
from game.storage.settings import Settings
from game.ui.devices.feel import HOLD, REPEATS
from tests.support.driving import Driver


def stored(driver: Driver) -> Settings:
    found, problem = settings.load(driver.app.context.places.settings)
    assert problem is None
    return found


def focus(driver: Driver, words: str) -> None:
    """Open the chapter, with the focus on the row whose words begin so."""
    chapter = next(one for one in CHAPTERS if one.title == "Controls")
    driver.app.stack.push(ChapterScene(driver.app.context, chapter))
    driver.frames(1)
    form = driver.top.form
    place = next(at for at, row in enumerate(form.widgets) if row.describe().startswith(words))
    for _ in form.widgets:
        if form.focus == place:
            return
        driver.key(pygame.K_TAB)
    raise AssertionError(words)


def test_the_dead_zone(driver: Driver) -> None:
    focus(driver, "Stick dead zone: 60")
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_LEFT)
    assert driver.app.context.input.feel.dead_zone == stored(driver).dead_zone == 0.5
    assert stored(driver).dead_zone == 0.5


def test_the_repeat_of_held_keys(driver: Driver) -> None:
    focus(driver, "Key repeat: Normal")
    for name in ("slow", "off", "normal"):
        driver.key(pygame.K_RIGHT)
        assert stored(driver).repeat == name
        assert driver.app.context.input.feel.repeat == REPEATS[name]


def test_rumble_is_a_share(driver: Driver) -> None:
    focus(driver, "Rumble: 100")
    for _ in range(20):
        driver.key(pygame.K_LEFT)
    assert driver.app.context.settings.rumble_strength == stored(driver).rumble_strength == 0.0


def test_hold_to_confirm(driver: Driver) -> None:
    focus(driver, "Hold to confirm: Off")
    driver.key(pygame.K_RIGHT)
    assert stored(driver).hold_to_confirm
    assert driver.app.context.input.feel.hold == HOLD
    driver.key(pygame.K_RETURN)
    assert stored(driver).hold_to_confirm, "Enter itself must be held now"
    driver.key(pygame.K_LEFT)
    assert not stored(driver).hold_to_confirm
    assert driver.app.context.input.feel.hold == 0


def test_the_left_handed_fan(driver: Driver) -> None:
    focus(driver, "Left-handed fan: Off")
    driver.key(pygame.K_RIGHT)
    assert stored(driver).left_handed
    assert driver.app.context.table_services().settings.left_handed
