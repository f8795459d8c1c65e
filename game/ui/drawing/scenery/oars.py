"""An oar of a rack: its blade is long enough for a few words."""

from __future__ import annotations

from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document, falling

GRIP = 0.2
"""The share of an oar's width that isn't blade."""


def oar(width: float, height: float, *, gold: bool) -> str:
    """Return a lying oar with its blade at the right; a golden one is the one to take now."""
    high, low, edge = ("#FFE08A", "#F0A830", "#FFF6D8") if gold else ("#C08A55", "#8A5530", "#F0CFA0")
    start, middle = width * GRIP, height / 2
    wood = falling("wood", 0, height, (0, high, 1), (1, low, 1))
    ink = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"'
    blade = (
        f"M{start - 34:.1f} {middle - 7:.1f} Q{start:.1f} {middle - 8:.1f} {start + 14:.1f} 4 "
        f"L{width - 26:.1f} 4 Q{width - 3:.1f} 6 {width - 3:.1f} {middle:.1f} "
        f"Q{width - 3:.1f} {height - 6:.1f} {width - 26:.1f} {height - 4:.1f} L{start + 14:.1f} "
        f"{height - 4:.1f} Q{start:.1f} {middle + 8:.1f} {start - 34:.1f} {middle + 7:.1f}Z"
    )
    body = (
        f'<rect x="14" y="{middle - 7:.1f}" width="{start:.1f}" height="14" fill="url(#wood)" {ink}/>'
        f'<rect x="2" y="{middle - 10:.1f}" width="34" height="20" rx="9" fill="#5E361C" {ink}/>'
        f'<path d="{blade}" fill="url(#wood)" {ink}/>'
        f'<path d="M{start + 18:.1f} 8.5 H{width - 28:.1f}" stroke="{edge}" stroke-width="2" fill="none"/>'
    )
    return document(width, height, body, wood)
