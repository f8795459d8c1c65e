"""The four suits: their shapes, which identify them, and their colours in both kinds of deck."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.palette import INK

BOX: Final = 100.0
"""The width of the box, in units, in which the shapes are centred."""


class SuitColours(Struct, frozen=True):
    """The colours of a suit's shape, of text, of the panel behind, and of a faint shape on the panel."""

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


def suit_colours(suit: int, *, four_colour: bool) -> SuitColours:
    """Return a suit's colours in a four-colour or a two-colour deck."""
    return (_FOUR_COLOURS if four_colour else _TWO_COLOURS)[suit]


def suit_svg(
    suit: int, x: float, y: float, size: float, fill: str, *, edge: float = 0.0, glint: bool = False
) -> str:
    """Return the SVG of a suit's shape, centred on a point; its box is `size` wide.

    Args:
        edge: the width of an ink outline around the shape, in card units.
        glint: whether to add a highlight.
    """
    scale, shape = size / BOX, drawing_svg(_FILES[suit], "shape")
    group = f'<g fill="{fill}">{shape}</g>'
    if edge:
        outline = f'fill="{INK}" stroke="{INK}" stroke-width="{2 * edge / scale:.2f}" stroke-linejoin="round"'
        group = f"<g {outline}>{shape}</g>{group}"
    if glint:
        group += drawing_svg(_FILES[suit], "glint")
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.4f})">{group}</g>'
