"""A mirror with an arched wooden frame, as it hangs on a wall."""

from __future__ import annotations

from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.svg import document, falling

SIZE = (456.0, 452.0)
"""The mirror's width and height, in units of a canvas of 1280 × 720."""
_EDGE = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
_RIM = 26.0


def mirror() -> str:
    wide, high = SIZE
    defs = falling("frame", 0, high, (0, "#E0A45C", 1), (1, "#8A5428", 1))
    defs += falling("glass", 0, high, (0, "#9FD6E6", 1), (0.6, "#D9EEE4", 1), (1, "#FFE3B0", 1))
    glints = "".join(
        f'<path d="M{x:.0f} {y:.0f} l{reach:.0f} {-reach:.0f}" stroke="#FFFFFF" stroke-opacity="0.55" '
        f'stroke-width="{thick}" stroke-linecap="round"/>'
        for x, y, reach, thick in ((62, 200, 96, 16), (70, 236, 150, 7), (348, 130, 40, 9))
    )
    studs = "".join(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="6" fill="{GOLD}" {_EDGE} stroke-width="3"/>'
        for x in (15, wide - 15)
        for y in (150, high - 110, high - 24)
    )
    body = (
        f'<path d="{_arch(4)}" fill="url(#frame)" {_EDGE} stroke-width="5"/>'
        f'<path d="{_arch(10)}" fill="none" stroke="#FFE2A5" stroke-opacity="0.6" stroke-width="2.4"/>'
        f'<path d="{_arch(_RIM)}" fill="url(#glass)" {_EDGE} stroke-width="5"/>{glints}{studs}'
    )
    return document(wide, high, body, defs)


def _arch(inset: float) -> str:
    """Return the outline of the mirror, smaller by a margin on each side."""
    wide, high = SIZE
    left, right, foot, spring = inset, wide - inset, high - inset, 130.0
    across = (right - left) / 2
    return (
        f"M{left:.1f} {foot:.1f} V{spring} A{across:.1f} {spring - inset:.1f} 0 0 1 {right:.1f} {spring} "
        f"V{foot:.1f}Z"
    )
