"""The two families of the deck: the red one of the apples and the black one of the leaves.

Their marks have different shapes, so that a card's family is told without its colour.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from game.ui.drawing.palette import INK


class Family(Struct, frozen=True):
    """A family's mark and colours.

    Attributes:
        mark: its shape, around its centre in a box of 100 units, without a colour.
        detail: the lines on the mark.
        fill: of the mark and of the family's clothes.
        deep: of writing, and of shadows.
        dim: of those generations in the tree that are not the card's own.
        sky: of the panel, from top to bottom.
        hill: of the ground.
        crown: of the foliage.
        rim: of its edge.
    """

    mark: str
    detail: str
    fill: str
    deep: str
    dim: str
    sky: tuple[str, str]
    hill: str
    crown: str
    rim: str


_APPLE: Final = (
    '<path d="M0 -20 C12 -34 46 -30 46 4 C46 32 24 50 11 46 Q0 42 -11 46 C-24 50 -46 32 -46 4 '
    'C-46 -30 -12 -34 0 -20Z"/><path d="M-5 -20 L-9 -47 L3 -50 L5 -20Z"/>'
    '<path d="M4 -28 Q8 -50 34 -48 Q32 -28 4 -28Z"/>'
)
_LEAF: Final = (
    '<path d="M4 -50 Q34 -22 34 4 Q34 28 5 30 L5 50 L-5 50 L-5 30 Q-34 28 -34 4 Q-34 -22 -4 -50Z"/>'
)

RED: Final = Family(
    mark=_APPLE,
    detail="M-30 4 Q-30 -12 -17 -15",
    fill="#E5304C",
    deep="#B80F30",
    dim="#A9C383",
    sky=("#FFF9EA", "#FFD9BF"),
    hill="#F4A58C",
    crown="#DDEBB4",
    rim="#8DB068",
)
BLACK: Final = Family(
    mark=_LEAF,
    detail="M0 -26 L0 24 M0 4 L15 -9 M0 4 L-15 -9",
    fill="#4A3563",
    deep="#2A1030",
    dim="#A79BC6",
    sky=("#FBF9FF", "#D5CFEA"),
    hill="#9C8DB8",
    crown="#D2CBE8",
    rim="#8C80AE",
)


def family(red: bool) -> Family:
    """The family of a card's colour."""
    return RED if red else BLACK


def mark_group(
    of: Family, x: float, y: float, size: float, *, edge: float = 0.0, detailed: bool = False
) -> str:
    """A family's mark as an SVG group, its centre at a point, its box so large.

    Args:
        edge: how far an ink edge reaches beyond the shape, in the units of the card.
        detailed: whether its lines are drawn on it.
    """
    scale = size / 100
    drawing = f'<g fill="{of.fill}">{of.mark}</g>'
    if edge:
        outline = f'fill="{INK}" stroke="{INK}" stroke-width="{2 * edge / scale:.2f}" stroke-linejoin="round"'
        drawing = f"<g {outline}>{of.mark}</g>{drawing}"
    if detailed:
        drawing += (
            f'<path d="{of.detail}" fill="none" stroke="#FFFFFF" stroke-opacity="0.75" '
            'stroke-width="7" stroke-linecap="round"/>'
        )
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.4f})">{drawing}</g>'
