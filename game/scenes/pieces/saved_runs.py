"""The saved runs, which several screens read again and again."""

from __future__ import annotations

from pathlib import Path

from game.arcade.run.saved import SavedRun
from game.scenes.context import Context
from game.storage.history.runs import BadRun


def saved_run(context: Context, path: Path) -> SavedRun | None:
    """Return the run of a file, or None if there is none that can be read; a fault becomes a notice."""
    try:
        found, problem = context.archive.cache.load(path, _load)
    except BadRun as error:
        context.notice(str(error))
        return None
    context.notice(problem or "")
    return found[0].copy()


def _load(path: Path) -> tuple[list[SavedRun], str | None]:
    found, problem = SavedRun.open(path)
    return [found], problem
