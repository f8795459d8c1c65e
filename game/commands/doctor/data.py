"""Checks of the data directory (write access, locks, space), level files and packages."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from game.commands.doctor.finding import REINSTALL, Finding, fault, note

_MEGABYTE = 1024 * 1024
_LITTLE, _TOO_LITTLE = 100 * _MEGABYTE, 5 * _MEGABYTE
_SLOW = 0.5
"""Saving a choice is noticeably slow if it takes longer than this, in seconds."""


def check_data_directory(
    data_dir: str | None,
    free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
    clock: Callable[[], float] = time.perf_counter,
) -> Iterator[Finding]:
    """Check the data directory; `free` returns a folder's free bytes, `clock` the time in seconds."""
    from game.files.locks import try_lock
    from game.storage.places import BadPlace, places

    remedy = "choose another folder with --data-dir, or give yourself write access to this one"
    try:
        paths = places(data_dir)
    except BadPlace as error:
        yield fault(str(error), remedy)
        return
    folder = paths.root
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    probe = folder / f".sixes-doctor-{os.getpid()}"
    try:
        start = clock()
        with probe.open("xb") as file:
            file.write(b"6" * 4096)
            file.flush()
            os.fsync(file.fileno())
            seconds = clock() - start
            with probe.open("rb") as other:
                locks = try_lock(file) and not try_lock(other)
    except OSError as error:
        yield fault(f"{paths.root}: can't be written to ({error.strerror or error})", remedy)
        return
    finally:
        with suppress(OSError):
            probe.unlink()
    yield Finding(f"{paths.root}" if paths.root.exists() else f"{paths.root}, created on the first start")
    if seconds > _SLOW:
        yield note(f"saving a choice takes {seconds:.1f} s", "choose a folder on a local disk")
    if not locks:
        yield note("this folder doesn't support file locks", "don't open the same match in two windows")
    left = free(folder)
    words = f"{left / _MEGABYTE:,.0f} MB free, writing takes {seconds * 1000:.0f} ms"
    if left < _TOO_LITTLE:
        yield fault(words, "free some disk space: matches can't be saved any more")
    elif left < _LITTLE:
        yield note(words, "free some disk space")
    else:
        yield Finding(words)
    saved = len(list(paths.saves.glob("*"))) if paths.saves.is_dir() else 0
    reports = sorted(paths.reports.glob("*.txt")) if paths.reports.is_dir() else []
    yield Finding(f"{saved} saved matches, {len(reports)} error reports")
    if reports:
        yield note(f"the newest report: {reports[-1]}", "include it if you ask for help")


def check_settings(data_dir: str | None) -> Iterator[Finding]:
    """Check whether the settings can be read and whether sound is off, without changing anything."""
    from game.files import gate
    from game.storage.places import places
    from game.storage.settings import Settings

    path = places(data_dir).settings
    try:
        saved = gate.from_json(gate.read_content(path, _MEGABYTE), Settings)
    except FileNotFoundError:
        yield Finding("none yet")
        return
    except (OSError, gate.BadContent) as error:
        yield note(f"{path}: {error}", "start Sixes: it sets the file aside and goes back to the defaults")
        return
    yield Finding(f"language {saved.language or 'as in the system'}, interface size {saved.ui_scale:g}")
    if saved.muted or not saved.master:
        yield note("sound is off", "press M in the game, or turn the volume up in Settings, Sound")


def check_levels(data_dir: str | None) -> Iterator[Finding]:
    """Check every level file, as `python main.py levels check` does."""
    from game.commands.levels.check import check
    from game.storage import places as where
    from game.storage.plugins import level_folders

    try:
        own_folder = where.places(data_dir).levels
    except where.BadPlace:
        # The check of the data directory reports it.
        return
    packages = level_folders()
    checked = check(where.LEVELS, (*packages.folders, own_folder))
    for problem in checked.faults_under(where.LEVELS):
        yield fault(problem, REINSTALL)
    for problem in packages.prefix_packages(checked.faults_under(*packages.folders)):
        yield note(problem, "tell the makers of the package, or uninstall it")
    for problem in checked.faults_under(own_folder):
        yield fault(problem, "fix the file, or move it out of the folder")
    yield Finding(f"{len(checked.files)} files checked")


def check_packages() -> Iterator[Finding]:
    from game.cardgames.registry import BUILT_IN, GAMES, remove_broken_games
    from game.storage.plugins import level_folders

    levels = level_folders()
    for problem in (*remove_broken_games(), *levels.problems):
        yield note(problem, "tell the makers of the package, or uninstall it")
    added = [game for game in GAMES if game not in BUILT_IN]
    yield Finding(
        f"games: {', '.join(added) or 'none'}; levels: {', '.join(map(str, levels.folders)) or 'none'}"
    )
