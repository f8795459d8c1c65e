"""Things that a result is shown with: buckets and tokens, blocks of a podium, rosettes, medals, a ribbon.

Each is an SVG document, to be rendered once at the size it is shown at.
"""

from __future__ import annotations

import math

from game.ui.drawing.mascots.ducks import pip_group
from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document

BUCKET = (120.0, 104.0)
"""The width and height of a bucket's drawing, in units of its own."""
RIM = 15.0
"""The height in it of the rim's middle."""
MEDAL = (60.0, 84.0)
ROSETTE = (100.0, 128.0)
_EDGE = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'


def bucket_inside() -> str:
    """The inside of a bucket: what lies in it is drawn over this and under its front."""
    return document(
        *BUCKET,
        f'<ellipse cx="60" cy="{RIM}" rx="55" ry="13" fill="#3A2010" {_EDGE} stroke-width="4"/>'
        f'<path d="M8 {RIM + 3} A52 11 0 0 1 112 {RIM + 3}" fill="none" stroke="#C58A50" stroke-width="4"/>',
    )


def bucket_front() -> str:
    """The front of a bucket: staves and two hoops."""
    shape = f"M5 {RIM} A55 13 0 0 0 115 {RIM} L104 92 Q60 110 16 92Z"
    staves = "".join(
        f'<path d="M{60 + place * 19:.1f} {RIM + 12 - abs(place) * 1.6:.1f} L{60 + place * 15.6:.1f} '
        f'{101 - abs(place) * 1.8:.1f}" stroke="#5C3214" stroke-opacity="0.55" stroke-width="2.4"/>'
        for place in (-2, -1, 0, 1, 2)
    )
    wood = (
        '<linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="5" y1="0" x2="115" y2="0">'
        '<stop offset="0" stop-color="#8A5428"/><stop offset="0.35" stop-color="#CE9658"/>'
        '<stop offset="0.7" stop-color="#B0763E"/><stop offset="1" stop-color="#7A4620"/></linearGradient>'
    )
    hoops = "".join(
        f'<path d="M{left} {y} Q60 {y + dip} {120 - left} {y}" fill="none" stroke="{colour}" '
        f'stroke-width="{wide}"/>'
        for left, y, dip in ((8.5, 32, 23), (14, 78, 21))
        for colour, wide in ((INK, 10.5), ("#C9D6DE", 6.5))
    )
    return document(
        *BUCKET,
        f'<path d="{shape}" fill="url(#wood)" {_EDGE} stroke-width="4"/>{staves}{hoops}'
        f'<path d="M5 {RIM} A55 13 0 0 0 115 {RIM}" fill="none" {_EDGE} stroke-width="4"/>'
        f'<path d="M8 {RIM + 3} A53 12.4 0 0 0 112 {RIM + 3}" fill="none" stroke="#F2C68C" '
        'stroke-width="2.4"/>',
        wood,
    )


def token(colour: str, shade: str) -> str:
    """A disc with a duck that stands for points."""
    notches = "".join(
        f'<path d="M{30 + 21 * math.cos(turn):.1f} {30 + 21 * math.sin(turn):.1f} '
        f'L{30 + 26 * math.cos(turn):.1f} {30 + 26 * math.sin(turn):.1f}" stroke="#FFF3D6" stroke-width="5"/>'
        for turn in (math.pi * step / 4 for step in range(8))
    )
    return document(
        60,
        60,
        f'<circle cx="30" cy="30" r="27" fill="{shade}" {_EDGE} stroke-width="3.4"/>{notches}'
        f'<circle cx="30" cy="30" r="19" fill="{colour}" {_EDGE} stroke-width="2"/>'
        f"{pip_group(14, 12, 0.3)}",
    )


def block(width: float, height: float) -> str:
    """A block of the podium, of boards under a slab."""
    boards = "".join(
        f'<path d="M7 {y:.1f} H{width - 7:.1f}" stroke="#5C3214" stroke-opacity="0.55" stroke-width="2"/>'
        for y in range(46, int(height) - 6, 24)
    )
    grain = "".join(
        f'<path d="M{12 + step * 53 % max(width - 70, 20):.1f} {28 + step * 31 % max(height - 34, 8):.1f} '
        'h44" '
        'stroke="#FFDFA0" stroke-opacity="0.35" stroke-width="1.6" stroke-linecap="round"/>'
        for step in range(1, 12)
    )
    wood = (
        f'<linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height:.0f}">'
        '<stop offset="0" stop-color="#D29A5C"/><stop offset="1" stop-color="#935A2E"/></linearGradient>'
    )
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


_PRIZES = {
    1: ("#E8486C", "#9C1F44"),
    2: ("#4F8FE8", "#24529C"),
    3: ("#3FB58A", "#1B6E58"),
}


def rosette(rank: int) -> str:
    """A rosette in the colours of a rank from 1 to 3; its number is written over it."""
    colour, shade = _PRIZES[rank]
    points = []
    for step in range(36):
        radius = 47 if step % 2 == 0 else 40
        turn = math.pi * step / 18
        points.append(f"{50 + radius * math.cos(turn):.1f} {50 + radius * math.sin(turn):.1f}")
    tails = (
        f'<path d="M30 80 L22 124 L38 114 L50 124 L50 84Z M70 80 L78 124 L62 114 L50 124 L50 84Z" '
        f'fill="{shade}" {_EDGE} stroke-width="3"/>'
    )
    return document(
        *ROSETTE,
        f'{tails}<path d="M{" L".join(points)}Z" fill="{colour}" {_EDGE} stroke-width="3.4"/>'
        f'<circle cx="50" cy="50" r="31" fill="#FFF3D6" {_EDGE} stroke-width="3"/>'
        f'<circle cx="50" cy="50" r="26" fill="none" stroke="{shade}" stroke-opacity="0.5" '
        'stroke-width="1.8"/>',
    )


_METALS = {1: ("#FFE9A8", "#D89A2E"), 2: ("#F1F5FA", "#9AA9BC"), 3: ("#F0B48A", "#A8643A")}


def medal(rank: int) -> str:
    """A medal on its band: the metal of a rank from 1 to 3."""
    (bright, dark), (_colour, _shade) = _METALS[rank], _PRIZES[rank]
    metal = (
        '<radialGradient id="metal" gradientUnits="userSpaceOnUse" cx="24" cy="52" r="30">'
        f'<stop offset="0" stop-color="{bright}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
    )
    return document(
        *MEDAL,
        f'<path d="M6 2 L24 42 L36 42 L54 2 L43 2 L30 31 L17 2Z" fill="{_colour}" {_EDGE} '
        f'stroke-width="2.6"/><circle cx="30" cy="59" r="21" fill="url(#metal)" {_EDGE} stroke-width="3"/>'
        f'<circle cx="30" cy="59" r="15.5" fill="none" stroke="{INK}" stroke-opacity="0.3" '
        f'stroke-width="1.6"/>{pip_group(16.6, 43, 0.26, glad=True)}',
        metal,
    )


_STAR = " L".join(
    f"{30 + far * math.sin(turn):.1f} {31 - far * math.cos(turn):.1f}"
    for turn, far in ((math.pi * step / 5, 15.5 if step % 2 else 28) for step in range(10))
)
_SHAPES = {
    1: f"M{_STAR}Z",
    2: "M7 7 H53 V30 Q53 48 30 57 Q7 48 7 30Z",
    3: "M30 5 A25 25 0 0 1 30 55 A25 25 0 0 1 30 5Z",
}
BADGE = 60.0
"""The width and height of a badge's drawing."""


def badge(rank: int) -> str:
    """A medal without a band, of the metal of a rank from 1 to 3: a star, a shield, a disc."""
    bright, dark = _METALS[rank]
    metal = (
        '<radialGradient id="metal" gradientUnits="userSpaceOnUse" cx="23" cy="21" r="36">'
        f'<stop offset="0" stop-color="{bright}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
    )
    return document(
        BADGE, BADGE, f'<path d="{_SHAPES[rank]}" fill="url(#metal)" {_EDGE} stroke-width="4"/>', metal
    )


def pointer_up(colour: str) -> str:
    """A triangle that points up to a place on a line."""
    return document(20, 18, f'<path d="M10 2 L18 16 L2 16Z" fill="{colour}" {_EDGE} stroke-width="2.6"/>')


def plank(width: float, height: float, *, gold: bool) -> str:
    """A plank that is a button, with its grain at both ends, where no words lie; the golden one is that to be
    pressed now."""
    high, low, edge = ("#FFE08A", "#F0A830", "#FFF6D8") if gold else ("#C08A55", "#8A5530", "#F0CFA0")
    wood = (
        f'<linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height:.0f}">'
        f'<stop offset="0" stop-color="{high}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
    )
    ends = [width * (0.04 + 0.03 * (step % 3) + 0.8 * (step % 2)) for step in range(7)]
    grain = "".join(
        f'<path d="M{start:.1f} {height * (0.16 + 0.1 * step):.1f} h{width * 0.06:.1f}" '
        'stroke="#4A2412" stroke-opacity="0.22" stroke-width="1.8" stroke-linecap="round"/>'
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
"""The depth of a ribbon's ends below it, as a share of a line's height."""


def ribbon(width: float, height: float, line: float) -> str:
    """A ribbon with folded ends, for words in its middle, of which a line is so high."""
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
