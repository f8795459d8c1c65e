"""Pictures that several screens share: lily pads, medals and ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.language.message import figure
from game.scenes.pieces.fit import LEAST
from game.ui.drawing.artwork import drawing, paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.prizes import BANDS
from game.ui.drawing.scenery.pond import lily
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface

if TYPE_CHECKING:
    from game.arcade.par import Medal

_PAD = 124.0, 104.0
"""The width and height of a lily pad's drawing, with room for the shadow in any rotation."""
_WIDE = 104.0
"""The width of the pad itself, in units of the drawing."""
_BLOSSOM = "translate(91 63) scale(0.62)"
"""The SVG transform that places a blossom in the right half of a pad."""
TURNS = 5
"""The number of rotations in which a lily pad is drawn."""
_OTHERS = "#6B7180"


def medal_image(pen: Pen, medal: Medal, wide: float) -> Surface:
    """Return the picture of a medal at a width in units; medals also differ in shape."""
    return paint_art(pen, f"prizes/badge_{medal.name.lower()}", wide)


def lily_pad_image(pen: Pen, wide: float, turn: int, *, flower: bool = False) -> Surface:
    """Return the picture of a lily pad at a width in units; `turn` selects one of a few rotations."""
    px = pen.screen.scale.px(wide * _PAD[0] / _WIDE)
    size = px, round(px * _PAD[1] / _PAD[0])

    def make() -> Surface:
        body = lily(_PAD[0] / 2, _PAD[1] / 2, 100, turn * 360 / TURNS, flower=False)
        blossom = f'<g transform="{_BLOSSOM}">{drawing("scenery/lily", "blossom")}</g>' if flower else ""
        return render(document(*_PAD, body + blossom), *size).premul_alpha()

    return pen.shapes.get(("pad", size, turn, flower), make, pixels=size[0] * size[1])


def draw_rank(
    pen: Pen, at: tuple[float, float], rank: int, wide: float = 54.0, *, plain: bool = False
) -> None:
    """Draw a rank on a rosette for the first three places, unless `plain`; otherwise, on a disc."""
    size = max(wide * 0.41, LEAST)
    if rank in BANDS and not plain:
        colour, shade = BANDS[rank]
        pen.image(paint_art(pen, "prizes/rosette", wide, colour=colour, shade=shade), at, anchor="center")
        number = at[0], at[1] - wide * 0.13
        pen.text(figure(rank), number, size, Typeface.TITLE, INK, anchor="center")
        return
    pen.disc(at, wide * 0.78, _OTHERS)
    pen.outlined(figure(rank), at, size)
