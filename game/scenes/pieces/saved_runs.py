"""Cached loading of saved runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from game.arcade.run.saved import SavedRun
from game.arcade.run.state import AtTable
from game.scenes.context import Context
from game.storage.history.runs import BadRun, files_with


def saved_runs(context: Context, paths: Iterable[Path]) -> Iterator[SavedRun]:
    """Yield the runs saved in files; a file that can't be read is skipped, with a notice."""
    return (found for path in paths if (found := saved_run(context, path)) is not None)


def saved_run(context: Context, path: Path) -> SavedRun | None:
    """Return the run saved in a file, or None, after a notice, if it can't be read."""
    try:
        found, problem = context.archive.cache.load(path, _load)
    except BadRun as error:
        context.notify(str(error))
        return None
    context.notify(problem or "")
    return found[0].copy()


def run_at_table(context: Context, journal: str) -> SavedRun | None:
    """Return the newest run whose pending match has this journal, by name, or None."""
    for saved in saved_runs(context, files_with(context.places.runs, journal)):
        pending = saved.run.pending
        if isinstance(pending, AtTable) and pending.journal == journal:
            return saved
    return None


def cache_run(context: Context, saved: SavedRun) -> None:
    """Cache a run that was just saved, so that its file isn't read again."""
    if not saved.problem:
        context.archive.cache.store(saved.path, [saved.copy()], saved.length)


def _load(path: Path) -> tuple[list[SavedRun], str | None]:
    found, problem = SavedRun.open(path)
    return [found], problem
