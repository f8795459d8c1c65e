"""The family tree of a card: six generations, each with as many places as its number says, one lit up."""

from __future__ import annotations

from typing import Final

from game.cardgames.must_be_18.table.art.families import Family, mark_group
from game.ui.drawing.artwork import drawing

GENERATIONS: Final = 6
"""The first generation, the oldest, is next to the trunk, the sixth at the top of the crown.

The branches between their places are in `eighteen/family_tree`.
"""

_MIDDLE: Final = 66.5
_FIRST: Final = 67.5
_RISE: Final = 9.6
_APART: Final = 7.8
_SAG: Final = 0.0085
"""The drop of a place for each square of its distance from the middle: crowns are round."""

Point = tuple[float, float]


def places(generation: int) -> tuple[Point, ...]:
    """The places of the members of a generation (1–6) on a card of 100 × 146 units, from left to right."""
    offs = [(place - (generation - 1) / 2) * _APART for place in range(generation)]
    level = _FIRST - (generation - 1) * _RISE
    return tuple((_MIDDLE + off, level + off * off * _SAG) for off in offs)


def tree(of: Family, generation: int, *, detailed: bool) -> str:
    """The tree of a family with one generation lit up, in the units of a card of 100 × 146."""
    others = "".join(
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.4" fill="{of.dim}"/>'
        for other in range(1, GENERATIONS + 1)
        if other != generation
        for x, y in places(other)
    )
    own = "".join(mark_group(of, x, y, 8.4, edge=1.1, detailed=detailed) for x, y in places(generation))
    return drawing("eighteen/family_tree", crown=of.crown, rim=of.rim) + others + own
