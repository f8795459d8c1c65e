"""The sign before what needs saved matches, such as the table of one: it stays until they have been read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from game.language.message import message
from game.scenes.context import Context
from game.scenes.routes import ONE_MOMENT
from game.scenes.stack import SceneStack


def set_table(context: Context, stack: SceneStack, path: Path, show: Callable[[Path], object]) -> None:
    """Call `show` with a match's journal once it has been read, behind a sign."""
    ready = partial(context.archive.readings.ready, path)
    stack.take_long(message("Setting the table…"), partial(show, path), ready)


def once_read(
    context: Context, stack: SceneStack, paths: Iterable[Path], go_on: Callable[[], object]
) -> None:
    """Go on once the matches of these journals have been read: behind a sign, unless they have been."""
    ready = partial(context.archive.readings.ready, *paths)
    if ready():
        go_on()
    else:
        stack.take_long(ONE_MOMENT, go_on, ready)
