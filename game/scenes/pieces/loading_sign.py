"""A sign shown until saved matches are loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from game.language.message import message
from game.scenes.context import Context
from game.scenes.routes import ONE_MOMENT
from game.scenes.stack import SceneStack


def show_when_loaded(context: Context, stack: SceneStack, path: Path, show: Callable[[Path], object]) -> None:
    """Show a sign until a match is loaded, then call `show` with the path of its journal."""
    ready = partial(context.archive.readings.ready, path)
    stack.run_behind_sign(message("Setting the table…"), partial(show, path), ready)


def when_loaded(
    context: Context, stack: SceneStack, paths: Iterable[Path], go_on: Callable[[], object]
) -> None:
    """Call `go_on` once the matches of these journals are loaded; show a sign until then."""
    ready = partial(context.archive.readings.ready, *paths)
    if ready():
        go_on()
    else:
        stack.run_behind_sign(ONE_MOMENT, go_on, ready)
