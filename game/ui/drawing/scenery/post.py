"""A mooring post in the water, and letters carved into it."""

from __future__ import annotations

from pygame import Surface

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface

_EDGE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'
_CARVED, _CHIP = "#2E1206", "#F8D9A8"
"""The colours of a carved letter and its lit edge."""


def paint_post(pen: Pen, wide: float, high: float) -> Surface:
    size = pen.screen.scale.px(wide), pen.screen.scale.px(high)

    def make() -> Surface:
        return render(_post_svg(100.0, 100.0 * size[1] / size[0]), *size).premul_alpha()

    return pen.shapes.easel.get(("post", size), make)


def draw_carved_letter(pen: Pen, letter: str, at: tuple[float, float], size: float, width: float) -> None:
    """Draw a letter of a size, or smaller if it would be wider than `width`, with its centre at a point."""
    size = min(size, size * width / pen.width(letter, size, Typeface.TITLE))
    shift, px = size * 0.028, pen.screen.scale.px
    edge = pen.fonts.render(letter, Typeface.TITLE, max(px(size), 1), _CHIP)
    pen.screen.surface.blit(edge, edge.get_rect(center=(px(at[0] + shift), px(at[1] + shift))))
    pen.text(letter, at, size, Typeface.TITLE, _CARVED, anchor="center")


def _post_svg(wide: float, high: float) -> str:
    """Return a post as an SVG document; its ripples take the whole width."""
    left, right, top = 10.0, wide - 10.0, 17.0
    foot, across = high - 15.0, (right - left) / 2
    wood = (
        '<linearGradient id="wood" gradientUnits="userSpaceOnUse" '
        f'x1="{left}" y1="0" x2="{right}" y2="0"><stop offset="0" stop-color="#A46A3A"/>'
        '<stop offset="0.42" stop-color="#E0AA70"/><stop offset="1" stop-color="#94582C"/></linearGradient>'
    )
    trunk = (
        f'<path d="M{left} {top} V{foot:.1f} A{across} 10 0 0 0 {right} {foot:.1f} V{top}" '
        f'fill="url(#wood)" {_EDGE}/>'
    )
    grain = "".join(
        f'<path d="M{x:.0f} {start * high:.1f} q{bend} {high * 0.07:.1f} 0 {high * 0.15:.1f}" fill="none" '
        'stroke="#5E3216" stroke-opacity="0.4" stroke-width="2" stroke-linecap="round"/>'
        for x, start, bend in (
            (20, 0.16, 3),
            (83, 0.2, -3),
            (76, 0.58, 3),
            (18, 0.52, -2),
            (30, 0.74, 2),
            (86, 0.8, -2),
        )
    )
    rings = "".join(
        f'<ellipse cx="{wide / 2}" cy="{top}" rx="{across * share:.1f}" ry="{14 * share:.1f}" {paint}/>'
        for share, paint in (
            (1.0, f'fill="#F0C890" {_EDGE}'),
            (0.68, 'fill="none" stroke="#A8713E" stroke-width="2.4"'),
            (0.38, 'fill="none" stroke="#A8713E" stroke-width="2.4"'),
        )
    )
    water = "".join(
        f'<path d="M{wide / 2 - reach:.1f} {foot - 1:.1f} A{reach} {down} 0 0 0 {wide / 2 + reach:.1f} '
        f'{foot - 1:.1f}" fill="none" stroke="#E6FAFF" stroke-opacity="{pale}" stroke-width="2.6" '
        'stroke-linecap="round"/>'
        for reach, down, pale in ((44, 11, 0.9), (48.6, 14, 0.5))
    )
    return document(wide, high, trunk + grain + rings + water, wood)
