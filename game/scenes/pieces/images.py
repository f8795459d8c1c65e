"""Pictures that several screens share: lily pads, medals, ranks and instruments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect, Surface

from game.language.message import figure
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import draw_light
from game.ui.drawing.artwork import draw_art, drawing_svg, paint_art, paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.prizes import BANDS
from game.ui.drawing.scenery.pond import lily_svg
from game.ui.drawing.svg import document, render, stroke_path
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
INSTRUMENT = 420.0, 356.0
"""The width and height of a large instrument with its waves of sound, in units."""
_WAVES, _APART, _FIRST = 3, 17.0, 158.0
"""The number of waves on each side, the gap between two, and the first one's distance from the middle."""
_OTHERS = "#6B7180"


def medal_image(pen: Pen, medal: Medal, wide: float) -> Surface:
    """Return the picture of a medal at a width in units; medals also differ in shape."""
    return paint_art(pen, f"prizes/badge_{medal.name.lower()}", wide)


def lily_pad_image(pen: Pen, wide: float, turn: int, *, flower: bool = False) -> Surface:
    """Return the picture of a lily pad at a width in units; `turn` selects one of a few rotations."""
    px = pen.screen.scale.px(wide * _PAD[0] / _WIDE)
    size = px, round(px * _PAD[1] / _PAD[0])

    def make() -> Surface:
        body = lily_svg(_PAD[0] / 2, _PAD[1] / 2, 100, turn * 360 / TURNS, flower=False)
        blossom = f'<g transform="{_BLOSSOM}">{drawing_svg("scenery/lily", "blossom")}</g>' if flower else ""
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


def draw_instrument(pen: Pen, area: FRect, picture: str, *, aside: float = 0.0, rings: bool) -> None:
    """Draw a large instrument in warm light, moved by `aside`; if it `rings`, with waves of sound."""
    draw_light(pen, area.inflate(-area.width * 0.3, -area.height * 0.3), 0.6)
    wide = min(area.width, area.height) * 0.86
    draw_art(pen, picture, FRect(area.centerx - wide / 2 + aside, area.bottom - wide, wide, wide))
    if rings:
        pen.image(paint_document(pen, ("sound_waves",), area.size, _waves), area.topleft)


def _waves() -> str:
    """Return the SVG document of the waves of sound on both sides of a large instrument."""
    wide, high = INSTRUMENT
    lines = []
    for side in (-1, 1):
        for number in range(_WAVES):
            x, half = wide / 2 + side * (_FIRST + number * _APART), 30 + 16 * number
            bent = side * half * 0.5
            path = f"M{x:.1f} {high / 2 - half:.1f} q{bent:.1f} {half:.1f} 0 {2 * half:.1f}"
            lines += [stroke_path(path, INK, 11), stroke_path(path, GOLD, 5.4)]
    return document(wide, high, "".join(lines))
