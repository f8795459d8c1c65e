"""Several inputs in one frame, as after a slow one: each sees the effect of those before it."""

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.ui.devices.actions import Action, ActionPressed
from tests.support.driving import Driver
from tests.support.playing import own_choices, start


def press(driver: Driver, *keys: int) -> None:
    for key in keys:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
    driver.frames(1)


def start_with_hint(driver: Driver, game: str) -> None:
    """Start a match, choose at least twice, and get a hint for the next choice."""
    start(driver, game)
    session = driver.table.session
    while own_choices(driver) < 2 or len(session.game.choices(session.view)) < 2:
        press(driver, pygame.K_RETURN)
        driver.until(lambda: driver.asked)
    press(driver, pygame.K_h)
    driver.until(lambda: driver.table.session.advice is not None)
    driver.frames(2)
    assert "Hint: " in driver.app.context.captions.last


@pytest.mark.parametrize("game", GAMES)
def test_hint_after_undo_is_for_the_earlier_choice(game: str, driver: Driver) -> None:
    start_with_hint(driver, game)
    captions = driver.app.context.captions
    before = len(captions.history)
    driver.app.handle(ActionPressed(Action.UNDO))
    driver.app.handle(ActionPressed(Action.HINT))
    assert list(captions.history)[before:] == ["Undone."], "the old hint was for a later choice"
    driver.until(lambda: driver.table.session.advice is not None)
    driver.frames(2)
    session = driver.table.session
    assert session.advice.choice in session.game.choices(session.view)


@pytest.mark.parametrize("game", GAMES)
def test_undo_in_the_pause_menu_removes_the_hint_before_pausing_again(game: str, driver: Driver) -> None:
    start_with_hint(driver, game)
    press(driver, pygame.K_ESCAPE)
    while not driver.on(PauseScene):
        press(driver, pygame.K_ESCAPE)
    press(driver, pygame.K_DOWN)
    press(driver, pygame.K_RETURN, pygame.K_F10)
    assert driver.on(PauseScene)
    assert driver.app.context.captions.history[-1] == "Undone."
    assert driver.table.table.model.hint is None, "the table behind must not be drawn with the hint"
    driver.frames(3)


@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_answered_before_it_is_seen(game: str, driver: Driver) -> None:
    """Several presses in one frame make at most one choice, because a following question isn't drawn yet."""
    start(driver, game)
    for _ in range(40):
        if driver.on(ScoringScene):
            break
        before = own_choices(driver)
        press(driver, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)
        assert own_choices(driver) <= before + 1
        assert not any("may not choose" in words for words in driver.app.context.captions.history)
        driver.until(lambda: driver.asked or driver.on(ScoringScene))
