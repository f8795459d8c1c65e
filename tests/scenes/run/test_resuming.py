"""Leaving and resuming a run at each pending choice, from its file alone."""

from datetime import UTC, date, datetime

import pygame
import pytest

from game.arcade.run.entries import GaveUp
from game.arcade.run.saved import daily_run_seed
from game.arcade.run.scoring import earned_combos, points_by_combo
from game.arcade.run.state import AtTable
from game.scenes.match.table import TableScene
from game.scenes.menus.plaques import MatchSign
from game.scenes.run.charms.choice import CharmChoiceScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.initials import save_run_score
from game.scenes.run.results.score_sheet import ScoreSheetScene
from game.scenes.run.run_session import begin_daily_run, run_of_file
from game.storage.history import high_scores, records
from tests.scenes.run.running import keyboard, play_a_card, play_of, skip, start_run
from tests.support.driving import Driver
from tests.support.killing import kill
from tests.support.short_matches import play_out


@pytest.fixture(autouse=True)
def without_drawing(driver: Driver) -> None:
    driver.app.seen = False


def test_run_resumes_on_the_map(driver: Driver) -> None:
    play = start_run(driver)
    skip(play)
    kill(driver)
    assert start_run(driver).run == play.run
    assert driver.on(MapScene)


def test_run_resumes_at_the_offered_charms(driver: Driver) -> None:
    play = start_run(driver)
    skip(play, take=False)
    kill(driver)
    assert start_run(driver).run == play.run
    assert driver.on(CharmChoiceScene)
    assert driver.top.offered == play.run.pending.charms


def test_table_resumes_from_the_hub_and_from_the_title_sign(driver: Driver) -> None:
    play = start_run(driver)
    driver.confirm()
    play_a_card(driver)
    history = list(driver.table.session.match.history)
    kill(driver)
    start_run(driver)
    assert driver.on(TableScene)
    assert driver.table.session.match.history == history
    assert play_of(driver).run == play.run
    kill(driver)
    path = driver.app.context.archive.unfinished()[0]
    assert driver.app.context.screens.resume(path)
    assert driver.table.mode.signed, "resumed as an ordinary match"
    with keyboard(driver) as hand:
        hand.cancel()
        driver.key(pygame.K_UP)
        hand.confirm()
    assert driver.on(MapScene)
    assert isinstance(driver.top.play.run.pending, AtTable)
    driver.key(pygame.K_RETURN, frames=2)
    assert driver.table.session.match.history[: len(history)] == history


@pytest.mark.parametrize(
    ("daily", "words"), [(True, "a table of your daily run"), (False, "a table of your run")]
)
def test_sign_of_the_title_says_that_a_match_is_a_table_of_a_run(
    driver: Driver, daily: bool, words: str
) -> None:
    start_run(driver)
    if daily:
        driver.app.context.screens.title()
        assert driver.app.context.screens.run(daily=True)
        driver.frames(1)
    begun = play_of(driver).saved.path
    driver.confirm()
    for number in range(9):
        # The run is found among newer ones.
        newer = begun.with_name(f"20991231-00000{number}.jsonl")
        newer.write_text(begun.read_text().splitlines(keepends=True)[0])
    driver.app.context.screens.title()
    driver.frames(10)
    sign = next(row for row in driver.top.form.widgets if isinstance(row, MatchSign))
    assert words in sign.lines
    assert f"{words[0].upper()}{words[1:]}." in sign.describe()


def test_run_given_up_at_a_table_leaves_no_unfinished_match(driver: Driver) -> None:
    play = start_run(driver)
    driver.confirm()
    with keyboard(driver) as hand:
        hand.cancel()
        driver.key(pygame.K_UP)
        hand.confirm()
        assert driver.app.context.archive.unfinished()
        play.screens.give_up()
        driver.key(pygame.K_DOWN)
        hand.confirm()
    assert play.run.over
    assert driver.on(RunEndScene)
    assert driver.app.context.archive.unfinished() == []


def test_finished_table_resumes_at_its_score_sheet(driver: Driver) -> None:
    play = start_run(driver)
    driver.confirm()
    play_out(driver.table.session)
    history = list(driver.table.session.match.history)
    kill(driver)
    start_run(driver)
    driver.until(lambda: driver.on(ScoreSheetScene))
    assert driver.table.session.match.history == history
    with keyboard(driver) as hand:
        hand.until(CharmChoiceScene, MapScene)
    assert len(play_of(driver).run.played) == 1
    assert play.run.played == (), "the closed session must not change"


def test_last_cards_are_shown_again_and_their_combos_count_once(driver: Driver) -> None:
    play = start_run(driver)
    driver.confirm()
    play_out(driver.table.session)
    match, seat = driver.table.session.match, driver.table.session.own_seat
    earned = earned_combos(match.game.id, match.events(seat), seat)
    assert earned
    for _ in range(2):
        kill(driver)
        start_run(driver)
        table, session = driver.table, driver.table.session
        assert session.opening != session.view
        assert len(table.mode.earned) <= len(earned)
        driver.until(lambda: driver.on(ScoreSheetScene))
        assert table.table.view == session.view
        assert table.mode.earned == earned
    assert len(records.load(driver.app.context.places.records)[0]) == 1
    with keyboard(driver) as hand:
        hand.until(CharmChoiceScene, MapScene)
    assert [one.combos for one in play_of(driver).run.played] == [points_by_combo(earned)]
    assert play.run.played == ()


def test_table_with_a_lost_journal_is_dealt_again_from_the_same_seed(driver: Driver) -> None:
    play = start_run(driver)
    driver.confirm()
    seed, path = driver.table.session.header.seed, driver.table.session.journal.path
    kill(driver)
    path.unlink()
    start_run(driver)
    driver.until(lambda: driver.asked)
    assert driver.table.session.header.seed == seed
    assert path.exists()
    assert play_of(driver).run == play.run


def test_ended_run_is_shown_again_until_its_score_is_saved(driver: Driver) -> None:
    play = start_run(driver)
    skip(play)
    play.add(GaveUp())
    kill(driver)
    driver.app.context.screens.run()
    assert driver.on(RunEndScene)
    assert driver.top.play.run == play.run
    with keyboard(driver) as hand:
        hand.confirm()
        driver.app.context.screens.title()
    kept = high_scores.load(driver.app.context.places.high_scores)[0]
    assert [one.run for one in kept] == [play.saved.path.name]
    assert start_run(driver).run != play.run


def test_daily_run_has_one_try_a_day(driver: Driver) -> None:
    screens = driver.app.context.screens
    driver.app.context.today = lambda: date(2026, 11, 22)
    assert screens.run(daily=True)
    play = play_of(driver)
    assert play.run.daily == "2026-11-22"
    seed = play.run.seed
    skip(play)
    kill(driver)
    assert screens.run(daily=True)
    assert play_of(driver).run == play.run
    kill(driver)
    assert start_run(driver).run.seed != seed, "an ordinary run must not resume the daily one"
    kill(driver)
    play.add(GaveUp())
    assert screens.run(daily=True)
    assert driver.on(RunEndScene)
    with keyboard(driver) as hand:
        hand.confirm()
        driver.app.context.screens.title()
    assert screens.run(daily=True)
    assert driver.on(RunEndScene)
    driver.app.context.screens.title()
    driver.app.context.today = lambda: date(2026, 11, 23)
    assert screens.run(daily=True)
    assert play_of(driver).run.seed != seed


@pytest.mark.parametrize("wrong", [date(1970, 1, 1), date(2027, 3, 1), date(2099, 1, 1)])
def test_wrong_clock_does_not_block_the_daily_run(driver: Driver, wrong: date) -> None:
    """The run started with the wrong date stays on disk; the player is told once, and plays today's."""
    context, screens = driver.app.context, driver.app.context.screens
    context.today = lambda: wrong
    assert screens.run(daily=True)
    wrong_run = play_of(driver)
    assert wrong_run.run.daily == wrong.isoformat()
    skip(wrong_run)
    kill(driver)
    assert any("Your clock says" in words for words in context.notices) is (wrong.year != 2027)
    context.today = lambda: date(2026, 11, 22)
    for notices in (1, 0):
        context.notices.clear()
        assert screens.run(daily=True)
        assert play_of(driver).run.daily == "2026-11-22"
        assert sum("daily run of" in words for words in context.notices) == notices
        kill(driver)
    assert wrong_run.saved.path.exists()
    assert run_of_file(context, wrong_run.saved.path.name).run == wrong_run.run


def test_midnight_during_the_daily_run(driver: Driver) -> None:
    """The run stays that of the day on which it started; the next day's comes after it."""
    screens = driver.app.context.screens
    driver.app.context.today = lambda: date(2026, 11, 22)
    assert screens.run(daily=True)
    play = play_of(driver)
    driver.app.context.today = lambda: date(2026, 11, 23)
    skip(play)
    kill(driver)
    assert screens.run(daily=True)
    assert play_of(driver).run == play.run
    play_of(driver).add(GaveUp())
    kill(driver)
    save_run_score(driver.app.context, play, "ANN")
    assert screens.run(daily=True)
    assert play_of(driver).run.daily == "2026-11-23"


def test_midnight_at_the_start_of_the_daily_run(driver: Driver) -> None:
    days = iter(date(2026, 11, day) for day in range(22, 30))
    driver.app.context.today = lambda: next(days)
    play = begin_daily_run(driver.app.context)
    assert play.run.seed == daily_run_seed(date.fromisoformat(play.run.daily))


def test_run_with_a_missing_table_is_reported_and_another_starts(driver: Driver) -> None:
    play = start_run(driver)
    own = driver.app.context.places.levels / "run"
    own.mkdir(parents=True)
    text = play.saved.path.read_text()
    gone = play.run.course[0].table
    play.saved.path.write_text(text.replace(f'"{gone}"', '"gone"'))
    kill(driver)
    assert start_run(driver).saved.path != play.saved.path
    assert (
        f"{play.saved.path}: expected the table 'gone' of this run, which is gone"
        in driver.app.context.notices
    )


def test_today_is_the_date_in_utc(driver: Driver) -> None:
    assert driver.app.context.today() == datetime.now(UTC).date()
