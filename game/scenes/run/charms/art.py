"""The pictures of charms: a coin for each, with what it is called after."""

from __future__ import annotations

from pygame import Surface

from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT
from game.ui.drawing.svg import document, render

_LINE = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'
_EDGE = f'stroke="{INK}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"'
_WOOD, _BREAD, _SEA, _GLASS = "#B87B45", "#E8B45A", "#4FA8D8", "#CFF1FF"

PICTURES = {
    "monocle": f'<circle cx="46" cy="45" r="19" fill="{_GLASS}" {_EDGE}/>'
    f'<circle cx="46" cy="45" r="19" {_LINE} stroke-width="5"/>'
    f'<path d="M62 56 Q76 62 68 76 Q64 82 72 84" {_LINE} stroke-width="3"/>'
    '<path d="M37 40 Q41 33 48 33" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round"/>',
    "ripple": "".join(
        f'<ellipse cx="50" cy="56" rx="{wide}" ry="{wide * 0.46:.1f}" fill="none" stroke="{colour}" '
        'stroke-width="4.4"/>'
        for wide, colour in ((34, "#2C8A9E"), (22, _SEA), (10, INK))
    )
    + f'<path d="M50 20 Q58 34 50 40 Q42 34 50 20Z" fill="{_SEA}" {_EDGE}/>',
    "second_wind": f'<path d="M20 42 H58 Q72 40 68 30 Q62 22 54 30" {_LINE} stroke-width="5"/>'
    f'<path d="M16 55 H72 Q86 58 80 70 Q72 78 66 68" {_LINE} stroke-width="5"/>'
    f'<path d="M26 68 H48 Q58 72 52 80" {_LINE} stroke-width="5"/>',
    "weather_vane": f'<path d="M50 34 V84 M36 84 H64" {_LINE} stroke-width="5"/>'
    f'<path d="M18 50 H78 M78 50 L66 42 M78 50 L66 58" {_LINE} stroke-width="4.4"/>'
    f'<path d="M36 32 Q40 16 54 18 L60 12 L62 20 L70 24 L60 27 Q60 38 46 38 Q36 40 36 32Z" fill="{CORAL}" '
    f"{_EDGE}/>",
    "spyglass": f'<path d="M18 66 L52 40 L60 52 L26 78Z" fill="{_WOOD}" {_EDGE}/>'
    f'<path d="M50 42 L72 24 L84 42 L60 56Z" fill="{GOLD}" {_EDGE}/>'
    f'<ellipse cx="78" cy="33" rx="6" ry="11" transform="rotate(-34 78 33)" fill="{_GLASS}" {_EDGE}/>',
    "double_stakes": f'<ellipse cx="42" cy="66" rx="22" ry="10" fill="{CORAL}" {_EDGE}/>'
    f'<ellipse cx="42" cy="57" rx="22" ry="10" fill="{CORAL}" {_EDGE}/>'
    f'<ellipse cx="60" cy="46" rx="22" ry="10" fill="{GOLD}" {_EDGE}/>'
    f'<ellipse cx="60" cy="36" rx="22" ry="10" fill="{GOLD}" {_EDGE}/>',
    "life_belt": f'<circle cx="50" cy="50" r="31" fill="{BONE}" {_EDGE}/>'
    + "".join(
        f'<path d="M43 19 A31 31 0 0 1 57 19 L54 36 A14 14 0 0 0 46 36Z" fill="#E8486C" {_EDGE} '
        f'transform="rotate({turn} 50 50)"/>'
        for turn in (45, 135, 225, 315)
    )
    + f'<circle cx="50" cy="50" r="14" fill="#7FC3C4" {_EDGE}/>',
    "anchor": f'<circle cx="50" cy="24" r="8" {_LINE} stroke-width="6"/>'
    f'<path d="M50 32 V80 M34 42 H66 M20 60 Q24 80 50 80 Q76 80 80 60 M20 60 L15 70 M20 60 L30 66 M80 60 '
    f'L85 70 M80 60 L70 66" {_LINE} stroke-width="6"/>',
    "tailwind": f'<path d="M22 70 H78 L70 82 H30Z" fill="{_WOOD}" {_EDGE}/>'
    f'<path d="M46 16 V70" {_LINE} stroke-width="4"/><path d="M50 18 Q84 36 50 64Z" fill="{BONE}" {_EDGE}/>'
    f'<path d="M10 34 H30 M14 48 H34" {_LINE} stroke-width="4"/>',
    "breadcrumbs": f'<path d="M22 34 Q34 16 56 24 Q74 30 68 48 Q60 62 40 58 Q20 52 22 34Z" fill="{_BREAD}" '
    f'{_EDGE}/><path d="M36 36 L44 46 M48 32 L54 42" {_LINE} stroke-width="3"/>'
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{_BREAD}" {_EDGE}/>'
        for x, y, r in ((34, 74, 6), (54, 76, 5), (72, 68, 6), (80, 82, 4))
    ),
    "golden_egg": f'<path d="M50 16 C70 20 80 56 72 70 C64 86 36 86 28 70 C20 56 30 20 50 16Z" fill="{GOLD}" '
    f'{_EDGE}/><path d="M40 34 Q34 44 36 56" fill="none" stroke="#FFFFFF" stroke-width="5" '
    'stroke-linecap="round"/>',
    "feather": f'<path d="M26 84 C34 62 30 34 64 16 C80 40 72 66 38 74Z" fill="{BONE}" {_EDGE}/>'
    '<path d="M26 86 C36 66 48 44 62 22" fill="none" stroke="#D8923C" stroke-width="4"/>',
    "bottle_post": f'<g transform="rotate(24 50 50)"><path d="M42 14 H58 V32 Q70 40 70 52 V82 Q70 86 64 86 '
    f'H36 Q30 86 30 82 V52 Q30 40 42 32Z" fill="{MINT}" fill-opacity="0.75" {_EDGE}/>'
    f'<rect x="40" y="8" width="20" height="10" rx="3" fill="{_WOOD}" {_EDGE}/>'
    f'<rect x="39" y="46" width="22" height="32" rx="4" fill="{BONE}" {_EDGE}/></g>',
    "ferry": f'<path d="M14 58 H86 L76 78 H24Z" fill="{_WOOD}" {_EDGE}/>'
    f'<path d="M32 38 H68 V58 H32Z" fill="{BONE}" {_EDGE}/><path d="M54 18 H64 V38 H54Z" fill="{CORAL}" '
    f'{_EDGE}/><path d="M12 86 Q22 80 31 86 T50 86 T69 86 T88 86" {_LINE} stroke-width="4"/>',
    "decoy": f'<path d="M20 58 Q24 82 52 82 Q82 82 84 54 Q72 62 60 54 Q64 46 60 36 Q54 24 42 28 Q32 32 34 46 '
    f'Q36 54 20 58Z" fill="{_WOOD}" {_EDGE}/><path d="M34 42 L18 44 L32 50Z" fill="{GOLD}" {_EDGE}/>'
    f'<circle cx="45" cy="39" r="3.4" fill="{INK}"/><path d="M46 66 Q58 58 72 66" {_LINE} stroke-width="3"/>',
    "lucky_dip": f'<path d="M24 40 H76 L70 84 H30Z" fill="#C9A6FF" {_EDGE}/>'
    f'<ellipse cx="50" cy="40" rx="26" ry="9" fill="#6A3BE0" {_EDGE}/>'
    f'<path d="M50 14 L54 24 L64 24 L56 31 L59 40 L50 35 L41 40 L44 31 L36 24 L46 24Z" fill="{GOLD}" '
    f"{_EDGE}/>",
}
"""By the charm's id: drawings of 100 × 100 units, in SVG."""


def charm_coin(charm: str) -> str:
    """The coin of a charm, an SVG document of 100 × 100 units."""
    defs = (
        '<radialGradient id="coin" gradientUnits="userSpaceOnUse" cx="40" cy="34" r="70">'
        '<stop offset="0" stop-color="#FFF9E8"/><stop offset="1" stop-color="#E4C48E"/></radialGradient>'
    )
    return document(
        100,
        100,
        f'<circle cx="50" cy="50" r="47" fill="url(#coin)" {_EDGE}/>'
        '<circle cx="50" cy="50" r="42" fill="none" stroke="#B87B45" stroke-width="2"/>'
        f'<g transform="translate(7 7) scale(0.86)">{PICTURES[charm]}</g>',
        defs,
    )


def coin(pen: Pen, charm: str, wide: float) -> Surface:
    """The picture of a charm's coin, so many units wide and high."""
    px = pen.screen.scale.px(wide)
    return pen.shapes.get(("charm", charm, px), lambda: render(charm_coin(charm), px, px).premul_alpha())
