"""Hats that a player earns, by the names that `Extra` has for them: from the front and from the side.

From the front they are drawn about the top of a head that is 84 units wide; from the side on a duck in its
box of 108 × 108 units. `{edge}` stands for an ink edge, `{ink}` for its colour.
"""

from __future__ import annotations

from math import cos, radians, sin

_SIDE_EDGE = 'stroke="{ink}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'


def _leaf(x: float, y: float, turn: float, size: float, colour: str, edge: str) -> str:
    """A leaf of a wreath, its stalk at a point, turned by degrees."""
    return (
        f'<path d="M0 0 C4 -10 16 -11 25 -1 C16 8 5 7 0 0Z" fill="{colour}" {edge} '
        f'transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale({size:g})"/>'
    )


def _wreath(middle: tuple[float, float], reach: float, turns: tuple[int, ...], size: float, edge: str) -> str:
    """Leaves in pairs along a head, from its side to its top; turns are degrees from the top."""
    return "".join(
        _leaf(
            middle[0] - reach * sin(radians(turn)),
            middle[1] - reach * cos(radians(turn)),
            lie,
            size,
            colour,
            edge,
        )
        for turn in turns
        for lie, colour in ((-turn - 34, "#3F9150"), (-turn + 14, "#7CCB68"))
    )


_FRONT_WREATH = _wreath((0, 46), 41, (88, 66, 44, 22), 0.92, "{edge}")
_SIDE_WREATH = _wreath((65, 32), 22, (104, 72, 40, 8), 0.58, _SIDE_EDGE)

FRONT = {
    "straw": '<path d="M-60 17 C-50 1 -28 -2 0 -2 C28 -2 50 1 60 17 C40 25 -40 25 -60 17Z" fill="#EBC478" '
    '{edge}/><path d="M-31 9 C-33 -22 -20 -30 0 -30 C20 -30 33 -22 31 9 Q0 17 -31 9Z" fill="#F7DFA6" {edge}/>'
    '<path d="M-31 -5 Q0 4 31 -5 L31 9 Q0 17 -31 9Z" fill="#E8506A" {edge}/>'
    '<path d="M-22 -20 Q0 -13 22 -20 M-46 13 Q-40 9 -36 8 M46 13 Q40 9 36 8" fill="none" stroke="#C8923C" '
    'stroke-width="2.6" stroke-linecap="round"/>',
    "chef": '<path d="M-26 4 C-52 2 -50 -32 -24 -27 C-20 -46 20 -46 24 -27 C50 -32 52 2 26 4Z" '
    'fill="#FFFDF6" {edge}/><path d="M-27 15 L-28 -3 Q0 -9 28 -3 L27 15 Q0 7 -27 15Z" fill="#F1ECE0" {edge}/>'
    '<path d="M-14 -10 Q-18 -18 -15 -25 M14 -10 Q18 -18 15 -25 M0 -12 L0 -24" fill="none" stroke="#C9BFB0" '
    'stroke-width="3" stroke-linecap="round"/>',
    "viking": '<path d="M-36 2 C-56 4 -68 -14 -61 -34 C-55 -20 -46 -14 -32 -14Z" fill="#FFF3D6" {edge}/>'
    '<path d="M36 2 C56 4 68 -14 61 -34 C55 -20 46 -14 32 -14Z" fill="#FFF3D6" {edge}/>'
    '<path d="M-41 20 C-43 -14 -24 -25 0 -25 C24 -25 43 -14 41 20 Q0 4 -41 20Z" fill="#A7B7C9" {edge}/>'
    '<path d="M-5 -24 L5 -24 L6 12 L-6 12Z" fill="#C98A3A" {edge}/>'
    '<path d="M-42 19 Q0 2 42 19 L42 30 Q0 13 -42 30Z" fill="#C98A3A" {edge}/>'
    '<g fill="#FFE28A"><circle cx="-27" cy="18" r="2.8"/><circle cx="0" cy="15" r="2.8"/>'
    '<circle cx="27" cy="18" r="2.8"/></g>',
    "wizard": '<path d="M-31 10 C-24 -12 -14 -34 -2 -43 C8 -50 24 -46 36 -34 C26 -34 20 -30 22 -22 '
    'C26 -12 29 -2 31 10 Q0 18 -31 10Z" fill="#5B3FB8" {edge}/>'
    '<path d="M-56 18 C-44 4 44 4 56 18 C40 30 -40 30 -56 18Z" fill="#45308F" {edge}/>'
    '<path d="M-4 -18 l2.6 6 6.4 .6 -4.8 4.4 1.4 6.4 -5.6 -3.4 -5.6 3.4 1.4 -6.4 -4.8 -4.4 6.4 -.6Z" '
    'fill="#FFE28A"/><circle cx="14" cy="-28" r="2.8" fill="#FFE28A"/><circle cx="17" cy="-2" r="2.4" '
    'fill="#FFE28A"/><circle cx="-18" cy="-1" r="2.4" fill="#FFE28A"/>',
    "laurel": f'{_FRONT_WREATH}<g transform="scale(-1 1)">{_FRONT_WREATH}</g>'
    '<g fill="#E8506A"><circle cx="-31" cy="20" r="4" {edge}/><circle cx="31" cy="20" r="4" {edge}/>'
    '<circle cx="0" cy="4" r="5" {edge}/></g>',
}

HATS = frozenset(FRONT)
"""The names of all hats that are earned."""

SIDE = {
    "straw": f'<path d="M26 21 C38 11 84 9 102 17 C88 25 44 29 26 21Z" fill="#EBC478" {_SIDE_EDGE}/>'
    f'<path d="M44 16 C43 0 50 -5 62 -5 C75 -5 81 0 80 14 Q62 19 44 16Z" fill="#F7DFA6" {_SIDE_EDGE}/>'
    f'<path d="M43.6 8 Q62 12 80.4 7 L80 14 Q62 19 44 16Z" fill="#E8506A" {_SIDE_EDGE}/>',
    "chef": '<path d="M47 10 C32 10 34 -5 48 -2 C52 -7 74 -7 78 -2 C92 -5 94 9 80 10Z" fill="#FFFDF6" '
    f'{_SIDE_EDGE}/><path d="M45 19 L46 7 L80 6 L82 17 Q62 12 45 19Z" fill="#F1ECE0" {_SIDE_EDGE}/>'
    '<path d="M56 5 L55 0 M70 5 L71 0" fill="none" stroke="#C9BFB0" stroke-width="2.4" '
    'stroke-linecap="round"/>',
    "viking": f'<path d="M76 12 C88 12 97 5 96 -5 C91 1 84 3 74 3Z" fill="#FFF3D6" {_SIDE_EDGE}/>'
    f'<path d="M42 22 C40 4 50 -4 63 -4 C78 -4 86 6 85 20 Q62 11 42 22Z" fill="#A7B7C9" {_SIDE_EDGE}/>'
    f'<path d="M41 22 Q62 10 86 20 L86 27 Q62 17 42 29Z" fill="#C98A3A" {_SIDE_EDGE}/>'
    f'<path d="M56 14 C42 16 32 7 33 -5 C38 3 46 5 56 4Z" fill="#FFF3D6" {_SIDE_EDGE}/>',
    "wizard": '<path d="M44 17 C46 7 42 1 30 2 C36 -5 58 -8 68 -2 C76 3 80 9 82 15 Q62 20 44 17Z" '
    f'fill="#5B3FB8" {_SIDE_EDGE}/><path d="M29 21 C42 11 84 9 99 18 C86 26 44 28 29 21Z" '
    f'fill="#45308F" {_SIDE_EDGE}/>'
    '<g fill="#FFE28A"><circle cx="60" cy="6" r="3.4"/><circle cx="70" cy="10" r="2"/><circle cx="51" cy="3" '
    'r="1.8"/></g>',
    "laurel": f'{_SIDE_WREATH}<circle cx="77" cy="12" r="3" fill="#E8506A" {_SIDE_EDGE}/>',
}
