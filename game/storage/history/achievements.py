"""The player's achievements in each match that counts for awards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from game.storage.history.records import Points, Total
from game.storage.places import FileName, Word
from game.storage.rows import RowFiles

Count = Annotated[int, Meta(ge=0, le=100_000)]


class Achievements(msgspec.Struct, frozen=True, kw_only=True):
    """The achievements in one match, which is named by its journal.

    Attributes:
        rivals: the levels of all opponents, partners excluded.
        least, most: the lowest and highest total of an opponent.
        fell: whether the player was alone in last place after any round but the final one.
        chain: the length of the longest chain of combos.
    """

    journal: FileName
    game: Word
    seats: Annotated[int, Meta(ge=1, le=32)]
    rank: Annotated[int, Meta(ge=1, le=32)]
    rivals: Annotated[tuple[Word, ...], Meta(max_length=32)]
    total: Total
    rounds: Annotated[tuple[Points, ...], Meta(max_length=2_000)]
    least: Total
    most: Total
    fell: bool
    combos: Mapping[Word, Count]
    chain: Count

    def __post_init__(self) -> None:
        if self.rank > self.seats or len(self.rivals) >= self.seats:
            raise ValueError(f"expected a rank and rivals among {self.seats} seats")

    @property
    def won(self) -> bool:
        return self.rank == 1


_FILES = RowFiles(Achievements, "what was done in the match", lambda one: one.journal)
add, load = _FILES.add, _FILES.load
