"""Restarting and leaving rated matches: confirmed first, and counted exactly once, as last place."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.cardgames.registry import rules_of
from game.engine.journal import Journal, read
from game.scenes.awards.saving import facts_of
from game.scenes.daily.calendar import DayPad
from game.scenes.match.asking import RatedScene, RestartScene
from game.scenes.match.autoplay import Autoplay
from game.scenes.match.pause import PauseScene
from game.scenes.match.saved_matches import rated_waiting
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.option_controls import RatedSwitch
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.player_rating import player_rating
from game.scenes.records.matches import MatchesScene
from game.storage.history import dailies, records
from game.storage.history.records import MatchRecord
from tests.scenes.test_daily import TODAY, buttons, open_daily, start_daily
from tests.scenes.test_daily import driver as daily_driver  # noqa: F401
from tests.scenes.test_scoring_comes_back import (
    LONG,
    by_keys,
    by_mouse,
    by_pad,
    kill,
    play_to_last_reveal,
    play_to_scoring,
)
from tests.support.driving import Driver
from tests.support.playing import play
from tests.support.reading_matches import forbid_frames_to_read
from tests.support.short_matches import SHORT

games = pytest.mark.parametrize("game", list(LONG))
devices = pytest.mark.parametrize("press", [by_keys, by_mouse, by_pad])


def start(driver: Driver, game: str = "six_takes", *, rated: bool = True, turns: int = 1) -> Path:
    """Start a match, make this many choices as the player, and return its journal's path."""
    driver.start_match(game, options=LONG[game], rated=rated)
    driver.until(lambda: driver.asked)
    for _ in range(turns):
        driver.key(pygame.K_RETURN)
        driver.until(lambda: driver.asked or driver.on(ScoringScene))
    return driver.table.session.journal.path


def leave(driver: Driver) -> None:
    driver.table.leave()
    assert driver.on(TitleScene)


def results(driver: Driver) -> list[MatchRecord]:
    return records.load(driver.app.context.places.records)[0]


def rows(driver: Driver) -> list[str]:
    return [row.describe() for row in driver.top.form.widgets]  # type: ignore[union-attr]


def menu(driver: Driver) -> None:
    driver.until(lambda: driver.asked or driver.on(ScoringScene))
    driver.key(pygame.K_F10, frames=1)
    assert driver.on(PauseScene)


def restart(driver: Driver) -> None:
    """Choose Restart and confirm it."""
    menu(driver)
    driver.click_row("Restart")
    assert driver.on(RestartScene)
    driver.frames(1)
    driver.click_row("Restart")
    driver.until(lambda: driver.asked)


# -- confirmation --------------------------------------------------------------------------------------


@devices
def test_restart_asks_first_and_preselects_back(driver: Driver, press: Callable[[Driver], None]) -> None:
    path = start(driver)
    table = driver.table
    menu(driver)
    driver.click_row("Restart")
    driver.frames(1)
    assert driver.on(RestartScene)
    assert "it counts as last place" in driver.app.context.captions.last
    assert driver.top.form.focused.title == "Back"  # type: ignore[union-attr]
    press(driver)
    assert driver.on(PauseScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table
    assert table.session.journal.path == path  # type: ignore[union-attr]
    assert results(driver) == []


@devices
def test_restart_by_each_device(driver: Driver, press: Callable[[Driver], None]) -> None:
    path = start(driver)
    menu(driver)
    driver.click_row("Restart")
    driver.frames(1)
    if press is by_pad:
        with driver.pad() as tap:
            tap("dpdown", "a")
    elif press is by_keys:
        driver.key(pygame.K_DOWN, pygame.K_RETURN)
    else:
        driver.click_row("Restart")
    driver.until(lambda: driver.asked)
    assert driver.table.session.journal.path != path  # type: ignore[union-attr]
    assert [one.journal for one in results(driver)] == [path.name]


def test_restarted_practice_match_does_not_count(driver: Driver) -> None:
    start(driver, rated=False)
    menu(driver)
    driver.click_row("Restart")
    assert "last place" not in driver.app.context.captions.last
    driver.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    restart(driver)
    assert results(driver) == []
    assert len(driver.app.context.archive.unfinished()) == 2


def test_finished_match_cannot_be_restarted(driver: Driver) -> None:
    driver.start_match("six_takes", ("bob",), SHORT["six_takes"])
    driver.until(lambda: driver.asked)
    with driver.unseen():
        play_to_last_reveal(driver, of_match=True)
    driver.key(pygame.K_ESCAPE, frames=1)
    assert not any(row.startswith("Restart") for row in rows(driver))


def test_restart_from_the_scoring(driver: Driver) -> None:
    path = start(driver)
    play_to_scoring(driver)
    restart(driver)
    assert driver.table.session.match.rounds == 1
    (result,) = results(driver)
    assert (result.journal, len(result.rounds)) == (path.name, 1)


# -- what counts ---------------------------------------------------------------------------------------


@games
def test_restart_counts_as_last_place_in_records_and_rating(driver: Driver, game: str) -> None:
    path = start(driver, game)
    header = driver.table.session.header
    before = player_rating(driver.app.context, game)
    restart(driver)
    (result,) = results(driver)
    teams = rules_of(game).teams(len(header.players))
    rounds = {"six_takes": 7, "sixpack": 3, "sixty_six": 8, "must_be_18": 3}[game]
    assert (result.journal, result.forfeited, result.rated) == (path.name, rounds, True)
    assert result.ranking[0] == len(teams)
    assert sorted({*result.ranking})[0] == 1
    assert player_rating(driver.app.context, game).value < before.value
    stats = records.summarize(results(driver), more_is_better=rules_of(game).more_is_better)
    assert (stats.matches, stats.wins, stats.best_total) == (1, 0, None)
    # Each of two restarts counts once.
    restart(driver)
    assert len(results(driver)) == 2
    assert len({one.journal for one in results(driver)}) == 2


@games
def test_leaving_early_costs_as_much_as_last_place_after_all_rounds(driver: Driver, game: str) -> None:
    start(driver, game, turns=0)
    restart(driver)
    context = driver.app.context
    left = player_rating(context, game)
    (result,) = results(driver)
    context.places.records.unlink()
    records.add(context.places.records, replace(result, forfeited=0, rounds=(5,) * result.forfeited))
    lost = player_rating(context, game)
    context.places.records.unlink()
    records.add(context.places.records, replace(result, forfeited=0, rounds=(5,)))
    lost_soon = player_rating(context, game)
    assert left is not None
    assert left.value == lost.value < lost_soon.value


def test_killed_program_does_not_count(driver: Driver) -> None:
    path = start(driver)
    for _ in range(2):
        kill(driver)
        assert results(driver) == []
        driver.confirm()
    assert driver.table.session.journal.path == path  # type: ignore[union-attr]
    assert results(driver) == []


def test_leaving_does_not_count_and_the_menu_says_what_would(driver: Driver) -> None:
    start(driver)
    menu(driver)
    driver.key(pygame.K_UP)
    assert "it counts as last place" in driver.top.form.focused.help  # type: ignore[union-attr]
    driver.key(pygame.K_RETURN)
    assert driver.on(TitleScene)
    assert results(driver) == []


def test_practice_during_an_unfinished_rated_match_does_not_count_it(driver: Driver) -> None:
    start(driver)
    kill(driver)
    start(driver, rated=False)
    assert results(driver) == []


@games
def test_another_rated_match_counts_an_unfinished_one_once(driver: Driver, game: str) -> None:
    path = start(driver, game)
    kill(driver)
    start(driver, "six_takes")
    assert [(one.journal, one.game, one.forfeited > 0) for one in results(driver)] == [
        (path.name, game, True)
    ]
    assert path not in driver.app.context.archive.unfinished()
    assert path.exists()
    kill(driver)
    start(driver, "six_takes")
    assert len(results(driver)) == 2
    # It's counted, so it can't be resumed, though the title of another window may still offer it.
    kill(driver)
    assert not driver.app.context.screens.resume(path)
    assert "has already been counted" in driver.app.context.notices[-1]


def test_match_that_ended_unseen_counts_with_its_result(driver: Driver) -> None:
    context = driver.app.context
    driver.start_match("six_takes", options=SHORT["six_takes"])
    driver.until(lambda: driver.asked)
    with driver.unseen():
        play_to_last_reveal(driver, of_match=True)
    ranking = driver.table.session.match.ranking
    kill(driver)
    context.change(speed="instant")
    start(driver)
    (result,) = results(driver)
    assert (result.ranking, result.forfeited) == (ranking, 0)
    assert [one.rank for one in facts_of(context).matches] == [ranking[0]]


def test_forfeited_match_ends_a_winning_streak(driver: Driver) -> None:
    start(driver)
    restart(driver)
    (deed,) = facts_of(driver.app.context).matches
    assert not deed.won
    assert deed.rank == len(driver.table.session.header.players)


def test_matches_of_older_versions_do_not_count(driver: Driver) -> None:
    start(driver)
    header = replace(driver.table.session.header, binding=False)
    kill(driver)
    for path in driver.app.context.archive.unfinished():
        path.unlink()
    old = driver.app.context.places.saves / "20200101-000000-1-six_takes.sixes"
    Journal.create(old, header).close()
    text = old.read_bytes().replace(b',"binding":false', b"")
    assert b"binding" not in text
    old.write_bytes(text)
    assert read(old, rules_of("six_takes")).damage is None
    start(driver)
    assert results(driver) == []


@pytest.mark.parametrize("fault", [b"nonsense", b'{"seat":0,"cho'])
def test_broken_journal_does_not_count(driver: Driver, fault: bytes) -> None:
    path = start(driver)
    kill(driver)
    with path.open("ab" if fault.startswith(b"{") else "wb") as file:
        file.write(fault)
    start(driver)
    assert results(driver) == []


def test_match_without_people_does_not_count(driver: Driver) -> None:
    start(driver)
    kill(driver)
    Autoplay(driver.app.context, driver.app.stack, "six_takes")
    assert not driver.table.session.header.rated
    assert results(driver) == []


def test_match_in_another_window_does_not_count(driver: Driver) -> None:
    path = start(driver)
    kill(driver)
    other = Journal.reopen(path)
    assert rated_waiting(driver.app.context) == {}
    start(driver)
    other.close()
    assert results(driver) == []


# -- warnings before another match ---------------------------------------------------------------------


def open_setup(driver: Driver) -> SetupScene:
    driver.app.context.screens.setup("six_takes")
    driver.frames(1)
    assert isinstance(driver.top, SetupScene)
    return driver.top


def rate(driver: Driver, setup: SetupScene) -> None:
    switch = next(row for row in setup.form.widgets if isinstance(row, RatedSwitch))
    if not switch.index:
        setup.form.focus = setup.form.widgets.index(switch)
        driver.key(pygame.K_RETURN)


def test_set_up_explains_and_announces_the_forfeit_rule(driver: Driver) -> None:
    setup = open_setup(driver)
    rate(driver, setup)
    switch = setup.form.focused
    assert isinstance(switch, RatedSwitch)
    assert "it counts as last place" in switch.help
    driver.key(pygame.K_LEFT)
    assert "last place" not in setup.form.focused.help  # type: ignore[union-attr]
    driver.key(pygame.K_UP, pygame.K_DOWN)
    rate(driver, setup)
    driver.key(pygame.K_UP)
    setup.form.focus = next(n for n, row in enumerate(setup.form.widgets) if isinstance(row, RatedSwitch))
    setup.form.announce()
    assert "it counts as last place" in driver.app.context.captions.last


def test_no_frame_reads_the_unfinished_matches_to_count(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [start(driver)]
    leave(driver)
    paths += [paths[0].with_stem(f"20260101-00000{number}-1-six_takes") for number in range(2)]
    for other in paths[1:]:
        other.write_bytes(paths[0].read_bytes())
    read = forbid_frames_to_read(monkeypatch)
    setup = open_setup(driver)
    rate(driver, setup)
    setup.form.focus = next(n for n, row in enumerate(setup.form.widgets) if row.title == "Deal")
    driver.key(pygame.K_RETURN, frames=1)
    assert "3 of your rated matches aren’t over." in driver.app.context.captions.last
    driver.click_row("Start anyway")
    driver.until(lambda: driver.asked)
    assert {one.journal for one in results(driver)} == {path.name for path in paths}
    assert sorted(read) == sorted(path.name for path in paths[1:]), (
        "only the title may have read the first one"
    )


def test_no_frame_reads_the_restarted_or_unfinished_matches(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = start(driver)
    waiting = path.with_stem("20260101-000000-1-six_takes")
    waiting.write_bytes(path.read_bytes())
    read = forbid_frames_to_read(monkeypatch)
    restart(driver)
    assert {one.journal for one in results(driver)} == {path.name, waiting.name}
    assert read == [waiting.name]


@devices
def test_deal_asks_if_a_rated_match_is_unfinished(driver: Driver, press: Callable[[Driver], None]) -> None:
    path = start(driver)
    leave(driver)
    setup = open_setup(driver)
    rate(driver, setup)
    setup.form.focus = next(n for n, row in enumerate(setup.form.widgets) if row.title == "Deal")
    driver.key(pygame.K_RETURN, frames=1)
    assert isinstance(driver.top, RatedScene)
    said = driver.app.context.captions.last
    assert "Your rated match of 6 takes! isn’t over." in said
    assert "it counts as last place" in said
    press(driver)
    assert driver.top is setup
    assert results(driver) == []
    driver.key(pygame.K_RETURN, frames=1)
    driver.click_row("Start anyway")
    driver.until(lambda: driver.asked)
    assert [one.journal for one in results(driver)] == [path.name]


def test_deal_does_not_ask_for_practice_or_without_an_unfinished_match(driver: Driver) -> None:
    setup = open_setup(driver)
    rate(driver, setup)
    setup.form.focus = next(n for n, row in enumerate(setup.form.widgets) if row.title == "Deal")
    driver.confirm()
    leave(driver)
    setup = open_setup(driver)
    setup.plan.rated = False
    setup.refill()
    setup.form.focus = next(n for n, row in enumerate(setup.form.widgets) if row.title == "Deal")
    driver.confirm()
    assert results(driver) == []


def test_records_mark_a_forfeited_match(driver: Driver) -> None:
    start(driver)
    restart(driver)
    leave(driver)
    driver.app.context.screens.matches("six_takes")
    driver.frames(1)
    assert isinstance(driver.top, MatchesScene)
    assert any("left early" in row and "place 4 of 4" in row for row in rows(driver))


# -- the daily deal --------------------------------------------------------------------------------------


def test_daily_deal_has_no_restart_and_no_again(daily_driver: Driver) -> None:  # noqa: F811
    driver = daily_driver
    start_daily(driver)
    menu(driver)
    assert not any(row.startswith("Restart") for row in rows(driver))
    driver.key(pygame.K_ESCAPE)
    kill(driver)
    # Nor after it's resumed from the title.
    assert driver.app.context.screens.resume(driver.app.context.archive.unfinished()[0])
    driver.until(lambda: driver.asked)
    menu(driver)
    assert not any(row.startswith("Restart") for row in rows(driver))
    driver.key(pygame.K_ESCAPE)
    play(driver)
    scoring = driver.top
    assert isinstance(scoring, ScoringScene)
    assert [button.words for button in scoring.choices] == ["Leave", "Coach"]


def test_daily_deal_whose_start_was_not_saved_has_no_restart(
    daily_driver: Driver,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = daily_driver
    driver.app.context.today = lambda: datetime.now(UTC).date()
    monkeypatch.setattr(dailies, "add", lambda *_args: "full")
    screen = open_daily(driver)
    assert screen.deal is not None
    driver.app.context.screens.start_daily(screen.deal)
    driver.until(lambda: driver.on(TableScene))
    assert driver.app.context.archive.diary().entries == {}
    assert not driver.table.mode.restarts


def test_todays_deal_stays_open_and_yesterdays_counts(daily_driver: Driver) -> None:  # noqa: F811
    driver = daily_driver
    start_daily(driver)
    driver.until(lambda: driver.asked)
    path = driver.table.session.journal.path  # type: ignore[union-attr]
    kill(driver)
    assert rated_waiting(driver.app.context) == {}
    start(driver)
    assert results(driver) == []
    leave(driver)
    screen = open_daily(driver)
    assert "Resume today’s deal" in buttons(screen)
    driver.app.context.today = lambda: TODAY + timedelta(days=1)
    driver.key(pygame.K_ESCAPE)
    screen = open_daily(driver)
    driver.click_row("Play today’s deal", frames=1)
    assert isinstance(driver.top, RatedScene)
    assert "2 of your rated matches aren’t over" in driver.app.context.captions.last
    driver.click_row("Start anyway")
    driver.until(lambda: driver.on(TableScene))
    assert all(one.forfeited for one in results(driver))
    assert len(results(driver)) == 2
    assert driver.app.context.archive.diary().entries[TODAY].journal == path.name
    assert driver.app.context.archive.diary().streak(TODAY) == 0
    kill(driver)
    screen = open_daily(driver)
    pads = enumerate(screen.form.widgets)
    screen.form.focus_on(next(at for at, row in pads if isinstance(row, DayPad) and row.day == TODAY))
    assert "You left before the end." in driver.app.context.captions.last
