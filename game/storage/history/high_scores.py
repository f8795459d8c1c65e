"""The high scores of runs: a line each, with initials."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from game.storage.levels.run_tables import HARDEST, PONDS
from game.storage.places import FileName, Word
from game.storage.rows import RowFiles

BEST = 10
"""How many runs the table of high scores shows."""

Initials = Annotated[str, Meta(min_length=1, max_length=3)]


class HighScore(Struct, frozen=True, kw_only=True):
    """A finished run and its file name; `daily` is the date of a daily run, otherwise empty."""

    initials: Initials
    score: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    ponds: Annotated[int, Meta(ge=0, le=6)]
    won: bool
    when: Word
    run: FileName
    daily: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?\Z")] = ""
    level: Annotated[int, Meta(ge=0, le=HARDEST)] = 0

    def __post_init__(self) -> None:
        if self.won and self.ponds < PONDS:
            raise ValueError(f"ponds: expected {PONDS} in a run that was won, got {self.ponds}")


_FILES = RowFiles(HighScore, "the high score", lambda one: one.run)
add, load = _FILES.add, _FILES.load


def best_scores(scores: Iterable[HighScore], most: int = BEST) -> tuple[HighScore, ...]:
    return tuple(sorted(scores, key=lambda entry: -entry.score)[:most])


def hardest_level_won(scores: Iterable[HighScore]) -> int:
    return max((entry.level for entry in scores if entry.won), default=-1)


def rank_of(scores: Iterable[HighScore], score: int) -> int:
    return 1 + sum(entry.score >= score for entry in scores)
