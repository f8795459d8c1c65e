"""The guide before the first run, the map's words, scores and awards; and tutorials before new games."""

import pygame
import pytest
from msgspec.structs import replace

from game.arcade.run.entries import GaveUp, PlaceKind, TableEnded
from game.arcade.run.goals import goal_words
from game.arcade.run.state import AtStall, AtTable, ChooseTable
from game.scenes.awards.won import AwardsWonScene
from game.scenes.match.table import TableScene
from game.scenes.run.charms.stall import StallScene
from game.scenes.run.dialogs import FirstTimeScene, GuideScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.initials import InitialsScene
from game.scenes.run.results.sums import sum_of
from game.scenes.run.run_session import RunSession
from game.scenes.tutorials.ending import TutorialEnd
from game.scenes.tutorials.scene import TutorialScene
from game.storage.history import high_scores
from game.storage.history.high_scores import HighScore
from game.storage.levels.run_tables import PointsAtLeast
from tests.arcade.run.run_tables import tables
from tests.scenes.run.running import play_of, skip, start_run, tables_of
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText


def test_first_run_starts_with_the_guide_and_the_second_does_not(driver: Driver) -> None:
    heard = driver.hear()
    assert driver.app.context.screens.run()
    assert driver.on(GuideScene)
    assert "Each table has a goal. Miss it and you lose one of your 3 feathers" in " ".join(heard)
    driver.frames(1)
    driver.key(pygame.K_RETURN)
    assert driver.on(MapScene)
    play_of(driver).add(GaveUp())
    driver.app.context.screens.title()
    assert driver.app.context.screens.run()
    assert driver.on(MapScene)


def test_map_opens_the_guide(driver: Driver) -> None:
    start_run(driver)
    form = driver.top.form
    form.focus = next(place for place, row in enumerate(form.widgets) if row.describe().startswith("Guide"))
    driver.key(pygame.K_RETURN)
    assert driver.on(GuideScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(MapScene)


def test_arrow_at_the_edge_of_the_map_repeats_the_focus(driver: Driver) -> None:
    start_run(driver)
    driver.frames(1)
    form = driver.top.form
    for key, edge in ((pygame.K_LEFT, min), (pygame.K_RIGHT, max)):
        form.focus = edge(range(len(form.widgets)), key=lambda place: form.area_of(place).centerx)
        focused = form.focused
        heard = driver.hear()
        driver.key(key)
        assert form.focused is focused
        assert heard == [form.words]


def test_streak_in_a_score_stops_at_its_maximum(driver: Driver) -> None:
    play = start_run(driver)
    while play.run.streak < 7:
        skip(play)
    last = play.run.played[-1]
    found = sum_of(last, play.node(last.node))
    assert [str(act.words) for act in found.factors] == ["Streak of 6", "Pond 2"]
    assert [act.total for act in found.factors] == [6, 12]
    assert found.base * found.factor == last.score


def test_lost_table_has_no_streak_in_its_score(driver: Driver) -> None:
    play = start_run(driver)
    skip(play, met=False)
    last = play.run.played[-1]
    words = [str(act.words) for act in sum_of(last, play.node(last.node)).factors]
    assert words == ["No streak"]


def test_goal_sign_counts_ticks_at_sixty_six() -> None:
    table = tables()["wedding-day"]
    assert table.goal == PointsAtLeast(4)
    assert str(goal_words(table, str).sign) == "at least 4 ticks"


def test_date_of_a_run_has_the_usual_format(driver: Driver) -> None:
    score = HighScore(
        initials="YOU", score=9, ponds=0, won=False, when="2026-11-22T14:15:00+00:00", run="r.jsonl"
    )
    high_scores.add(driver.app.context.places.high_scores, score)
    driver.app.context.screens.high_scores()
    driver.frames(1)
    words = driver.top.form.widgets[0].describe()
    assert words.startswith("1: Y O U, 9 points, 0 keepers beaten, 22 Nov 2026")


def test_awards_of_a_run_are_announced_after_its_tables(driver: Driver) -> None:
    play = start_run(driver)
    for _table in range(3):
        skip(play)
    skip(play, take=False)
    assert play.run.ponds == 1
    play.screens.pending()
    driver.frames(1)
    assert driver.on(AwardsWonScene)
    driver.key(pygame.K_RETURN)
    assert driver.on(StallScene)
    assert isinstance(play.run.pending, AtStall)


def test_awards_after_a_resumed_table_are_above_a_map_never_shown(driver: Driver) -> None:
    play = start_run(driver)
    for _table in range(3):
        skip(play)
    play.screens.sit_down(tables_of(play)[0])
    driver.app.context.screens.title()
    assert driver.app.context.screens.run()
    driver.frames(1)
    assert driver.on(TableScene)
    play = play_of(driver)
    play.add(TableEnded(met=True, result=-4.0, ghosts=(-5.0, -3.0), combos={}))
    play.screens.pending()
    driver.frames(1)
    assert driver.on(AwardsWonScene)


def test_awards_of_a_run_are_announced_before_leaving_its_end(driver: Driver) -> None:
    play = start_run(driver)
    for _table in range(4):
        skip(play)
    play.add(GaveUp())
    play.screens.pending()
    assert driver.on(RunEndScene)
    driver.frames(1)
    driver.key(pygame.K_RETURN)
    assert driver.on(AwardsWonScene)
    driver.key(pygame.K_RETURN)
    assert driver.on(InitialsScene)


def test_scores_have_the_usual_number_format(driver: Driver, text: ScreenText) -> None:
    play = start_run(driver)
    skip(play)
    last = replace(play.run.played[-1], score=2376, par_points=1040, combos={"clean": 1010})
    found = sum_of(last, play.node(last.node))
    values = [act.value for act in (*found.points, *found.factors)]
    assert values == ["1,040", "+1,010", "×1"]
    assert found.score == 2376
    play.saved.run = replace(play.run, score=12345)
    table = next(one for one in play.run.pending.nodes if play.node(one).kind is PlaceKind.TABLE)
    for show in (play.screens.map, lambda: play.screens.sit_down(table)):
        show()
        driver.frames(2)
        assert "12,345" in text.words(driver)


# -- the tutorial before a new game ----------------------------------------------------------------------


def press_table(driver: Driver, play: RunSession) -> None:
    form = driver.top.form
    form.focus = list(play.run.course).index(play.node(tables_of(play)[0]))
    driver.key(pygame.K_RETURN, frames=2)


def test_tutorial_of_a_new_game_is_offered_and_sitting_down_continues(driver: Driver) -> None:
    play = start_run(driver, learnt=False)
    heard = driver.hear()
    press_table(driver, play)
    assert driver.on(FirstTimeScene)
    assert isinstance(play.run.pending, ChooseTable)
    assert "First time playing 6 takes! Learn it by playing" in heard[-1]
    heard.clear()
    driver.key(pygame.K_DOWN)
    assert heard[-1].startswith("Sit down.")
    heard.clear()
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(TableScene))
    assert isinstance(play.run.pending, AtTable)
    assert heard[0] == "Setting the table…", "the map must not be read in between"


def test_back_keeps_the_table_for_later(driver: Driver) -> None:
    play = start_run(driver, learnt=False)
    press_table(driver, play)
    driver.key(pygame.K_ESCAPE, frames=2)
    assert driver.on(MapScene)
    assert isinstance(play.run.pending, ChooseTable)


def test_tutorial_returns_to_the_map(driver: Driver) -> None:
    play = start_run(driver, learnt=False)
    press_table(driver, play)
    assert [one.text for one in driver.top.form.widgets if getattr(one, "strong", False)] == [
        "Learn it first"
    ]
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(TutorialScene))
    driver.app.stack.replace(TutorialEnd(driver.app.context, driver.top.course.tutorial))
    driver.frames(2)
    driver.key(pygame.K_RETURN, frames=2)
    assert driver.on(MapScene)
    assert isinstance(play.run.pending, ChooseTable)


@pytest.mark.parametrize("done", [True, False])
def test_only_a_finished_tutorial_is_not_offered(driver: Driver, done: bool) -> None:
    driver.app.context.change(tutorials={"six_takes": done})
    press_table(driver, start_run(driver, learnt=False))
    assert driver.on(FirstTimeScene) is not done
