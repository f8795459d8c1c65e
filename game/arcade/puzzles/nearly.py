"""Finds puzzles that complete a grade."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.arcade.puzzles.puzzle import GRADES, Puzzle

MOST_LEFT = 2


def last_unsolved(puzzles: Sequence[Puzzle], solved: Collection[str]) -> tuple[Puzzle, ...]:
    """Return the unsolved puzzles of the grade closest to completion, if at most `MOST_LEFT` are left."""
    shelves = [[one for one in puzzles if one.grade == grade] for grade in GRADES]
    left = [tuple(one for one in shelf if one.id not in solved) for shelf in shelves]
    begun = [some for some, shelf in zip(left, shelves, strict=True) if 0 < len(some) < len(shelf)]
    return min((some for some in begun if len(some) <= MOST_LEFT), key=len, default=())
