"""The awards that the player has won; earned looks are stored in a file of the same format."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.storage import rows

Word = Annotated[str, Meta(max_length=40)]


class WonAward(msgspec.Struct, frozen=True, kw_only=True):
    """A won award or an earned look. `when` is UTC, in ISO form."""

    award: Word
    when: Word


def add(path: Path, won: WonAward) -> str | None:
    """Append an award or a look; return the problem, if any."""
    return rows.append(path, won, "the award")


def load(path: Path) -> tuple[list[WonAward], str | None]:
    return rows.load(path, WonAward)
