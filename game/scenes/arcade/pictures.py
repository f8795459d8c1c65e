"""The pictures on the doors of the arcade, of 100 × 100 units, in SVG."""

from __future__ import annotations

from game.ui.drawing.mascots.ducks import Duck, Extra, Mood, duck_group, pip_group
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT

_LINE = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
_EDGE = f'{_LINE} stroke-width="4"'
_SAND, _SEA, _SEA_LIT, _WOOD, _ROSE = "#E9C98B", "#2C8AA8", "#5CC3D6", "#A86A35", "#D8315B"
_HOST = Duck(mood=Mood.GLEE)
_GUEST = Duck("#FF9F6B", "#D96A30", mood=Mood.GLEE, extra=Extra.CAPTAIN)


def _pond(x: float, y: float, size: float) -> str:
    """A pond with its beach and a light on the water."""
    wide, high = size, size * 0.62
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{wide + 5:.1f}" ry="{high + 5:.1f}" fill="{_SAND}" {_EDGE}/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{wide - 1:.1f}" ry="{high - 1:.1f}" fill="{_SEA}"/>'
        f'<ellipse cx="{x}" cy="{y - high * 0.2:.1f}" rx="{wide * 0.66:.1f}" ry="{high * 0.45:.1f}" '
        f'fill="{_SEA_LIT}"/>'
    )


def _card(x: float, y: float, turn: float, colour: str) -> str:
    """A card about its middle."""
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        f'<rect x="-17" y="-24" width="34" height="48" rx="5" fill="{BONE}" {_EDGE}/>'
        f'<rect x="-10" y="-16" width="20" height="32" rx="3" fill="{colour}"/></g>'
    )


def _star(x: float, y: float, size: float) -> str:
    """A star of five points, upright."""
    points = (
        (0, -50),
        (13, -18),
        (48, -15),
        (21, 8),
        (30, 42),
        (0, 23),
        (-30, 42),
        (-21, 8),
        (-48, -15),
        (-13, -18),
    )
    path = " ".join(f"{x + across * size / 50:.1f},{y + down * size / 50:.1f}" for across, down in points)
    return f'<polygon points="{path}" fill="{GOLD}" {_EDGE}/>'


def _beads(*points: tuple[float, float]) -> str:
    """The beads of a way."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="4.4" fill="{BONE}" {_LINE} stroke-width="2.6"/>' for x, y in points
    )


def _sheet() -> str:
    """A sheet of a calendar on two rings, its days empty."""
    days = "".join(
        f'<rect x="{20 + 16 * column}" y="{48 + 15 * row}" width="11" height="10" rx="2.4" fill="#D9C7A4"/>'
        for row in range(3)
        for column in range(4)
    )
    return (
        f'<rect x="10" y="16" width="80" height="78" rx="9" fill="{BONE}" {_EDGE}/>'
        f'<path d="M10 40 V25 Q10 16 19 16 H81 Q90 16 90 25 V40Z" fill="{_ROSE}" {_EDGE}/>{days}'
        f'<path d="M30 8 V24 M70 8 V24" fill="none" {_LINE} stroke-width="9"/>'
        f'<path d="M30 8 V24 M70 8 V24" fill="none" stroke="{BONE}" stroke-width="3.6" '
        'stroke-linecap="round"/>'
    )


RUN = (
    _pond(27, 76, 20)
    + _pond(70, 54, 21)
    + _pond(30, 27, 19)
    + _beads((42, 71), (51, 66), (55, 41), (47, 34))
    + f'<path d="M70 56 V16" fill="none" {_LINE} stroke-width="5"/>'
    + f'<path d="M71 16 Q82 10 94 18 Q84 22 94 32 Q82 36 71 32Z" fill="{_ROSE}" {_EDGE}/>'
)
DAILY = _sheet() + _star(62, 68, 27)
DAILY_RUN = (
    "".join(
        f'<path d="M50 6 V18" fill="none" stroke="{GOLD}" stroke-width="7" stroke-linecap="round" '
        f'transform="rotate({turn} 50 56)"/>'
        for turn in range(-80, 81, 32)
    )
    + f'<circle cx="50" cy="56" r="29" fill="{GOLD}" {_EDGE}/>'
    + _pond(50, 76, 40)
    + pip_group(31, 46, 0.36)
)
PUZZLES = (
    _card(36, 36, -16, "#2F7FE0")
    + f'<path d="M36 44 H52 Q48 30 60 30 Q72 30 68 44 H88 V62 Q74 58 74 69 Q74 80 88 76 V94 H36 V76 '
    f'Q22 80 22 69 Q22 58 36 62Z" fill="{MINT}" {_EDGE}/>'
    + '<path d="M43 51 H54" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round"/>'
)
TUTORIALS = (
    pip_group(23, 0, 0.56, glad=True)
    + f'<path d="M50 60 Q30 46 6 54 V90 Q30 82 50 95 Q70 82 94 90 V54 Q70 46 50 60Z" fill="{BONE}" {_EDGE}/>'
    + f'<path d="M50 60 V95" fill="none" {_EDGE}/>'
    + '<path d="M15 64 Q28 61 41 68 M15 76 Q28 73 41 80 M85 64 Q72 61 59 68 M85 76 Q72 73 59 80" fill="none" '
    'stroke="#B79A6E" stroke-width="3.6" stroke-linecap="round"/>'
)
FRIENDS = (
    f'<g transform="translate(100 0) scale(-1 1)">{duck_group(_GUEST, 0, 8, 0.6, 5)}</g>'
    + duck_group(_HOST, 0, 20, 0.6, 5)
    + f'<path d="M4 82 H96 L90 97 H10Z" fill="{_WOOD}" {_EDGE}/>'
)
AWARDS = (
    f'<path d="M34 58 L24 98 L40 89 L50 98 L52 60Z M66 58 L76 98 L60 89 L50 98 L48 60Z" fill="#9C1F44" '
    f"{_EDGE}/>"
    + "".join(
        f'<ellipse cx="50" cy="12" rx="11" ry="10" fill="{_ROSE}" {_EDGE} transform="rotate({turn} 50 40)"/>'
        for turn in range(0, 360, 36)
    )
    + f'<circle cx="50" cy="40" r="25" fill="{BONE}" {_EDGE}/>'
    + _star(50, 40, 18)
)
WARDROBE = (
    f'<path d="M50 66 V92 M28 95 H72" fill="none" {_LINE} stroke-width="9"/>'
    + f'<path d="M50 66 V92 M30 95 H70" fill="none" stroke="{_WOOD}" stroke-width="4" '
    'stroke-linecap="round"/>'
    + f'<path d="M27 58 L24 14 Q50 4 76 14 L73 58Z" fill="#4A2E78" {_EDGE}/>'
    + f'<path d="M26 42 Q50 52 74 42 L73 58 H27Z" fill="{CORAL}" {_EDGE}/>'
    + f'<path d="M10 60 Q50 78 90 60" fill="none" {_LINE} stroke-width="13"/>'
    + '<path d="M10 60 Q50 78 90 60" fill="none" stroke="#4A2E78" stroke-width="6" stroke-linecap="round"/>'
    + '<path d="M33 18 L35 36" fill="none" stroke="#FFFFFF" stroke-opacity="0.7" stroke-width="5" '
    'stroke-linecap="round"/>'
)
BEST_RUNS = (
    f'<path d="M28 20 H10 Q10 46 32 50 M72 20 H90 Q90 46 68 50" fill="none" {_LINE} stroke-width="10"/>'
    + f'<path d="M28 20 H10 Q10 46 32 50 M72 20 H90 Q90 46 68 50" fill="none" stroke="{GOLD}" '
    'stroke-width="4"/>'
    + f'<path d="M26 8 H74 V36 Q74 64 50 66 Q26 64 26 36Z" fill="{GOLD}" {_EDGE}/>'
    + '<path d="M35 18 V38" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round"/>'
    + f'<path d="M44 64 H56 V80 H44Z" fill="{GOLD}" {_EDGE}/>'
    + f'<path d="M26 96 L32 80 H68 L74 96Z" fill="{_WOOD}" {_EDGE}/>'
    + f'<circle cx="53" cy="35" r="10" fill="#F0A830" {_LINE} stroke-width="3"/>'
)
