"""The sign of You Must Be 18!: a board on two legs with a lamp for every year, lit or coral."""

from __future__ import annotations

from pygame import Surface

from game.cardgames.must_be_18.rules.deck import TOTAL
from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document, render

WIDE, HIGH, LEGS = 178.0, 172.0, 84.0
"""The board, and how far its legs stand out below it, in units of the drawing."""
GLOW = 30.0
"""The room for the glow round a board that is lit."""
_ALONG, _UP = 6, 3
"""The lamps in the upper and lower edge, and in each side between them."""
_IN = 14.0


def sign(width_px: int, *, lit: bool) -> Surface:
    """The sign without its number, legs and room for the glow included, its board so many pixels wide."""
    across, down = WIDE + 2 * GLOW, HIGH + LEGS + GLOW
    unit = width_px / WIDE
    parts = _glow() if lit else ""
    parts += _legs() + _board() + "".join(_lamp(x, y, lit=lit) for x, y in lamps())
    defs = (
        '<linearGradient id="frame" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#D9533A"/>'
        '<stop offset="1" stop-color="#9E2B22"/></linearGradient>'
        '<radialGradient id="inside" cx="0.5" cy="0.55" r="0.75"><stop offset="0" '
        f'stop-color="{"#5A2C46" if lit else "#3A1A38"}"/><stop offset="1" stop-color="#1E0A26"/>'
        "</radialGradient>"
        '<radialGradient id="glow"><stop offset="0.45" stop-color="#FFE58F" stop-opacity="0.95"/>'
        '<stop offset="1" stop-color="#FFE28A" stop-opacity="0"/></radialGradient>'
    )
    drawing = f'<g transform="translate({GLOW} {GLOW})">{parts}</g>'
    return render(
        document(across, down, drawing, defs), round(across * unit), round(down * unit)
    ).premul_alpha()


def lamps() -> list[tuple[float, float]]:
    """The middles of the lamps, one for every year."""
    step = (WIDE - 2 * _IN) / (_ALONG - 1)
    tier = (HIGH - 2 * _IN) / (_UP + 1)
    edges = [(_IN + step * place, y) for y in (_IN, HIGH - _IN) for place in range(_ALONG)]
    sides = [(x, _IN + tier * (place + 1)) for x in (_IN, WIDE - _IN) for place in range(_UP)]
    assert len(edges) + len(sides) == TOTAL
    return edges + sides


def _glow() -> str:
    return (
        f'<ellipse cx="{WIDE / 2}" cy="{HIGH / 2}" rx="{WIDE / 2 + GLOW}" ry="{HIGH / 2 + GLOW}" '
        'fill="url(#glow)"/>'
    )


def _legs() -> str:
    return "".join(
        f'<rect x="{x}" y="{HIGH - 10}" width="14" height="{LEGS + 6}" rx="5" fill="#8A5228" '
        f'stroke="{INK}" stroke-width="3"/>'
        for x in (28, WIDE - 42)
    )


def _board() -> str:
    return (
        f'<rect x="6" y="9" width="{WIDE}" height="{HIGH}" rx="26" fill="#0A0F06" fill-opacity="0.35"/>'
        f'<rect x="1.5" y="1.5" width="{WIDE - 3}" height="{HIGH - 3}" rx="26" fill="url(#frame)" '
        f'stroke="{INK}" stroke-width="3.5"/>'
        f'<rect x="26" y="26" width="{WIDE - 52}" height="{HIGH - 52}" rx="15" fill="url(#inside)" '
        f'stroke="{INK}" stroke-width="3"/>'
    )


def _lamp(x: float, y: float, *, lit: bool) -> str:
    """A lamp that burns has a halo."""
    if lit:
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12.5" fill="#FFD24A" fill-opacity="0.55"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="#FFE27A" stroke="#8A4A10" stroke-width="1.8"/>'
            f'<circle cx="{x - 1.6:.1f}" cy="{y - 1.8:.1f}" r="2.6" fill="#FFFFFF"/>'
        )
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6.2" fill="#E0607A" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="{x - 1.6:.1f}" cy="{y - 1.8:.1f}" r="1.8" fill="#FFC0CC"/>'
    )
