"""The sign before the table of a saved match: it stays until the match has been read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.language.message import message
from game.scenes.context import Context
from game.scenes.stack import SceneStack


def set_table(context: Context, stack: SceneStack, path: Path, show: Callable[[Path], object]) -> None:
    """Call `show` with a match's journal once it has been read, behind a sign."""
    ready = partial(context.archive.readings.ready, path)
    stack.take_long(message("Setting the table…"), partial(show, path), ready)
