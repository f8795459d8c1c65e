"""Responses to keys are shown on every screen, with or without captions, and disappear again."""

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.answer_line import draw_answer_line
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.scene import SettingsScene
from game.ui.drawing.draw import Pen
from game.voice.captions import CaptionDuration
from tests.support.drawn_words import drawn_text
from tests.support.driving import Driver
from tests.support.spying import spy


def test_answer_disappears_once_read(driver: Driver) -> None:
    driver.key(pygame.K_m)
    assert "Sound off." in drawn_text(driver)
    driver.frames(100)
    assert "Sound off." not in drawn_text(driver)


def test_lasting_answer_disappears_with_a_press_once_read(driver: Driver) -> None:
    driver.app.context.change(caption_stay=CaptionDuration.NEXT.value)
    driver.key(pygame.K_m, pygame.K_TAB)
    assert "Sound off." in drawn_text(driver), "it disappeared before it was read"
    driver.frames(100)
    assert "Sound off." not in drawn_text(driver)
    driver.key(pygame.K_m, frames=100)
    assert "Sound on." in drawn_text(driver)
    driver.key(pygame.K_TAB)
    assert "Sound on." not in drawn_text(driver)


def test_answer_disappears_with_its_screen(driver: Driver) -> None:
    driver.key(pygame.K_m)
    driver.app.context.screens.settings()
    driver.frames(1)
    assert driver.on(SettingsScene)
    assert "Sound off." not in drawn_text(driver)
    driver.key(pygame.K_m)
    assert "Sound on." in drawn_text(driver)


def test_repeated_words_are_shown(driver: Driver) -> None:
    context = driver.app.context
    context.captions.clear()
    context.captions.clear_history()
    context.change(captions=False)
    driver.key(pygame.K_F6)
    assert "There’s nothing to repeat yet." in drawn_text(driver)
    context.captions.read("Pip takes row 3.")
    driver.key(pygame.K_F5)
    assert "Pip takes row 3." in drawn_text(driver)
    driver.key(pygame.K_F9)
    assert ("Copied." in drawn_text(driver)) or ("Copying doesn’t work here." in drawn_text(driver))
    context.captions.say("Dot takes row 4.")
    driver.key(pygame.K_F6)
    assert "Dot takes row 4." in drawn_text(driver)
    driver.key(pygame.K_F8)
    assert "D o t, t a k e s, r o w, 4 ." in drawn_text(driver)


# -- keys and buttons --------------------------------------------------------------------------------------


def test_waiting_for_a_new_key_is_shown_wherever_the_focus_is(driver: Driver) -> None:
    context = driver.app.context
    driver.open(ControlsScene(context), frames=1)
    for key in (pygame.K_END, pygame.K_UP, pygame.K_UP):
        driver.key(key)
    driver.key(pygame.K_RETURN)
    assert "Press the new key or button for: " in drawn_text(driver)
    driver.move(300, 200)
    assert "Press the new key or button for: " in drawn_text(driver), (
        "the message must stay when the pointer moves"
    )
    driver.key(pygame.K_F11)
    assert "F11 is now set to: " in drawn_text(driver)
    driver.key(pygame.K_DOWN)
    assert "F11 is now set to: " not in drawn_text(driver)


# -- the set-up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_end_key_goes_to_deal_in_the_set_up(game: str, driver: Driver) -> None:
    driver.app.context.screens.setup(game)
    driver.frames(1)
    driver.key(pygame.K_HOME, pygame.K_END)
    assert driver.top.form.focused.describe().startswith("Deal.")
    driver.key(pygame.K_TAB)
    assert driver.top.form.focus == 0


def test_only_the_shown_part_of_a_long_answer_is_wrapped(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the words of a whole page are repeated."""
    page, wrapped = "Pip takes row 3, as wide as it is. " * 100, spy(monkeypatch, Pen, "lines")
    area = draw_answer_line(driver.pen, page)
    wrapped_length = len(wrapped[0].args[1])
    assert wrapped_length < len(page) / 2
    shorter = draw_answer_line(driver.pen, page[: wrapped_length - 200])
    assert area.height == shorter.height, "all lines are full"
