"""The four suits: their shapes, which alone tell them apart, and the colours of the two kinds of deck."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from game.ui.drawing.palette import INK

BOX: Final = 100.0
"""The shapes lie around their centre in a box of so many units."""

CLUB, DIAMOND, HEART, SPADE = range(4)


class Tone(Struct, frozen=True):
    """A suit's colours: of its shape, of writing, of the panel behind it, and of a shape faint on that."""

    fill: str
    deep: str
    pale: str
    faint: str


_BLACK: Final = Tone("#45305A", "#2A1030", "#DCD0E2", "#D0C3D7")
_RED: Final = Tone("#E5304C", "#9C0E2A", "#FFD3CF", "#FFC0BE")
_BLUE: Final = Tone("#2F7FE0", "#174896", "#CBE4FF", "#B3D5FB")
_GREEN: Final = Tone("#17A05C", "#08582F", "#CDF0D2", "#B2E3BE")

_TWO_COLOURS: Final = (_BLACK, _RED, _RED, _BLACK)
_FOUR_COLOURS: Final = (_GREEN, _BLUE, _RED, _BLACK)

_FOOT: Final = 'd="M-5 14 Q-4 38 -17 46 L17 46 Q4 38 5 14Z"'

_SHAPES: Final = (
    f'<circle cx="0" cy="-27" r="20"/><circle cx="-27" cy="11" r="20"/><circle cx="27" cy="11" r="20"/>'
    f'<path d="M0 -27 L9 -4 L27 11 L0 17 L-27 11 L-9 -4Z"/><path {_FOOT}/>',
    '<path d="M0 -48 Q15 -19 39 0 Q15 19 0 48 Q-15 19 -39 0 Q-15 -19 0 -48Z"/>',
    '<path d="M0 46 C-11 29 -46 14 -46 -15 C-46 -32 -34 -42 -22 -42 C-11 -42 -3 -35 0 -26 '
    'C3 -35 11 -42 22 -42 C34 -42 46 -32 46 -15 C46 14 11 29 0 46Z"/>',
    '<path d="M0 -50 C6 -30 39 -10 39 14 C39 28 30 35 21 35 C12 35 5 29 0 19 C-5 29 -12 35 -21 35 '
    f'C-30 35 -39 28 -39 14 C-39 -10 -6 -30 0 -50Z"/><path {_FOOT}/>',
)

_GLINTS: Final = (
    "M-11 -29 Q-10 -38 -1 -39 M-38 9 Q-38 2 -31 -1",
    "M-23 -3 Q-11 -12 -6 -22",
    "M-36 -14 Q-36 -29 -22 -32",
    "M-29 13 Q-27 1 -12 -15",
)


def tone(suit: int, *, four_colour: bool) -> Tone:
    """A suit's colours in a deck of four colours or of two."""
    return (_FOUR_COLOURS if four_colour else _TWO_COLOURS)[suit]


def suit_group(
    suit: int, x: float, y: float, size: float, fill: str, *, edge: float = 0.0, glint: bool = False
) -> str:
    """A suit's shape as an SVG group, its centre at a point, its box so large.

    Args:
        edge: how far an ink edge reaches beyond the shape, in the units of the card.
        glint: whether a light falls on it.
    """
    scale = size / BOX
    drawing = f'<g fill="{fill}">{_SHAPES[suit]}</g>'
    if edge:
        outline = f'fill="{INK}" stroke="{INK}" stroke-width="{2 * edge / scale:.2f}" stroke-linejoin="round"'
        drawing = f"<g {outline}>{_SHAPES[suit]}</g>{drawing}"
    if glint:
        drawing += (
            f'<path d="{_GLINTS[suit]}" fill="none" stroke="#FFFFFF" stroke-opacity="0.75" '
            'stroke-width="7" stroke-linecap="round"/>'
        )
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.4f})">{drawing}</g>'
