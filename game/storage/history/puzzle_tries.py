"""The puzzles that the player has solved, with the stars of each solution."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from game.storage.places import Word
from game.storage.rows import RowFiles

MOST_STARS = 3


class SolvedPuzzle(msgspec.Struct, frozen=True):
    """A solved puzzle, given by its fingerprint: 3 stars for one try, 2 for two, otherwise 1."""

    puzzle: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    stars: Annotated[int, Meta(ge=1, le=MOST_STARS)]
    tries: Annotated[int, Meta(ge=1, le=100_000)]
    game: Word = ""


_FILES = RowFiles(SolvedPuzzle, "the puzzle's stars")
add, load = _FILES.add, _FILES.load


def best_stars(rows: Iterable[SolvedPuzzle]) -> dict[str, int]:
    stars: dict[str, int] = {}
    for solved in rows:
        stars[solved.puzzle] = max(solved.stars, stars.get(solved.puzzle, 0))
    return stars
