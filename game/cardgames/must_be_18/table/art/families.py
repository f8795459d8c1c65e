"""The two families of the deck: the red one of the apples and the black one of the leaves.

Their marks have different shapes, so that a card's family is told without its colour.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from game.ui.drawing.artwork import drawing
from game.ui.drawing.palette import INK


class Family(Struct, frozen=True):
    """A family's mark and colours.

    Attributes:
        mark: the file of its shape and the lines on it, around its centre in a box of 100 units.
        fill: of the mark and of the family's clothes.
        deep: of writing, and of shadows.
        dim: of those generations in the tree that are not the card's own.
        sky: of the panel, from top to bottom.
        hill: of the ground.
        crown: of the foliage.
        rim: of its edge.
    """

    mark: str
    fill: str
    deep: str
    dim: str
    sky: tuple[str, str]
    hill: str
    crown: str
    rim: str


RED: Final = Family(
    mark="eighteen/apple",
    fill="#E5304C",
    deep="#B80F30",
    dim="#A9C383",
    sky=("#FFF9EA", "#FFD9BF"),
    hill="#F4A58C",
    crown="#DDEBB4",
    rim="#8DB068",
)
BLACK: Final = Family(
    mark="eighteen/leaf",
    fill="#4A3563",
    deep="#2A1030",
    dim="#A79BC6",
    sky=("#FBF9FF", "#D5CFEA"),
    hill="#9C8DB8",
    crown="#D2CBE8",
    rim="#8C80AE",
)


def family(red: bool) -> Family:
    return RED if red else BLACK


def mark_group(
    of: Family, x: float, y: float, size: float, *, edge: float = 0.0, detailed: bool = False
) -> str:
    """Return a family's mark as an SVG group, its centre at a point, its box `size` wide.

    Args:
        edge: how far an ink edge reaches beyond the shape, in the units of the card.
        detailed: whether its lines are drawn on it.
    """
    scale, shape = size / 100, drawing(of.mark, "shape")
    mark = f'<g fill="{of.fill}">{shape}</g>'
    if edge:
        outline = f'fill="{INK}" stroke="{INK}" stroke-width="{2 * edge / scale:.2f}" stroke-linejoin="round"'
        mark = f"<g {outline}>{shape}</g>{mark}"
    if detailed:
        mark += drawing(of.mark, "detail")
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.4f})">{mark}</g>'


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
    """Return the places of a generation's members (1–6) on a card of 100 × 146 units, from left to right."""
    offs = [(place - (generation - 1) / 2) * _APART for place in range(generation)]
    level = _FIRST - (generation - 1) * _RISE
    return tuple((_MIDDLE + off, level + off * off * _SAG) for off in offs)


def tree(of: Family, generation: int, *, detailed: bool) -> str:
    """Return the tree of a family with one generation lit up, in the units of a card of 100 × 146."""
    others = "".join(
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.4" fill="{of.dim}"/>'
        for other in range(1, GENERATIONS + 1)
        if other != generation
        for x, y in places(other)
    )
    own = "".join(mark_group(of, x, y, 8.4, edge=1.1, detailed=detailed) for x, y in places(generation))
    return drawing("eighteen/family_tree", crown=of.crown, rim=of.rim) + others + own
