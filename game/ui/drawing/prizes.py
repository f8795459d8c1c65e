"""SVG documents in any size: podium blocks, planks, oars and a ribbon."""

from __future__ import annotations

from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document, stroke_path, vertical_gradient

BUCKET = (120.0, 104.0)
"""The width and height of a bucket's drawing."""
_EDGE = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'


def podium_block(width: float, height: float) -> str:
    """Return a block of the podium as SVG, made of boards under a slab."""
    boards = "".join(
        f'<path d="M7 {y:.1f} H{width - 7:.1f}" stroke="#5C3214" stroke-opacity="0.55" stroke-width="2"/>'
        for y in range(46, int(height) - 6, 24)
    )
    grain = "".join(
        stroke_path(
            f"M{12 + step * 53 % max(width - 70, 20):.1f} {28 + step * 31 % max(height - 34, 8):.1f} h44",
            "#FFDFA0",
            1.6,
            0.35,
        )
        for step in range(1, 12)
    )
    wood = vertical_gradient("wood", 0, height, (0, "#D29A5C", 1), (1, "#935A2E", 1))
    return document(
        width,
        height,
        f'<rect x="6" y="16" width="{width - 12:.1f}" height="{height - 14:.1f}" rx="7" fill="url(#wood)" '
        f'{_EDGE} stroke-width="3.4"/>{boards}{grain}'
        f'<rect x="2" y="2" width="{width - 4:.1f}" height="19" rx="8" fill="#E3B070" {_EDGE} '
        f'stroke-width="3.4"/><path d="M9 7.5 H{width - 9:.1f}" stroke="#FFE9C0" stroke-width="2.4" '
        'stroke-linecap="round"/>',
        wood,
    )


METALS = {1: "gold", 2: "silver", 3: "bronze"}
BANDS = {1: ("#E8486C", "#9C1F44"), 2: ("#4F8FE8", "#24529C"), 3: ("#3FB58A", "#1B6E58")}
"""The colour and shade of the rosette and the medal's ribbon, by rank."""


def _wood_colours(height: float, gold: bool) -> tuple[str, str]:
    """Return the gradient of a wooden or golden board, and the colour of its edge."""
    high, low, edge = ("#FFE08A", "#F0A830", "#FFF6D8") if gold else ("#C08A55", "#8A5530", "#F0CFA0")
    return vertical_gradient("wood", 0, height, (0, high, 1), (1, low, 1)), edge


def plank_svg(width: float, height: float, *, gold: bool) -> str:
    """Return a button's plank as SVG, with grain at the ends; `gold` marks a recommended button."""
    wood, edge = _wood_colours(height, gold)
    ends = [width * (0.04 + 0.03 * (step % 3) + 0.8 * (step % 2)) for step in range(7)]
    grain = "".join(
        stroke_path(
            f"M{start:.1f} {height * (0.16 + 0.1 * step):.1f} h{width * 0.06:.1f}", "#4A2412", 1.8, 0.22
        )
        for step, start in enumerate(ends)
    )
    inside = f'width="{width - 9:.1f}" height="{height - 13:.1f}"'
    return document(
        width,
        height,
        f'<rect x="2" y="6" width="{width - 4:.1f}" height="{height - 8:.1f}" rx="13" fill="{INK}"/>'
        f'<rect x="2" y="2" width="{width - 4:.1f}" height="{height - 8:.1f}" rx="12" fill="url(#wood)" '
        f'{_EDGE} stroke-width="3"/>{grain}<rect x="4.5" y="4.5" {inside} rx="10" fill="none" '
        f'stroke="{edge}" stroke-width="2"/>',
        wood,
    )


RIBBON_FOLD = 0.32
"""How far a ribbon's ends hang below it, as a share of the line height."""


def ribbon_svg(width: float, height: float, line: float) -> str:
    """Return a ribbon with folded ends as SVG, for text with a line height of `line`."""
    tail, fold = line * 0.9, line * RIBBON_FOLD
    sides = "".join(
        f'<g transform="translate({start:.1f} 0) scale({side} 1)"><path d="M0 {fold:.1f} L{tail:.1f} '
        f"{fold:.1f} L{tail:.1f} {height + fold:.1f} L0 {height + fold:.1f} L{tail * 0.34:.1f} "
        f'{fold + height / 2:.1f}Z" fill="#9C1F44" {_EDGE} stroke-width="2.6"/>'
        f'<path d="M{tail * 0.62:.1f} {height:.1f} L{tail:.1f} {height + fold:.1f} '
        f'L{tail:.1f} {height:.1f}Z" fill="#5E0F2A" {_EDGE} stroke-width="2"/></g>'
        for start, side in ((2.0, 1), (width - 2, -1))
    )
    left = tail * 0.62
    return document(
        width,
        height + fold + 4,
        f'{sides}<rect x="{left:.1f}" y="2" width="{width - 2 * left:.1f}" height="{height - 2:.1f}" rx="4" '
        f'fill="#D8315B" {_EDGE} stroke-width="2.6"/>'
        f'<rect x="{left + 5:.1f}" y="6" width="{width - 2 * left - 10:.1f}" height="{height - 10:.1f}" '
        'rx="2" fill="none" stroke="#FFB3C4" stroke-opacity="0.7" stroke-width="1.4"/>',
    )


GRIP = 72.0
"""The length of an oar's handle, to which its blade is joined, in the units of its drawing."""


def oar_svg(width: float, height: float, *, gold: bool) -> str:
    """Return a horizontal oar as SVG, with its blade at the right; `gold` marks a recommended button."""
    start, middle = GRIP, height / 2
    wood, edge = _wood_colours(height, gold)
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
