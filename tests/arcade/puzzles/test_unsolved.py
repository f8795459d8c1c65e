"""Shelves of puzzles that are nearly solved."""

import pytest

from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import Puzzle, last_unsolved
from game.storage.places import LEVELS


def shelves() -> list[list[Puzzle]]:
    """Return the puzzles of 6 takes! by grade, five each."""
    puzzles = load_puzzles((LEVELS,), "six_takes", trusted=LEVELS).puzzles
    return [[one for one in puzzles if one.grade == grade] for grade in (1, 2, 3)]


@pytest.mark.parametrize(
    ("solved", "left"),
    [
        ((0, 0, 0), ()),
        ((2, 0, 0), ()),
        ((3, 0, 0), (0, 3)),
        ((4, 0, 0), (0, 4)),
        ((5, 0, 0), ()),
        ((5, 3, 2), (1, 3)),
        ((3, 3, 4), (2, 4)),
        ((3, 3, 3), (0, 3)),
    ],
)
def test_shelf_with_the_fewest_left_counts_if_it_has_one_or_two_left(
    solved: tuple[int, ...], left: tuple[int, ...]
) -> None:
    found = shelves()
    known = {one.id for shelf, count in zip(found, solved, strict=True) for one in shelf[:count]}
    expected = () if not left else tuple(found[left[0]][left[1] :])
    assert last_unsolved([one for shelf in found for one in shelf], known) == expected
