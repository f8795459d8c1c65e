"""Two windows on the same files: neither undoes what the other has done, and a day's try is given once."""

from datetime import date
from pathlib import Path

import pygame
import pytest

from game.arcade.run.charms import CHARMS
from game.arcade.run.entries import AnyEntry, CharmsPassed, CharmTaken, CharmUsed, GaveUp, StallLeft, entry_of
from game.arcade.run.saved import SavedRun
from game.arcade.run.state import AtStall, AtTable, ChooseCharm, ChooseTable
from game.scenes.daily.scene import DailyScene
from game.scenes.match.table import TableScene
from game.scenes.run import run_session as plays
from game.scenes.run.charms.choice import CharmChoiceScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.run_session import RunSession
from game.storage.history import dailies, puzzle_tries, runs
from game.storage.history.puzzle_tries import SolvedPuzzle
from tests.scenes.run.running import skip, start_run, tables_of
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly

TODAY = date(2026, 11, 21)
ELSEWHERE = "You’re playing this match in another window. Go on there, or close that window first."


@pytest.fixture
def windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Driver, Driver]:
    """Return two windows on the same data directory."""
    think_lightly(monkeypatch)
    made = Driver(tmp_path), Driver(tmp_path)
    for driver in made:
        driver.app.context.today = lambda: TODAY
        driver.app.seen = False
    return made


def read_run(play: RunSession) -> SavedRun:
    saved, problem = SavedRun.open(play.saved.path)
    assert problem is None
    return saved


# -- a run -------------------------------------------------------------------------------------------


def test_outdated_window_shows_the_current_run(windows: tuple[Driver, Driver]) -> None:
    ahead, behind = windows
    play, other = start_run(ahead), start_run(behind)
    assert other.saved.path == play.saved.path
    skip(play)
    other.screens.sit_down(tables_of(other)[0])
    assert behind.on(MapScene)
    assert other.run == play.run == read_run(play).run
    told = "You went on with this run in another window. Here it is as it stands now."
    assert behind.app.context.notices == [told]
    assert [path.name for path in behind.app.context.places.saves.glob("*.sixes")] == []
    other.screens.sit_down(tables_of(other)[0])
    behind.until(lambda: behind.asked)
    assert isinstance(read_run(play).run.pending, AtTable)


def test_table_in_play_in_one_window_is_not_played_in_the_other(
    windows: tuple[Driver, Driver],
) -> None:
    first, second = windows
    play, other = start_run(first), start_run(second)
    first.key(pygame.K_RETURN)
    first.until(lambda: first.asked)
    second.key(pygame.K_RETURN)
    second.frames(2)
    assert second.on(MapScene)
    assert other.run == play.run
    second.app.context.notices.clear()
    second.key(pygame.K_RETURN)
    second.frames(2)
    assert second.on(MapScene)
    (notice,) = second.app.context.notices
    assert notice == ELSEWHERE
    assert read_run(play).run == play.run


def test_charm_is_taken_in_one_window_only(windows: tuple[Driver, Driver]) -> None:
    first, second = windows
    play = start_run(first)
    skip(play, take=False)
    other = start_run(second)
    assert second.on(CharmChoiceScene)
    play.screens.pending()
    charm = next(number for number, one in enumerate(first.top.offered) if play.run.is_takeable(one))
    first.top._take(first.top.offered[charm])
    second.top._take(second.top.offered[charm])
    assert second.on(MapScene)
    assert other.run == play.run == read_run(play).run
    assert isinstance(other.run.pending, ChooseTable)


def test_valid_action_of_an_outdated_window_follows_the_other_windows_action(
    windows: tuple[Driver, Driver],
) -> None:
    first, second = windows
    play = start_run(first)
    number = 0
    while not any(play.run.is_usable(charm) for charm in play.run.rack):
        skip(play, take=False)
        if isinstance(play.run.pending, AtStall):
            play.add(StallLeft())
        if not isinstance(play.run.pending, ChooseCharm):
            continue
        offer = play.run.pending.charms
        able = [one for one in offer if play.run.is_takeable(one) and not CHARMS[one].lasting]
        play.add(CharmTaken(able[0]) if able else CharmsPassed())
        number += 1
        assert number < 12
    other = start_run(second)
    charm = next(charm for charm in play.run.rack if play.run.is_usable(charm))
    play.add(CharmUsed(charm))
    other.screens.sit_down(tables_of(other)[0])
    assert second.on(TableScene)
    found = read_run(play).run
    assert charm not in found.rack or play.run.rack.count(charm)
    assert found == other.run
    assert isinstance(found.pending, AtTable)
    assert second.app.context.notices == []


def test_run_given_up_in_the_other_window_is_over(windows: tuple[Driver, Driver]) -> None:
    first, second = windows
    play, other = start_run(first), start_run(second)
    play.add(GaveUp())
    other.screens.sit_down(tables_of(other)[0])
    assert second.on(RunEndScene)
    assert other.run.over


def test_runs_started_at_the_same_moment_have_different_files(
    windows: tuple[Driver, Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other window starts its run after this one has chosen a name, and before it writes."""
    first, second = windows
    folder, append, others = first.app.context.places.runs, runs.append, []

    def late(path: Path, entry: AnyEntry, known: int | None = None) -> int:
        if not others:
            others.append(path)
            others.append(start_run(second))
        return append(path, entry, known)

    monkeypatch.setattr(runs, "append", late)
    play = start_run(first)
    other = others[1]
    assert play.saved.path != other.saved.path
    assert set(runs.run_files(folder)) == {play.saved.path, other.saved.path}
    assert read_run(play).run == play.run
    assert read_run(other).run == other.run


# -- the tries of a day --------------------------------------------------------------------------------


def test_days_run_is_started_in_one_window_only(windows: tuple[Driver, Driver]) -> None:
    first, second = windows
    assert first.app.context.screens.run(daily=True)
    assert plays.begin_daily_run(second.app.context) is None
    assert second.app.context.screens.run(daily=True)
    (path,) = runs.run_files(first.app.context.places.runs)
    assert runs.load(path, entry_of)[0][0].daily == TODAY.isoformat()


def open_daily(driver: Driver) -> DailyScene:
    driver.app.context.screens.daily()
    driver.frames(1)
    assert isinstance(driver.top, DailyScene)
    return driver.top


def test_days_deal_is_started_in_one_window_only(windows: tuple[Driver, Driver]) -> None:
    """Until a press, the other window shows the deal as not yet started."""
    first, second = windows
    for driver in windows:
        driver.app.seen = True
    scenes = [open_daily(driver) for driver in windows]
    for driver in windows:
        driver.click_row("Play today’s deal", frames=5)
    assert first.on(TableScene)
    assert second.top is scenes[1]
    (begun,) = dailies.load(first.app.context.places.dailies)[0]
    assert begun.journal == first.table.session.journal.path.name
    second.frames(1)
    second.click_row("Resume today’s deal")
    second.frames(5)
    assert second.app.context.notices[-1] == ELSEWHERE


def test_deal_of_a_program_killed_before_recording_it_is_that_days_try(
    windows: tuple[Driver, Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = windows

    class Kill(BaseException):
        """The program ends here."""

    def kill(*_: object) -> str:
        raise Kill

    scene = open_daily(first)
    with monkeypatch.context() as patch:
        patch.setattr(dailies, "add", kill)
        with pytest.raises(Kill):
            first.app.context.screens.start_daily(scene.deal)
    (path,) = first.app.context.places.saves.glob("*.sixes")
    scene = open_daily(second)
    assert second.app.context.screens.start_daily(scene.deal) is False
    scene.resume()
    assert [one.journal for one in second.app.context.archive.dailies()] == [path.name]
    assert "Resume today’s deal" in [row.title for row in scene.form.widgets]


# -- puzzles -------------------------------------------------------------------------------------------


def test_stars_of_both_windows_are_kept_and_shown_in_both(windows: tuple[Driver, Driver]) -> None:
    for number in range(20):
        windows[number % 2].app.context.archive.save_puzzle(SolvedPuzzle(f"{number:032x}", 3, 1))
        for driver in windows:
            assert len(driver.app.context.archive.puzzle_stars()) == number + 1
    found, problem = puzzle_tries.load(windows[0].app.context.places.puzzles)
    assert (len(found), problem) == (20, None)
