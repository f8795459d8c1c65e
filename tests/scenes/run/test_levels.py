"""Levels of runs: winning one unlocks the next, and the level is chosen before the map."""

import pygame
import pytest
from msgspec.structs import replace

from game.arcade.run.state import Over
from game.scenes.run.dialogs import LevelScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.high_scores import HighScoresScene
from game.scenes.run.results.initials import save_run_score
from game.scenes.run.run_session import hardest_level
from game.storage.history import high_scores
from game.storage.history.high_scores import HighScore
from tests.scenes.run.running import play_of, skip, start_run
from tests.support.driving import Driver


def win(driver: Driver, level: int, file: str = "") -> None:
    """Add a won run at this level to the high scores."""
    places, run = driver.app.context.places, file or f"{level}.jsonl"
    score = HighScore(initials="A", score=9, ponds=6, won=True, when="2026-11-22", run=run, level=level)
    high_scores.add(places.high_scores, score)


def test_first_runs_have_the_easiest_level_without_asking(driver: Driver) -> None:
    assert start_run(driver).run.level == 0


def test_each_level_won_unlocks_the_next_up_to_the_hardest(driver: Driver) -> None:
    context = driver.app.context
    assert hardest_level(context) == 0
    for level, hardest in ((0, 1), (1, 2), (5, 5)):
        win(driver, level)
        assert hardest_level(context) == hardest


def test_level_is_chosen_by_keyboard_and_read_out(driver: Driver) -> None:
    win(driver, 1)
    heard = driver.hear()
    driver.app.context.screens.run()
    assert driver.on(LevelScene)
    driver.frames(1)
    assert "Each level keeps the rules of those below it." in heard[-1]
    rows = [row.describe() for row in driver.top.form.widgets[1:4]]
    assert [row.split(":")[0] for row in rows] == ["Level 3", "Level 2", "Level 1"]
    assert all(row.endswith(".") and ".." not in row for row in rows)
    driver.key(pygame.K_DOWN, pygame.K_RETURN, frames=1)
    assert driver.on(MapScene)
    assert (play_of(driver).run.level, play_of(driver).run.rules.rest) == (1, 15)
    driver.app.context.screens.title()
    driver.app.context.screens.run()
    assert driver.on(MapScene), "the open run must resume without asking for a level"


def test_won_run_says_what_is_unlocked_and_saves_its_level(driver: Driver) -> None:
    play = start_run(driver)
    skip(play)
    won = replace(play.run, pending=Over(won=True), played=play.run.played * 24, level=2)
    play.saved.run = won
    scene = RunEndScene(driver.app.context, play)
    assert "Level 4 is open to you now." in scene.words
    lost = replace(won, pending=Over(won=False), feathers=0)
    play.saved.run = lost
    assert "You lost your last feather at " in scene.words
    save_run_score(driver.app.context, play, "ANN")
    kept = high_scores.load(driver.app.context.places.high_scores)[0]
    assert [one.level for one in kept] == [2]


def test_daily_run_says_what_it_unlocks_unless_it_was_open(driver: Driver) -> None:
    play = start_run(driver)
    skip(play)
    play.saved.run = replace(play.run, pending=Over(won=True), daily="2026-11-29")
    scene = RunEndScene(driver.app.context, play)
    assert "Level 2 is open to you now." in scene.words
    win(driver, 0, play.saved.path.name)
    assert "Level 2 is open to you now." in scene.words
    win(driver, 0)
    assert "is open to you now." not in scene.words


def test_high_scores_offer_a_new_run_after_a_run(driver: Driver) -> None:
    win(driver, 0)
    screens = driver.app.context.screens
    screens.high_scores()
    assert not any(row.describe().startswith("New run") for row in driver.top.form.widgets)
    driver.top.back()
    screens.high_scores("0.jsonl")
    assert driver.on(HighScoresScene)
    driver.frames(1)
    driver.click_row("New run")
    assert driver.on(LevelScene)


@pytest.mark.parametrize(
    ("level", "words"), [(0, "Mends a lost feather."), (1, "You need 15 shells to stay")]
)
def test_map_says_what_a_rest_costs(driver: Driver, level: int, words: str) -> None:
    win(driver, 1)
    driver.app.context.screens.run_at(level)
    driver.frames(1)
    rests = [row.describe() for row in driver.top.form.widgets if row.describe().startswith("Rest")]
    assert rests
    assert all(words in row for row in rests)
