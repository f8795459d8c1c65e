"""Whole matches of Sixpack through the real scenes, with one device alone, and what happens around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.sixpack.table.focus import Zone
from game.cardgames.sixpack.table.table import SixpackTable
from game.scenes.match.launch import start_match
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.replay import ReplayScene, open_replay
from tests.driving import Driver
from tests.light_thinking import hurry
from tests.virtual_pad import VirtualPad

PACKS = ("carousel", "calculator", "veto", "super_numbers")


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    hurry(monkeypatch)
    made = Driver(tmp_path)
    yield made
    made.close()


def start(driver: Driver, opponents: int = 2, *, rated: bool = False) -> SixpackTable:
    """A single round against beginners."""
    able = [one.id for one in driver.app.context.opponents if one.level == "duckling"]
    options = {"preset": "own", "packs": list(PACKS), "rounds": 1}
    start_match(
        driver.app.context,
        driver.app.stack,
        "sixpack",
        tuple(able[:opponents]),
        options,
        rated=rated,
    )
    driver.frames(2)
    table = driver.table.table
    assert isinstance(table, SixpackTable)
    return table


def ready(driver: Driver) -> bool:
    """Whether the player can do something now."""
    if driver.on(ScoringScene):
        return True
    return driver.asked


def play(driver: Driver, press: Callable[[], None]) -> None:
    """Play until the match is over."""
    for _ in range(2000):
        driver.until(lambda: ready(driver))
        if driver.on(ScoringScene):
            assert driver.table.session.match.over
            return
        press()
    raise AssertionError("the match never ended")


def test_keys_alone_and_its_replay(driver: Driver) -> None:
    start(driver, rated=True)

    def press() -> None:
        for spoken in (pygame.K_1, pygame.K_t, pygame.K_s, pygame.K_d, pygame.K_4):
            driver.key(spoken)
            assert driver.table.session.my_turn, "a key that speaks has made a choice"
        driver.key(pygame.K_RIGHT)
        driver.key(pygame.K_RETURN)

    play(driver, press)
    (result,) = driver.app.context.results()
    assert result.game == "sixpack"
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
    assert driver.app.context.notices == []


def test_mouse_alone(driver: Driver) -> None:
    table = start(driver)
    turn = iter(range(10_000))

    def press() -> None:
        there = table.areas()
        spot = list(there)[next(turn) % len(there)]
        area = there[spot]
        x = area.left + area.width * (0.2 if spot.zone is Zone.HAND else 0.5)
        driver.click(x, area.centery)

    play(driver, press)


def test_gamepad_alone(driver: Driver) -> None:
    table = start(driver)
    with VirtualPad() as pad:
        driver.frames(4)

        def hit(button: str) -> None:
            for held in (True, False):
                (pad.press if held else pad.release)(button)
                pygame.event.pump()
                driver.frames(2)

        hit("x")
        assert table.detail is not None
        hit("b")
        assert table.detail is None
        hit("y")
        assert table.focus.browsing
        hit("b")
        assert not table.focus.browsing
        assert driver.on(TableScene)

        def press() -> None:
            hit("dpright")
            hit("a")

        play(driver, press)


def test_escape_closes_what_is_open_and_only_then_pauses(driver: Driver) -> None:
    table = start(driver)
    driver.until(lambda: ready(driver))
    driver.key(pygame.K_v)
    driver.key(pygame.K_c)
    assert table.detail is not None
    driver.key(pygame.K_ESCAPE)
    assert table.detail is None
    assert table.focus.browsing
    driver.key(pygame.K_ESCAPE)
    assert not table.focus.browsing
    assert driver.on(TableScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)


def test_undo_goes_back_to_the_own_choice(driver: Driver) -> None:
    table = start(driver)
    driver.until(lambda: ready(driver))
    before = driver.table.session.view
    while driver.table.session.match.history == [] or table.focus.draft.card:
        driver.key(pygame.K_RETURN)
        driver.frames(1)
    driver.until(lambda: ready(driver))
    driver.key(pygame.K_u)
    driver.frames(3)
    assert table.view == driver.table.session.view
    assert table.view.hand == before.hand


def test_the_coach_shows_the_cards_of_every_decision(driver: Driver) -> None:
    start(driver, rated=True)
    play(driver, lambda: driver.key(pygame.K_RETURN))
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_RETURN)
    coach = driver.top
    assert isinstance(coach, CoachScene)
    driver.until(lambda: coach.analysis.done, thinker=coach.coaching.thinker)
    for _moment in coach.analysis.moments:
        driver.frames(2)
        driver.key(pygame.K_DOWN)
    assert driver.top is coach


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
