"""The family tree of a card: six generations, each with as many places as its number says, one lit up."""

from __future__ import annotations

from typing import Final

from game.cardgames.must_be_18.table.art.families import BLACK, RED, Family, mark_group
from game.ui.drawing.palette import BONE, INK

GENERATIONS: Final = 6
"""The first generation, the oldest, is next to the trunk, the sixth at the top of the crown."""

_MIDDLE: Final = 66.5
_FIRST: Final = 67.5
_RISE: Final = 9.6
_APART: Final = 7.8
_SAG: Final = 0.0085
"""The drop of a place for each square of its distance from the middle: crowns are round."""

_WOOD: Final = "#94613F"
_PUFFS: Final = (
    (51, 29, 8),
    (58, 19.5, 9),
    (66.5, 18.5, 9.5),
    (75, 19.5, 9),
    (82, 29, 8),
    (54.5, 43, 9),
    (78.5, 43, 9),
    (60, 55, 9),
    (73, 55, 9),
    (66.5, 63, 8.5),
)
_CORE: Final = "M50 28 L83 28 L79 44 L72 58 L61 58 L54 44Z"

Point = tuple[float, float]


def places(generation: int) -> tuple[Point, ...]:
    """The places of the members of a generation (1–6) on a card of 100 × 146 units, from left to right."""
    offs = [(place - (generation - 1) / 2) * _APART for place in range(generation)]
    level = _FIRST - (generation - 1) * _RISE
    return tuple((_MIDDLE + off, level + off * off * _SAG) for off in offs)


def parent_of(place: int, generation: int) -> int:
    """The place of a member's parent in the generation before; outer members have outer parents."""
    return place if place < generation / 2 and place < generation - 1 else place - 1


def tree(of: Family, generation: int, *, detailed: bool) -> str:
    """The tree of a family with one generation lit up, in the units of a card of 100 × 146."""
    others = "".join(
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.4" fill="{of.dim}"/>'
        for other in range(1, GENERATIONS + 1)
        if other != generation
        for x, y in places(other)
    )
    own = "".join(mark_group(of, x, y, 8.4, edge=1.1, detailed=detailed) for x, y in places(generation))
    return _trunk(112) + _crown(of.crown, of.rim, 1.3) + _branches() + others + own


def whole_tree() -> str:
    """The tree of both families with all its generations, in the same units."""
    marks = "".join(
        mark_group((RED, BLACK)[(place + generation) % 2], x, y, 6.6, edge=0.7)
        for generation in range(1, GENERATIONS + 1)
        for place, (x, y) in enumerate(places(generation))
    )
    return _trunk(88) + _crown(BONE, INK, 1.6) + _branches() + marks


def _crown(fill: str, rim: str, edge: float) -> str:
    """The foliage, a little larger than the places in it."""
    rims = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{r + edge:g}" fill="{rim}"/>' for x, y, r in _PUFFS)
    leaves = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>' for x, y, r in _PUFFS)
    return f'{rims}{leaves}<path d="{_CORE}" fill="{fill}"/>'


def _trunk(root: float) -> str:
    """From the first generation down to the ground."""
    left, right = _MIDDLE - 3, _MIDDLE + 3
    return (
        f'<path d="M{left:g} {_FIRST:g} L{right:g} {_FIRST:g} Q{right:g} {root - 8:g} {right + 4:g} {root:g} '
        f'L{left - 4:g} {root:g} Q{left:g} {root - 8:g} {left:g} {_FIRST:g}Z" fill="{_WOOD}" stroke="{INK}" '
        'stroke-width="1.6" stroke-linejoin="round"/>'
    )


def _branches() -> str:
    """A line from each place to that of its parent, thinner from generation to generation."""
    lines = []
    for generation in range(2, GENERATIONS + 1):
        parents = places(generation - 1)
        path = ""
        for place, (x, y) in enumerate(places(generation)):
            to_x, to_y = parents[parent_of(place, generation)]
            path += f"M{x:.2f} {y:.2f} L{to_x:.2f} {to_y:.2f}"
        lines.append(
            f'<path d="{path}" fill="none" stroke="{_WOOD}" stroke-width="{3.4 - generation * 0.36:.2f}" '
            'stroke-linecap="round"/>'
        )
    return "".join(lines)
