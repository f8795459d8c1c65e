"""New players learn once, before the first question, which key lists all keys: by speech and as a caption."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.match.table import TableScene
from game.ui.devices.actions import Action
from game.voice.speech_queue import Urgency
from tests.support.driving import Driver
from tests.support.playing import deal
from tests.support.screen_text import ScreenText

WORDS = "Press F1 for all keys here."


@pytest.fixture
def driver_of_newcomer(driver: Driver) -> Iterator[Driver]:
    driver.app.context.change(told_keys=False)
    return driver


def start_listening(driver: Driver, game: str = "six_takes") -> list[tuple[str, Urgency]]:
    """Start a match and run it to the first question; return all words passed to the voice."""
    heard: list[tuple[str, Urgency]] = []
    context = driver.app.context
    context.captions.sinks = (lambda words, urgency: heard.append((str(words), urgency)),)
    deal(driver, game)
    driver.until(lambda: any(urgency is Urgency.ASKED for _words, urgency in heard))
    return heard


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_key_list_is_announced_before_the_first_question(
    driver_of_newcomer: Driver, text: ScreenText, game: str, speed: str
) -> None:
    driver_of_newcomer.app.context.change(speed=speed)
    heard = start_listening(driver_of_newcomer, game)
    words = [words for words, _urgency in heard]
    assert words.count(WORDS) == 1
    assert heard[words.index(WORDS)][1] is Urgency.TOLD
    asked = [urgency for _words, urgency in heard].index(Urgency.ASKED)
    assert words.index(WORDS) < asked
    assert driver_of_newcomer.app.context.captions.current == WORDS
    assert WORDS in " ".join(one.words for one in text.texts(driver_of_newcomer))


def test_key_list_is_announced_only_once(driver_of_newcomer: Driver, tmp_path: Path) -> None:
    assert WORDS in [words for words, _urgency in start_listening(driver_of_newcomer)]
    for _ in range(3):
        driver_of_newcomer.key(pygame.K_RETURN)
        driver_of_newcomer.until(lambda: driver_of_newcomer.asked or not driver_of_newcomer.on(TableScene))
    driver_of_newcomer.app.context.screens.title()
    assert WORDS not in [words for words, _urgency in start_listening(driver_of_newcomer)]
    driver_of_newcomer.close()
    again = Driver(tmp_path)
    assert again.app.context.settings.told_keys


def test_announcement_names_the_bound_key(driver_of_newcomer: Driver) -> None:
    context = driver_of_newcomer.app.context
    context.rebind(context.input.bindings.with_key(Action.KEYS, "k"))
    assert "Press K for all keys here." in [words for words, _urgency in start_listening(driver_of_newcomer)]


def test_announcement_names_the_menu_button_of_a_gamepad(driver_of_newcomer: Driver) -> None:
    with driver_of_newcomer.pad() as tap:
        tap("rightshoulder")
        words = [words for words, _urgency in start_listening(driver_of_newcomer)]
    assert "Press Start for the menu: it lists all buttons here." in words
    assert WORDS not in words
