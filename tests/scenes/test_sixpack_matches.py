"""Peculiarities of Sixpack in the real scenes."""

import pygame

from game.scenes.match.pause import PauseScene
from game.scenes.match.table import TableScene
from tests.support.driving import Driver
from tests.support.playing import start


def test_gamepad_opens_and_closes_a_close_up(driver: Driver) -> None:
    table = start(driver, "sixpack").table
    with driver.pad() as press:
        for button, shown in (("x", True), ("b", False)):
            press(button)
            assert (table.close_up is not None) == shown


def test_escape_closes_one_thing_at_a_time_before_it_pauses(driver: Driver) -> None:
    table = start(driver, "sixpack").table
    driver.key(pygame.K_v, pygame.K_c)
    assert table.close_up is not None
    driver.key(pygame.K_ESCAPE)
    assert table.close_up is None
    assert table.focus.browsing
    driver.key(pygame.K_ESCAPE)
    assert not table.focus.browsing
    assert driver.on(TableScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
