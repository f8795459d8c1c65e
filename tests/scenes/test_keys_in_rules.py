"""The rules of each game list its keys for the device in use, and the controls of every device."""

from unittest.mock import Mock

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.rulebook.rules import RulesScene
from game.ui.devices.actions import Action, ActionPressed, Device
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText


def keys_page(driver: Driver, game: str, heard: list[str], title: str = "Keys") -> str:
    """Turn to a page by keyboard, by default the one with the keys; return its announcement."""
    driver.app.context.screens.rules(game)
    assert isinstance(driver.top, RulesScene)
    while not heard or not heard[-1].startswith(f"{title}."):
        driver.key(pygame.K_PAGEDOWN)
    return heard[-1]


@pytest.mark.parametrize("game", GAMES)
def test_keys_are_announced_and_drawn(driver: Driver, text: ScreenText, game: str) -> None:
    read = keys_page(driver, game, driver.hear())
    assert "Enter: confirm. Esc: cancel. H: hint." in read
    assert "C: read card." in read
    drawn = [one.words for one in text.texts(driver)]
    assert {"Enter", "confirm", "H", "hint", "C", "read card"} <= {*drawn}


def test_gamepad_buttons_are_listed(driver: Driver, text: ScreenText) -> None:
    keys_page(driver, "six_takes", driver.hear())
    driver.app.handle(ActionPressed(Action.PREVIOUS, device=Device.GAMEPAD))
    driver.app.context.input.device = Device.GAMEPAD
    heard = driver.hear()
    driver.app.handle(ActionPressed(Action.NEXT, device=Device.GAMEPAD))
    assert "A: confirm. B: cancel." in heard[-1]
    assert {"A", "B"} <= {one.words for one in text.texts(driver)}


@pytest.mark.parametrize("game", GAMES)
def test_controls_are_drawn_for_every_device(driver: Driver, text: ScreenText, game: str) -> None:
    read = keys_page(driver, game, driver.hear(), "Controls")
    assert "H: a hint, in practice." in read
    assert "V: explore the" in read
    drawn = [one.words for one in text.texts(driver)]
    assert {"Enter", "A", "H", "RT", "V", "Y", "F10", "Start", "a hint, in practice"} <= {*drawn}
    heard = driver.hear()
    for action in (Action.PREVIOUS, Action.NEXT):
        driver.app.context.input.device = Device.GAMEPAD
        driver.app.handle(ActionPressed(action, device=Device.GAMEPAD))
    # A gamepad has no button for the speed.
    assert "Slower, faster." in heard[-1]


def test_consecutive_keys_are_shortened(driver: Driver, text: ScreenText) -> None:
    """Six consecutive keys are drawn as the first and the last, and four directions as a stick."""
    read = keys_page(driver, "must_be_18", driver.hear(), "Controls")
    assert "1, 2, 3, 4, 5 and 6: read a column." in read
    drawn = [one.words for one in text.texts(driver)]
    assert {"1", "…", "6", "RS"} <= {*drawn}
    assert "3" not in drawn


@pytest.mark.parametrize("game", GAMES)
def test_keys_with_the_same_effect_are_listed_once(driver: Driver, game: str) -> None:
    read = keys_page(driver, game, driver.hear())
    names = [line.split(": ")[1] for line in read.split(". ") if ": " in line]
    assert len(names) == len({*names})


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("six_takes", "1 to 4: read a row."),
        ("sixpack", "1 to 3: read a pile."),
        ("must_be_18", "1 to 6: read a column."),
    ],
)
def test_number_keys_are_on_one_line(driver: Driver, text: ScreenText, game: str, line: str) -> None:
    """Unless the player moved one of them."""
    assert line in keys_page(driver, game, driver.hear())
    key, words = line.removesuffix(".").split(": ")
    assert {key, words} <= {one.words for one in text.texts(driver)}
    context = driver.app.context
    context.input.bindings = context.input.bindings.with_key(Action.ANNOUNCE_ROW_2, "z")
    driver.key(pygame.K_PAGEUP)
    heard = driver.hear()
    driver.key(pygame.K_PAGEDOWN)
    assert key not in heard[-1]
    assert words in heard[-1]


@pytest.mark.parametrize("game", GAMES)
def test_page_is_read_by_paragraph_while_speech_is_on(driver: Driver, game: str) -> None:
    """Up and down read single paragraphs, which together are the whole page; at the end they turn it."""
    heard = driver.hear()
    driver.app.context.aloud = Mock(on=True, speakers=())
    driver.app.context.screens.rules(game)
    rules = driver.top
    for page in range(rules.page_count - 1):
        whole, count = heard[-1], len(heard)
        if page in rules.albums:
            driver.key(pygame.K_PAGEDOWN)
            continue
        for _ in range(99):
            driver.key(pygame.K_DOWN)
            if rules.page != page:
                break
        paragraphs = heard[count:-1]
        assert whole.endswith(" ".join(paragraphs))
        assert rules.page == page + 1
    for _ in range(40):
        driver.key(pygame.K_DOWN)
    last = len(heard)
    driver.key(pygame.K_DOWN)
    assert heard[last:] == heard[last - 1 : last], "the end must be read again"
    driver.key(pygame.K_PAGEUP, pygame.K_HOME)
    whole = heard[-1]
    driver.key(pygame.K_DOWN, pygame.K_UP)
    assert whole == f"{heard[-1]} {whole.removeprefix(heard[-1]).strip()}"
    driver.key(pygame.K_F1)
    assert "Down arrow: next paragraph." in [row.describe() for row in driver.top.form.widgets]


def test_down_turns_the_page_while_speech_is_off(driver: Driver) -> None:
    driver.app.context.screens.rules("sixpack")
    rules = driver.top
    driver.key(pygame.K_DOWN)
    assert rules.page == 1
    driver.key(pygame.K_UP)
    assert rules.page == 0


def test_pages_say_which_key_starts_and_goes_on(driver: Driver) -> None:
    heard = driver.hear()
    driver.key(pygame.K_TAB)
    driver.app.context.screens.rules("six_takes")
    rules = driver.top
    rules._turn_to(next(iter(rules.lessons)))
    assert heard[-1].endswith(" Enter: go on.")
    driver.key(pygame.K_END)
    assert heard[-1].endswith(" Enter: Start the tutorial.")


def test_exercise_is_read_with_the_focused_card(driver: Driver) -> None:
    """Otherwise, a player who only listens might choose a card unheard."""
    heard = driver.hear()
    driver.app.context.screens.rules("sixpack")
    rules = driver.top
    rules._turn_to(next(iter(rules.albums)))
    driver.key(pygame.K_RETURN, frames=2)
    example = driver.top
    assert heard[-1].endswith(f"Try it: {example.trial.task.prompt} {example.trial.board.focus_words}")
    assert example.trial.board.focus_words
