"""A disk that becomes read-only during play: it's reported, play continues, and saved files stay."""

import errno
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.arcade.run.entries import GaveUp
from game.arcade.run.state import ChooseTable
from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import read
from game.scenes.match.scoring import ScoringScene
from game.scenes.menus.title import TitleScene
from game.storage.history.puzzle_tries import SolvedPuzzle
from tests.scenes.run.running import start_run
from tests.support.driving import Driver
from tests.support.short_matches import SHORT, play_out

WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class ReadOnly:
    """Makes calls fail that open files for writing, or create, rename, delete or flush, below a folder.

    Attributes:
        refused: the number of refused attempts.
    """

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._folder, self.refused = str(folder), 0
        opened, opened_by_number = io.open, os.open

        def open_file(file: Any, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
            if not isinstance(file, int) and set(mode) & set("wax+"):
                self._check(file)
            return opened(file, mode, *args, **kwargs)

        def open_by_number(path: Any, flags: int, *args: Any, **kwargs: Any) -> int:
            if flags & WRITES:
                self._check(path)
            return opened_by_number(path, flags, *args, **kwargs)

        patch.setattr(io, "open", open_file)
        patch.setattr("builtins.open", open_file)
        patch.setattr(os, "open", open_by_number)
        patch.setattr(os, "fsync", lambda _file: self._refuse())
        for name in ("replace", "rename", "unlink", "remove", "mkdir", "truncate"):
            patch.setattr(os, name, self._refusing(getattr(os, name)))

    def _refusing(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def refuse(path: Any, *args: Any, **kwargs: Any) -> Any:
            self._check(path)
            return call(path, *args, **kwargs)

        return refuse

    def _check(self, path: Any) -> None:
        if os.fsdecode(path).startswith(self._folder):
            self._refuse()

    def _refuse(self) -> None:
        self.refused += 1
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))


def go_everywhere(driver: Driver) -> None:
    """Do everything that writes: settings, a match, a run, a puzzle, awards; and read everything."""
    context, screens = driver.app.context, driver.app.context.screens
    context.change(master=0.25)
    for game in (*GAMES,)[:2]:
        driver.start_match(game, options=SHORT[game], rated=True)
        play_out(driver.table.session)
        driver.until(lambda: driver.on(ScoringScene))
        screens.title()
    play = start_run(driver)
    if isinstance(play.run.pending, ChooseTable):
        play.add(GaveUp())
        play.screens.pending()
        driver.frames(2)
    context.archive.save_puzzle(SolvedPuzzle("0" * 32, 1, 3))
    for way in (screens.arcade, screens.daily, screens.wall, screens.high_scores, screens.wardrobe):
        screens.title()
        way()
        driver.frames(2)
    screens.title()
    driver.frames(2)


def test_read_only_disk_is_reported_and_nothing_saved_is_lost(driver: Driver, tmp_path: Path) -> None:
    context = driver.app.context
    driver.app.seen = False
    go_everywhere(driver)
    assert context.notices == []
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.MonkeyPatch.context() as patch:
        disk = ReadOnly(tmp_path, patch)
        go_everywhere(driver)
        assert driver.on(TitleScene)
        assert disk.refused
    assert any("Read-only file system" in notice for notice in context.notices)
    assert {path: path.read_bytes() for path in kept} == kept
    context.notices.clear()
    go_everywhere(driver)
    assert [notice for notice in context.notices if "Read-only" in notice] == []
    for path in (tmp_path / "saves").glob("*.sixes"):
        assert read(path, rules_of(path.stem.rsplit("-", 1)[1])).damage is None
