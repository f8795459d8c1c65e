"""The awards that the player has won, and when; the looks earned by them are kept likewise."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.storage import rows

Word = Annotated[str, Meta(max_length=40)]


class Won(msgspec.Struct, frozen=True, kw_only=True):
    """An award that was won, or a look that was earned. `when` is UTC, in ISO form."""

    award: Word
    when: Word


def add(path: Path, won: Won) -> str | None:
    """Keep an award or a look; returns the problem, if there was one."""
    return rows.append(path, won, "the award")


def load(path: Path) -> tuple[list[Won], str | None]:
    """The awards won, or looks earned, oldest first, and the fault of the file, if there was one."""
    return rows.load(path, Won)
