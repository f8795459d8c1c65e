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


def hinted(driver: Driver, game: str) -> None:
    """Start a match in which something was chosen, and the next choice has its hint."""
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
def test_hint_is_undone_with_the_choice_before_it(game: str, driver: Driver) -> None:
    hinted(driver, game)
    captions = driver.app.context.captions
    before = len(captions.history)
    driver.app.handle(ActionPressed(Action.UNDO))
    driver.app.handle(ActionPressed(Action.HINT))
    assert list(captions.history)[before:] == ["Undone."], "the hint was for a choice that came later"
    driver.until(lambda: driver.table.session.advice is not None)
    driver.frames(2)
    session = driver.table.session
    assert session.advice.choice in session.game.choices(session.view)


@pytest.mark.parametrize("game", GAMES)
def test_undo_from_the_pause_menu_and_pausing_again(game: str, driver: Driver) -> None:
    hinted(driver, game)
    press(driver, pygame.K_ESCAPE)
    while not driver.on(PauseScene):
        press(driver, pygame.K_ESCAPE)
    press(driver, pygame.K_DOWN)
    press(driver, pygame.K_RETURN, pygame.K_F10)
    assert driver.on(PauseScene)
    assert driver.app.context.captions.history[-1] == "Undone."
    assert driver.table.table.model.hint is None, "the table behind would still be drawn with the hint"
    driver.frames(3)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_chosen_before_it_is_seen(game: str, driver: Driver) -> None:
    """A player who is asked again immediately hasn't seen the question: the next press is for the screen's
    content.
    """
    start(driver, game)
    for _ in range(40):
        if driver.on(ScoringScene):
            break
        before = own_choices(driver)
        press(driver, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)
        assert own_choices(driver) <= before + 1
        assert not any("may not choose" in words for words in driver.app.context.captions.history)
        driver.until(lambda: driver.asked or driver.on(ScoringScene))
