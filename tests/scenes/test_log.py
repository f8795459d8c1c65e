"""The log of a match: a page for each round, newest first, turned by every device."""

import pygame
import pytest

from game.scenes.dialog import AnswerPlank, LogLine
from game.scenes.match.log import LogScene
from tests.support.driving import Driver


def open_log(driver: Driver, rounds: int = 3) -> LogScene:
    captions = driver.app.context.captions
    captions.clear_history()
    for number in range(1, rounds + 1):
        captions.turn_page(f"Round {number}")
        for line in range(number * 4):
            captions.say(f"Words {line} of {number}.")
    driver.app.context.screens.log()
    driver.frames(1)
    assert driver.on(LogScene)
    return driver.top


def lines(scene: LogScene) -> list[str]:
    return [str(row.text) for row in scene.form.widgets if isinstance(row, LogLine)]


def planks_by_text(scene: LogScene) -> dict[str, pygame.FRect]:
    rows = enumerate(scene.form.widgets)
    return {str(row.text): scene.form.area_of(place) for place, row in rows if isinstance(row, AnswerPlank)}


def test_newest_page_comes_first_with_its_newest_line_focused(driver: Driver) -> None:
    scene = open_log(driver)
    assert lines(scene) == [f"Words {line} of 3." for line in range(12)]
    assert scene.form.focused is scene.form.widgets[11]
    assert list(planks_by_text(scene)) == ["‹ Round 2", "Back"]


def test_page_keys_turn_pages_and_each_is_announced(driver: Driver) -> None:
    scene, heard = open_log(driver), driver.hear()
    driver.key(pygame.K_PAGEUP)
    assert lines(scene) == [f"Words {line} of 2." for line in range(8)]
    assert str(heard[-1]).startswith("Match log: Round 2. Words 7 of 2.")
    assert list(planks_by_text(scene)) == ["‹ Round 1", "Back", "Round 3 ›"]
    driver.key(pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert len(lines(scene)) == 4
    assert str(heard[-1]).startswith("Words 3 of 1.")
    driver.key(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert len(lines(scene)) == 12


def test_gamepad_shoulders_turn_pages(driver: Driver) -> None:
    with driver.pad() as press:
        scene = open_log(driver)
        press("leftshoulder")
        assert len(lines(scene)) == 8
        press("rightshoulder")
        assert len(lines(scene)) == 12


def test_clicks_at_the_same_place_turn_pages(driver: Driver) -> None:
    scene = open_log(driver)
    for count in (8, 4):
        area = planks_by_text(scene)[f"‹ Round {count // 4}"]
        driver.click(*area.center)
        driver.frames(1)
        assert len(lines(scene)) == count
    assert planks_by_text(scene)["Back"].top == pytest.approx(area.top)
    assert scene.lowest < 0.7


def test_single_page_fits_its_lines_and_cannot_be_turned(driver: Driver) -> None:
    scene = open_log(driver, 1)
    assert list(planks_by_text(scene)) == ["Back"]
    assert str(scene.title) == "Match log: Round 1"
    driver.key(pygame.K_PAGEUP)
    assert len(lines(scene)) == 4
