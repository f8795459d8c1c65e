"""The rules of each game have a page with pictures of its keys, those of the device in use."""

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.rulebook.rules import RulesScene
from game.ui.devices.actions import Action, ActionPressed, Device
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText


def keys_page(driver: Driver, game: str, heard: list[str]) -> str:
    """Turn to the page with the keys by keyboard; return what is read."""
    driver.app.context.screens.rules(game)
    assert isinstance(driver.top, RulesScene)
    while not heard or not heard[-1].startswith("Keys."):
        driver.key(pygame.K_PAGEDOWN)
    return heard[-1]


@pytest.mark.parametrize("game", GAMES)
def test_keys_are_read_and_drawn(driver: Driver, text: ScreenText, game: str) -> None:
    read = keys_page(driver, game, driver.hear())
    assert "Enter: confirm. Esc: cancel. H: hint." in read
    assert "C: read card." in read
    drawn = [one.words for one in text.of(driver)]
    assert {"Enter", "confirm", "H", "hint", "C", "read card"} <= {*drawn}


def test_a_gamepad_sees_its_buttons(driver: Driver, text: ScreenText) -> None:
    keys_page(driver, "six_takes", driver.hear())
    driver.app.handle(ActionPressed(Action.PREVIOUS, device=Device.GAMEPAD))
    driver.app.context.input.device = Device.GAMEPAD
    heard = driver.hear()
    driver.app.handle(ActionPressed(Action.NEXT, device=Device.GAMEPAD))
    assert "A: confirm. B: cancel." in heard[-1]
    assert {"A", "B"} <= {one.words for one in text.of(driver)}
