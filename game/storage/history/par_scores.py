"""Scores at ready-made tables: the player's result, and the results of the deal's ghosts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from game.storage.places import FileName, Word
from game.storage.rows import RowFiles

Points = Annotated[float, Meta(ge=-1e6, le=1e6)]


class ParScore(msgspec.Struct, frozen=True, kw_only=True):
    """The player's and the ghosts' results in a finished match. Higher is better."""

    journal: FileName
    game: Word
    table: Word
    deal: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    result: Points
    ghosts: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=100)]
    rated: bool


_FILES = RowFiles(ParScore, "the score", lambda one: one.journal)
add, load = _FILES.add, _FILES.load


def ghosts_of(rows: Iterable[ParScore], deal: str) -> tuple[float, ...]:
    """Return the results of a deal's ghosts, as saved with its first match; empty if it was never played."""
    return next((row.ghosts for row in rows if row.deal == deal), ())
