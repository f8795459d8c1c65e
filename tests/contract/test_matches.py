"""Whole matches of every game in the real scenes, by one device alone, with pausing, undo, coach and
replay.
"""

import random
from pathlib import Path

import pygame
import pytest

from game.ai.agent import Budget
from game.cardgames.registry import rules_of
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.records.matches import MatchesScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.replay import ReplayScene, open_replay
from game.scenes.review.second_try import SecondTryScene
from game.scenes.review.stones import DecisionStone
from game.session import analysis
from game.ui.devices.actions import Action, ActionPressed
from tests.contract.games import GAMES, each_game
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.playing import own_choices, play, ready, start
from tests.support.short_matches import SHORT

SIZE = (640, 360)
FEW_PRESSES = 200
"""The presses that cover three choices without waiting for animations, which would take hundreds of
frames.
"""
READS = (pygame.K_1, pygame.K_4, pygame.K_c, pygame.K_t, pygame.K_s, pygame.K_l, pygame.K_v)


def test_every_game_has_a_short_match() -> None:
    assert set(SHORT) == set(GAMES)


# -- one device alone --------------------------------------------------------------------------------------


@each_game
def test_keyboard_alone_plays_to_the_record_and_replay(game: str, driver: Driver) -> None:
    """Keys that read or look make no choice, and Escape closes what they open. No frame is drawn."""
    scene, chance = start(driver, game, rated=True), random.Random(game)
    notices = list(driver.app.context.notices)

    def press() -> None:
        made = own_choices(driver)
        if chance.random() < 0.4:
            driver.key(chance.choice(READS))
        while scene.table.consumes(pressed_cancel()):
            driver.key(pygame.K_ESCAPE)
        assert driver.on(TableScene)
        assert own_choices(driver) == made
        if chance.random() < 0.3:
            driver.key(chance.choice((pygame.K_RIGHT, pygame.K_LEFT, pygame.K_TAB)))
        driver.key(pygame.K_RETURN)

    with driver.unseen():
        play(driver, press)
    context, match = driver.app.context, scene.session.match
    (result,) = context.archive.results()
    assert (result.game, result.ranking, result.rated) == (game, match.ranking, True)
    assert result.totals == match.game.totals(match.state)
    assert context.archive.unfinished() == []
    driver.key(pygame.K_ESCAPE)
    driver.open(MatchesScene(context, game), frames=2)
    driver.key(pygame.K_RETURN)
    replay = driver.top
    assert isinstance(replay, ReplayScene)
    for key, stop in (
        (pygame.K_RIGHT, 1),
        (pygame.K_RIGHT, 2),
        (pygame.K_LEFT, 1),
        (pygame.K_END, replay.stops - 1),
        (pygame.K_HOME, 0),
    ):
        driver.key(key, frames=3)
        assert replay.stop == stop
    driver.key(pygame.K_s)
    assert context.notices == notices


def pressed_cancel() -> ActionPressed:
    return ActionPressed(Action.CANCEL)


# -- during a match ----------------------------------------------------------------------------------------


@each_game
def test_escape_closes_what_is_open_before_it_pauses(game: str, driver: Driver) -> None:
    scene = start(driver, game)
    driver.key(pygame.K_v)
    while scene.table.consumes(pressed_cancel()):
        driver.key(pygame.K_ESCAPE)
        assert driver.on(TableScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TableScene)


@each_game
def test_undo_returns_to_the_players_last_choice(game: str, driver: Driver) -> None:
    scene = start(driver, game)
    play(driver, enough=lambda: own_choices(driver) == 2)
    driver.key(pygame.K_u, frames=3)
    assert own_choices(driver) == 1
    assert scene.session.my_turn
    assert scene.table.view == scene.session.view
    assert scene.table.asking


@each_game
def test_any_press_finishes_the_animation(game: str, driver: Driver) -> None:
    scene = start(driver, game)
    driver.app.context.change(speed="slow")
    scene.resume()
    for _ in range(FEW_PRESSES):
        if driver.on(ScoringScene) or own_choices(driver) == 3:
            return
        driver.key(pygame.K_RETURN)
    raise AssertionError("presses wait for animations")


@each_game
def test_killed_match_resumes_at_its_choice(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is closed properly: the first program's files are closed for it, as the system would."""
    think_lightly(monkeypatch)
    first = Driver(tmp_path, SIZE)
    session = start(first, game, rated=True).session
    play(first, enough=lambda: own_choices(first) >= 2)
    left = session.view
    assert not first.on(ScoringScene)
    session.journal.close()
    second = Driver(tmp_path, SIZE)
    second.key(pygame.K_RETURN)
    assert second.on(TableScene)
    assert second.table.session.header.game == game
    assert second.table.session.view == left
    assert second.table.session.my_turn
    second.until(lambda: ready(second))
    assert second.table.table.view == left
    second.close()
    first.app.context.thinker.close()


@each_game
def test_hint_names_a_legal_choice(game: str, driver: Driver) -> None:
    scene = start(driver, game)
    choices = rules_of(game).choices
    play(driver, enough=lambda: len(choices(scene.session.view)) > 1)
    driver.key(pygame.K_h)
    driver.until(lambda: not scene.session.hinting)
    driver.frames(3)
    advice = scene.session.advice
    assert advice is not None
    legal = set(choices(scene.session.view))
    assert advice.choice in legal
    assert {one.choice for one in advice.prospects} <= legal
    assert any(words.startswith("Hint: ") for words in driver.app.context.captions.history)
    driver.frames(2)


@each_game
def test_round_with_coach_and_replay(game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "_BUDGET", Budget(samples=2))
    scene = start(driver, game, rated=True)
    play(driver, enough=lambda: driver.on(ScoringScene))
    place = [button.words for button in driver.top.choices].index("Coach")
    for key in (*[pygame.K_RIGHT] * place, pygame.K_RETURN):
        driver.key(key)
    coach = driver.top
    assert isinstance(coach, CoachScene)
    driver.until(lambda: coach.analysis.done, thinker=coach.coaching.thinker)
    driver.frames(2)
    assert coach.analysis.moments
    driver.key(pygame.K_HOME)
    for place, moment in enumerate(coach.analysis.moments):
        while not (isinstance(coach.form.focused, DecisionStone) and coach.number == place):
            driver.key(pygame.K_TAB)
        assert coach.table.view == moment.view
    driver.key(pygame.K_RETURN)
    second = driver.top
    assert isinstance(second, SecondTryScene)
    assert second.asked
    second.choose(next(iter(scene.session.game.choices(second.table.view))))
    driver.until(lambda: not second.showing)
    assert second.words
    driver.key(pygame.K_ESCAPE, frames=2)
    assert driver.top is coach
    driver.click_row("Watch on the table")
    assert isinstance(driver.top, ReplayScene)
    assert driver.top.step == coach.analysis.moments[-1].step
    driver.key(pygame.K_ESCAPE)
    assert driver.top is coach
    assert open_replay(driver.app.context, driver.app.stack, scene.session.journal.path)
    assert isinstance(driver.top, ReplayScene)
