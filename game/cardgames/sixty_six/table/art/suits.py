"""The four suits: their shapes, which alone tell them apart, and the colours of the two kinds of deck."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from game.ui.drawing.artwork import drawing
from game.ui.drawing.palette import INK

BOX: Final = 100.0
"""The width of the box, in units, in whose middle the shapes lie."""


class SuitColours(Struct, frozen=True):
    """A suit's colours: of its shape, of writing, of the panel behind it, and of a shape faint on that."""

    fill: str
    deep: str
    pale: str
    faint: str


_BLACK: Final = SuitColours("#45305A", "#2A1030", "#DCD0E2", "#D0C3D7")
_RED: Final = SuitColours("#E5304C", "#9C0E2A", "#FFD3CF", "#FFC0BE")
_BLUE: Final = SuitColours("#2F7FE0", "#174896", "#CBE4FF", "#B3D5FB")
_GREEN: Final = SuitColours("#17A05C", "#08582F", "#CDF0D2", "#B2E3BE")

_TWO_COLOURS: Final = (_BLACK, _RED, _RED, _BLACK)
_FOUR_COLOURS: Final = (_GREEN, _BLUE, _RED, _BLACK)

_FILES: Final = "suits/club", "suits/diamond", "suits/heart", "suits/spade"


def tone(suit: int, *, four_colour: bool) -> SuitColours:
    """Return a suit's colours in a deck of four colours or of two."""
    return (_FOUR_COLOURS if four_colour else _TWO_COLOURS)[suit]


def suit_group(
    suit: int, x: float, y: float, size: float, fill: str, *, edge: float = 0.0, glint: bool = False
) -> str:
    """Return a suit's shape as an SVG group, its centre at a point, its box `size` wide.

    Args:
        edge: how far an ink edge reaches beyond the shape, in the units of the card.
        glint: whether a light falls on it.
    """
    scale, shape = size / BOX, drawing(_FILES[suit], "shape")
    group = f'<g fill="{fill}">{shape}</g>'
    if edge:
        outline = f'fill="{INK}" stroke="{INK}" stroke-width="{2 * edge / scale:.2f}" stroke-linejoin="round"'
        group = f"<g {outline}>{shape}</g>{group}"
    if glint:
        group += drawing(_FILES[suit], "glint")
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.4f})">{group}</g>'
