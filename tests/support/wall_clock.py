"""The date and time that the program reads from the system, set by a test."""

import sys
from collections.abc import Callable
from datetime import datetime, tzinfo
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import game

_ROOT = Path(game.__file__).parent
_READS = "datetime.now("


@cache
def readers() -> tuple[str, ...]:
    """Return the names of modules that read the date or time, except commands."""
    paths = (path for path in _ROOT.rglob("*.py") if "commands" not in path.parts)
    reading = [path for path in paths if _READS in path.read_text(encoding="utf-8")]
    return tuple(".".join(("game", *path.relative_to(_ROOT).with_suffix("").parts)) for path in reading)


def set_clock(patch: pytest.MonkeyPatch, now: Callable[[], datetime]) -> None:
    """Make the program read the date and time from `now`, which returns UTC."""

    class Read(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return now().astimezone(tz)

    for name in readers():
        import_module(name)
        patch.setattr(sys.modules[name], "datetime", Read)
