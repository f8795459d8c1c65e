"""What every game must bear: being killed and resumed, hints, the coach, and the replay of its matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.ai.agent import Budget
from game.cardgames.registry import GAMES
from game.scenes import analysis
from game.scenes.match.launch import start_match
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.replay import ReplayScene, open_replay
from tests.driving import Driver
from tests.short_matches import SHORT, ducklings


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = Driver(tmp_path)
    yield made
    made.close()


def start(driver: Driver, game: str, *, rated: bool = True) -> None:
    """A short match against the weakest there are."""
    context = driver.app.context
    start_match(context, driver.app.stack, game, ducklings(context, game), SHORT[game], rated=rated)
    driver.until(lambda: ready(driver))


def ready(driver: Driver) -> bool:
    """Whether the player can do something now."""
    if driver.on(ScoringScene):
        return not driver.top.counting
    return driver.asked


def play(driver: Driver, enough: Callable[[], bool]) -> None:
    """Press Enter until it is enough, or a round is scored."""
    for _ in range(2000):
        if enough() or driver.on(ScoringScene):
            return
        driver.key(pygame.K_RETURN)
        driver.until(lambda: ready(driver))
    raise AssertionError("the round never ended")


def test_every_game_has_a_short_match_here() -> None:
    assert set(SHORT) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_match_is_resumed_at_its_choice(game: str, tmp_path: Path) -> None:
    """Nothing is put away: the first program's files are closed for it, as the system does."""
    first = Driver(tmp_path)
    start(first, game)
    session = first.table.session
    play(first, lambda: sum(one.seat == 0 for one in session.match.history) >= 2)
    left = session.view
    assert not first.on(ScoringScene)
    session.journal.close()
    second = Driver(tmp_path)
    second.key(pygame.K_RETURN)
    assert second.on(TableScene)
    assert second.table.session.header.game == game
    assert second.table.session.view == left
    assert second.table.session.my_turn
    second.until(lambda: ready(second))
    assert second.table.table.view == left
    second.close()
    first.app.context.thinker.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_choice(game: str, driver: Driver) -> None:
    start(driver, game, rated=False)
    table = driver.table
    choices = table.session.game.choices
    play(driver, lambda: len(choices(table.session.view)) > 1)
    driver.key(pygame.K_h)
    driver.until(lambda: not table.session.hinting)
    driver.frames(3)
    advice = table.session.advice
    assert advice is not None
    assert advice.choice in choices(table.session.view)
    assert {one.choice for one in advice.prospects} <= set(choices(table.session.view))
    assert "Hint: " in driver.app.context.captions.current
    driver.frames(30)


@pytest.mark.parametrize("game", GAMES)
def test_a_round_its_coach_and_its_replay(game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "_BUDGET", Budget(samples=6))
    start(driver, game)
    play(driver, lambda: False)
    assert driver.on(ScoringScene)
    names = [words for words, _press in driver.top.choices]
    for _ in range(names.index("Coach")):
        driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    coach = driver.top
    assert isinstance(coach, CoachScene)
    driver.until(lambda: coach.analysis.done, thinker=coach.coaching.thinker)
    assert coach.analysis.moments
    for _moment in coach.analysis.moments:
        driver.frames(2)
        driver.key(pygame.K_DOWN)
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert isinstance(driver.top, ReplayScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is coach
    path = driver.table.session.journal.path
    assert open_replay(driver.app.context, driver.app.stack, path)
    replay = driver.top
    assert isinstance(replay, ReplayScene)
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END, pygame.K_HOME):
        driver.key(key)
        driver.frames(3)
    assert driver.top is replay
    assert driver.app.context.notices == []
