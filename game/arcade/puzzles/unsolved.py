"""Finds the last unsolved puzzles of a grade."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.arcade.puzzles.puzzle import GRADES, Puzzle

MOST_LEFT = 2


def last_unsolved(puzzles: Sequence[Puzzle], solved: Collection[str]) -> tuple[Puzzle, ...]:
    """Return the unsolved puzzles of the grade closest to completion, if at most `MOST_LEFT` are left."""
    grades = [[puzzle for puzzle in puzzles if puzzle.grade == grade] for grade in GRADES]
    left = [tuple(puzzle for puzzle in group if puzzle.id not in solved) for group in grades]
    started = [rest for rest, group in zip(left, grades, strict=True) if 0 < len(rest) < len(group)]
    return min((rest for rest in started if len(rest) <= MOST_LEFT), key=len, default=())
