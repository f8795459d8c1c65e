"""The layout of the puzzle room, on the 1280 × 720 design canvas."""

from __future__ import annotations

from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.pennants import Rod
from game.scenes.puzzles.boards import HIGH, WIDE

ROD = Rod(26.0, 704.0, ((28.0, 116.0), (728.0, 116.0)))
"""The rod with the pennants, with the keycaps below them."""
WINDOW: Area = (792.0, 98.0, 462.0, 300.0)
SOLVE: Area = (782.0, 600.0, 304.0, 94.0)
BACK: Area = (1102.0, 612.0, 160.0, 70.0)
HOST, HOST_WIDE = (752.0, 728.0), 92.0
_SHELF: Area = (26.0, 268.0, 704.0, 36.0)
_DOWN = 186.0
"""The distance between shelves."""
_LEFT = 48.0
_APART = 137.0
_FULL = 97.0, 97.0, 100.0
"""The width and height of boards on a full shelf, and their pitch."""
_FEW, _MANY = 5, 7
"""The numbers of boards that fit a shelf at usual and at reduced width; with more, the shelf scrolls."""
_INSIGHT = 6


def shelf_edge(grade: int) -> Area:
    left, top, wide, high = _SHELF
    return left, top + _DOWN * (grade - 1), wide, high


def sign_area(grade: int) -> Area:
    left, top, _wide, high = shelf_edge(grade)
    return left + 10, top + high + 4, 250.0, 34.0


def board_areas(grade: int, boards: int, first: int) -> list[Area]:
    """Return the areas of a grade's boards, scrolled to the one at index `first`; hidden ones are empty."""
    left, top, wide, _high = shelf_edge(grade)
    if boards <= _FEW:
        return [(_LEFT + place * _APART, top - HIGH, WIDE, HIGH) for place in range(boards)]
    shown = boards if boards <= _MANY else _INSIGHT
    across, high, apart = _FULL
    start = left + (wide - (shown - 1) * apart - across) / 2
    found: list[Area] = []
    for place in range(boards):
        column = place - first
        if 0 <= column < shown:
            found.append((start + column * apart, top - high, across, high))
        else:
            found.append((left if column < 0 else left + wide, top - high / 2, 0.0, 0.0))
    return found


def arrow_areas(grade: int, boards: int, first: int) -> list[tuple[int, Area]]:
    """Return the step (-1 or 1) and the area of each arrow of a grade's shelf; empty if it doesn't scroll."""
    if boards <= _MANY:
        return []
    left, top, wide, _high = shelf_edge(grade)
    found: list[tuple[int, Area]] = []
    if first > 0:
        found.append((-1, (left + 8, top - 52, 40.0, 52.0)))
    if first + _INSIGHT < boards:
        found.append((1, (left + wide - 48, top - 52, 40.0, 52.0)))
    return found


def first_after_scroll(boards: int, first: int, step: int) -> int:
    """Return the index of the first visible board after scrolling by `step` pages."""
    return max(0, min(first + step * _INSIGHT, boards - _INSIGHT))


def first_to_show(boards: int, first: int, place: int) -> int:
    """Return the index of the first visible board after scrolling to make the one at `place` visible."""
    return first if boards <= _MANY else max(min(first, place), place - _INSIGHT + 1)
