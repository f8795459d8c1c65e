"""Leaving and coming back: at exactly the pending choice, whatever happened in between."""

import os
import shutil
import sys
from pathlib import Path

import pygame
import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine.journal import read
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.ui.devices.actions import PadLeft
from tests.support.driving import Driver
from tests.support.full_disk import full
from tests.support.virtual_pad import VirtualPad


def start(
    driver: Driver, rated: bool = True, opponents: tuple[str, ...] = ("bob", "celia"), **options
) -> None:
    driver.start_match("six_takes", opponents, options, rated=rated)
    until_asked(driver)


def until_asked(driver: Driver) -> None:
    driver.frames(3)
    driver.until(
        lambda: driver.on(ScoringScene) or (not driver.table.show.busy and driver.table.session.my_turn)
    )


def play(driver: Driver, turns: int) -> None:
    for _ in range(turns):
        driver.key(pygame.K_RETURN)
        until_asked(driver)


def test_rated_match_cannot_be_undone(driver: Driver) -> None:
    start(driver)
    play(driver, 1)
    driver.key(pygame.K_BACKSPACE)
    assert len(driver.table.table.view.hand) == 9
    assert driver.app.context.captions.current == "You can’t undo in rated matches."


def test_unplugged_pad_pauses_and_loses_nothing(driver: Driver) -> None:
    with VirtualPad() as pad:
        driver.frames(4)
        start(driver)
        pad.press("dpright")
        pygame.event.pump()
        driver.frames(2)
        place = driver.table.table.focus.place
        assert place == 1
        pad.pull_out()
        pygame.event.pump()
        driver.until(lambda: driver.on(PauseScene), 20)
        assert "was unplugged" in driver.app.context.captions.current
        driver.key(pygame.K_RETURN)
        assert driver.on(TableScene)
        assert driver.table.table.focus.place == place
        play(driver, 1)


def test_match_goes_on_with_a_full_disk_and_is_saved_later(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(driver)
    session, notices = driver.table.session, driver.app.context.notices
    play(driver, 1)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        play(driver, 2)
        assert sum("no longer saved: No space left" in notice for notice in notices) == 1
        assert len(driver.table.table.view.hand) == 7
        assert len(read(session.journal.path, SIX_TAKES).match.history) < len(session.match.history)
        driver.key(pygame.K_ESCAPE, pygame.K_UP)
        assert "Not every choice is saved (No space left on device)" in driver.top.form.focused.help
        driver.key(pygame.K_ESCAPE)
    play(driver, 1)
    assert notices[-1] == "the whole match is saved again"
    reading = read(session.journal.path, SIX_TAKES)
    assert reading.damage is None
    assert reading.match.history == session.match.history


def test_leaving_tries_to_save_once_more(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    start(driver)
    session = driver.table.session
    path = session.journal.path
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        play(driver, 2)
    driver.app.stack.pop()
    assert driver.app.context.notices[-1] == "the whole match is saved again"
    assert read(path, SIX_TAKES).match.history == session.match.history


def test_leaving_with_a_full_disk_says_what_is_lost(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    start(driver)
    path = driver.table.session.journal.path
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        play(driver, 2)
        driver.app.stack.pop()
    notice = driver.app.context.notices[-1]
    assert notice == "part of the match couldn't be saved: No space left on device"
    assert read(path, SIX_TAKES).damage is None


def test_match_started_on_a_full_disk_is_saved_later(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        start(driver)
        path = driver.table.session.journal.path
        assert not path.exists()
        assert [notice for notice in driver.app.context.notices if "this match can't be saved" in notice]
        assert not [notice for notice in driver.app.context.notices if "no longer saved" in notice]
    play(driver, 1)
    assert driver.app.context.notices[-1] == "the whole match is saved again"
    assert read(path, SIX_TAKES).match.history == driver.table.session.match.history


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open cannot be deleted there")
def test_deleted_data_directory_is_reported_and_the_match_rewritten(driver: Driver, tmp_path: Path) -> None:
    start(driver, rated=False)
    play(driver, 2)
    driver.key(pygame.K_u)
    until_asked(driver)
    session = driver.table.session
    path, notices = session.journal.path, driver.app.context.notices
    shutil.rmtree(tmp_path)
    play(driver, 1)
    assert [notice for notice in notices if "was gone" in notice] == [
        "the match's file was gone: it has been written anew"
    ]
    reading = read(path, SIX_TAKES)
    assert reading.damage is None
    assert reading.match.history == session.match.history
    shutil.rmtree(tmp_path)
    tmp_path.write_text("something else")
    play(driver, 1)
    assert "the match is no longer saved: Not a directory" in notices[-1]
    tmp_path.unlink()
    left = session.view
    driver.app.stack.pop()
    assert read(path, SIX_TAKES).match.view(0) == left
    driver.key(pygame.K_RETURN)
    assert driver.table.session.view == left


@pytest.mark.parametrize("resumed", [False, True])
@pytest.mark.parametrize("leave", [False, True])
@pytest.mark.parametrize("length", [0, 300, None])
def test_journal_changed_by_another_program_is_reported_and_restored(
    driver: Driver, resumed: bool, leave: bool, length: int | None
) -> None:
    """It's cut or overwritten; the match in memory is whole, and no choice is lost."""
    start(driver, rated=False)
    play(driver, 2)
    path, notices = driver.table.session.journal.path, driver.app.context.notices
    if resumed:
        driver.app.stack.pop()
        driver.key(pygame.K_RETURN)
        until_asked(driver)
    match = driver.table.session.match
    if length is None:
        path.write_bytes(b"?" * path.stat().st_size)
        os.utime(path, (1, 1))
    else:
        os.truncate(path, length)
    if leave:
        driver.app.stack.pop()
    else:
        play(driver, 1)
    assert [notice for notice in notices if "Another program changed" in notice] == [
        "Another program changed this match’s file. The whole match is saved again."
    ]
    reading = read(path, SIX_TAKES)
    assert reading.damage is None
    assert reading.match.history == match.history
    assert path.with_name(f"{path.name}.damaged-1").exists() is (length is None)


def test_unplugged_pad_is_ignored_on_the_title(driver: Driver) -> None:
    driver.app.handle(PadLeft("pad"))
    assert driver.on(TitleScene)
