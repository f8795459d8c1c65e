"""Whole matches of You Must Be 18! through the real scenes, each with one device alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.must_be_18.table.focus import LAYING, Zone
from game.cardgames.must_be_18.table.table import MustBe18Table
from game.scenes.match.launch import start_match
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.review.replay import ReplayScene, open_replay
from tests.driving import Driver
from tests.light_thinking import hurry
from tests.virtual_pad import VirtualPad


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    hurry(monkeypatch)
    made = Driver(tmp_path)
    yield made
    made.close()


def start(driver: Driver, opponents: int = 2, *, rounds: int = 1, rated: bool = False) -> MustBe18Table:
    """A match against beginners."""
    able = [one.id for one in driver.app.context.opponents if one.level == "duckling"]
    context, stack = driver.app.context, driver.app.stack
    start_match(context, stack, "must_be_18", tuple(able[:opponents]), {"rounds": rounds}, rated=rated)
    driver.frames(2)
    table = driver.table.table
    assert isinstance(table, MustBe18Table)
    return table


def ready(driver: Driver) -> bool:
    """Whether the player can do something now."""
    if driver.on(ScoringScene):
        return True
    return driver.asked


def play(driver: Driver, press: Callable[[], None]) -> None:
    """Play until the match is over."""
    for _ in range(3000):
        driver.until(lambda: ready(driver))
        if driver.on(ScoringScene):
            if driver.table.session.match.over:
                return
            driver.key(pygame.K_RETURN)
        else:
            press()
    raise AssertionError("the match never ended")


def lay(driver: Driver) -> None:
    """Confirm until a choice is made."""
    before = len(driver.table.session.match.history)
    for _ in range(20):
        driver.key(pygame.K_RETURN)
        if len(driver.table.session.match.history) > before:
            return
    raise AssertionError("confirming leads nowhere")


def begun(driver: Driver) -> MustBe18Table:
    """A match in which the player is asked, and there are columns."""
    table = start(driver)
    driver.until(lambda: ready(driver))
    if not table.view.columns:
        lay(driver)
        driver.until(lambda: ready(driver))
    return table


def test_keys_alone_and_its_replay(driver: Driver) -> None:
    before = list(driver.app.context.notices)
    start(driver, rated=True, rounds=3)

    def press() -> None:
        for spoken in (pygame.K_1, pygame.K_t, pygame.K_s, pygame.K_e, pygame.K_c, pygame.K_TAB):
            driver.key(spoken)
            assert driver.table.session.my_turn, "a key that only shows or speaks has made a choice"
        driver.key(pygame.K_RETURN)

    play(driver, press)
    (result,) = driver.app.context.results()
    assert result.game == "must_be_18"
    path = driver.app.context.places.saves / result.journal
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert open_replay(driver.app.context, driver.app.stack, path)
    assert driver.on(ReplayScene)
    for _ in range(6):
        driver.key(pygame.K_RIGHT)
        driver.frames(20)
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_c)
    driver.frames(2)
    driver.key(pygame.K_END)
    driver.frames(2)
    assert driver.top.stop == driver.top.stops - 1
    assert driver.app.context.notices == before


def test_mouse_alone(driver: Driver) -> None:
    table = start(driver)
    turn = iter(range(10_000))

    def press() -> None:
        there = table.areas()
        spot = LAYING if table.picture().legal else list(there)[next(turn) % len(there)]
        area = there[spot]
        x = area.left + area.width * (0.2 if spot.zone is Zone.HAND else 0.5)
        driver.click(x, area.centery)

    play(driver, press)


def test_gamepad_alone(driver: Driver) -> None:
    table = start(driver)
    driver.until(lambda: ready(driver))
    with VirtualPad() as pad:
        driver.frames(4)

        def hit(button: str) -> None:
            for held in (True, False):
                (pad.press if held else pad.release)(button)
                pygame.event.pump()
                driver.frames(2)

        hit("y")
        assert table.focus.browsing
        hit("dpright")
        hit("b")
        assert not table.focus.browsing
        assert driver.on(TableScene)
        turn = iter(range(10_000))

        def press() -> None:
            if next(turn) % 4 == 0:
                hit("rightshoulder")
            hit("a")

        play(driver, press)


def test_escape_takes_back_what_is_put_and_only_then_pauses(driver: Driver) -> None:
    table = begun(driver)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    assert table.draft.puts
    driver.key(pygame.K_TAB)
    for _ in range(6):
        if not table.draft.puts and table.draft.held is None and table.draft.ghost is None:
            break
        driver.key(pygame.K_ESCAPE)
        assert driver.on(TableScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)


def test_undo_goes_back_to_the_own_choice(driver: Driver) -> None:
    table = start(driver)
    driver.until(lambda: ready(driver))
    lay(driver)
    driver.until(lambda: ready(driver))
    before = driver.table.session.view
    lay(driver)
    driver.until(lambda: ready(driver))
    driver.key(pygame.K_u)
    driver.frames(3)
    assert table.view == driver.table.session.view
    assert table.view == before
    assert table.asking


def test_a_hint_is_shown_as_a_suggestion(driver: Driver) -> None:
    table = begun(driver)
    driver.key(pygame.K_h)
    driver.until(lambda: table.picture().advice is not None)
    advice = table.picture().advice
    assert advice is not None
    assert table.draft.ghost == advice.choice
    driver.key(pygame.K_RETURN)
    assert advice.choice in [entry.choice for entry in driver.table.session.match.history]


def test_any_press_finishes_what_is_moving(driver: Driver) -> None:
    start(driver)
    driver.until(lambda: ready(driver))
    driver.app.context.change(speed="slow")
    driver.table.resume()
    steps = 0
    while not driver.on(ScoringScene) and steps < 3000:
        driver.key(pygame.K_RETURN)
        steps += 1
    assert driver.on(ScoringScene)


def test_a_right_click_takes_back(driver: Driver) -> None:
    table = begun(driver)
    spot = next(one for one in table.areas() if one.zone is Zone.HAND)
    area = table.areas()[spot]
    driver.click(area.left + area.width * 0.2, area.centery)
    assert table.draft.held == spot.key
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 300), button=3))
    driver.frames(1)
    assert table.draft.held is None
    assert driver.on(TableScene)
