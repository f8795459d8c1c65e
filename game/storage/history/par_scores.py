"""The scores of matches of ready-made tables: the player's result, and those of the deal's ghosts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.storage import rows
from game.storage.places import FileName
from game.storage.rows_cache import RowsCache, add_once

Word = Annotated[str, Meta(max_length=40)]
Points = Annotated[float, Meta(ge=-1e6, le=1e6)]


class ParScore(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match (by its journal's name) beside its ghosts. Of results, the higher is the better.

    Attributes:
        table: the ready-made table's title.
        deal: the deal's fingerprint, which the same deal always has.
        rated: whether the match counts.
    """

    journal: FileName
    game: Word
    table: Word
    deal: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    result: Points
    ghosts: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=100)]
    rated: bool


def add(path: Path, score: ParScore, cache: RowsCache | None = None) -> str | None:
    """Keep a match's score, unless it is kept already; returns the problem, if there was one."""
    return add_once(path, score, "the score", load, lambda one: one.journal, cache)


def load(path: Path) -> tuple[list[ParScore], str | None]:
    """The scores kept, oldest first, and the fault of the file, if there was one."""
    return rows.load(path, ParScore)


def ghosts_of(kept: Iterable[ParScore], deal: str) -> tuple[float, ...]:
    """The results of a deal's ghosts, as they were when it was first played; none if it never was."""
    return next((one.ghosts for one in kept if one.deal == deal), ())
