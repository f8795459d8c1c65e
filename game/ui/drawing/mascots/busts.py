"""Ducks from the front, for seats at a table: they look in a direction and show a mood."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import StrEnum
from typing import NamedTuple

from pygame import Surface

from game.ui.drawing.allowance import DUCK, Allowance
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.mascots.ducks import TALL, Duck, Extra, Mood, accessory_part, duck_group
from game.ui.drawing.palette import INK
from game.ui.drawing.surface_cache import PaintedSurfaces
from game.ui.drawing.svg import document, radial_gradient, render

BOX = (196.0, 190.0)
"""The width and height of a bust's drawing."""
_MIDDLE = BOX[0] / 2
_SHOULDERS = 124.0
_FOOT = 190.0
_MARGIN = 8.0
"""The margin above a duck, hat included."""
_EDGE = f'stroke="{INK}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"'
_LINE = f'fill="none" stroke="{INK}" stroke-linecap="round"'


class Wings(StrEnum):
    DOWN = "down"
    UP = "up"
    RIM = "rim"


class DuckShape(NamedTuple):
    """The shape of a duck: the radii and centre height of its head, and half the width of its trunk.

    Attributes:
        crest: the feathers on the head: `curl`, `tuft`, `sleek` or `fluff`.
        bill: half the width of the bill.
        top: the upper end of the hat or crest, from which the drawing is scaled to fill its box.
    """

    across: float
    down: float
    middle: float
    trunk: float
    crest: str
    bill: float
    top: float


_ROUND = DuckShape(43, 39, 84, 55, "curl", 24, 24)
_BUILDS = {
    Extra.NONE: DuckShape(46, 43, 88, 46, "fluff", 19, 31),
    Extra.CAP: DuckShape(42, 39, 85, 55, "curl", 26, 18),
    Extra.BOW: DuckShape(40, 36, 86, 45, "curl", 21, 26),
    Extra.GLASSES: DuckShape(37, 43, 80, 47, "tuft", 25, 17),
    Extra.CROWN: DuckShape(35, 36, 78, 42, "sleek", 22, 12),
    Extra.CAPTAIN: DuckShape(46, 37, 84, 66, "tuft", 30, 17),
    Extra.FLOWER: DuckShape(45, 38, 87, 60, "curl", 22, 28),
    Extra.HEADPHONES: DuckShape(41, 41, 84, 50, "fluff", 23, 15),
    Extra.SCARF: DuckShape(41, 38, 83, 62, "curl", 25, 25),
    Extra.TOPHAT: DuckShape(36, 42, 86, 52, "sleek", 29, 11),
    Extra.PIRATE: DuckShape(45, 36, 84, 65, "tuft", 31, 24),
    Extra.STRAW: DuckShape(44, 39, 90, 50, "fluff", 20, 12),
    Extra.BOAT: DuckShape(44, 40, 90, 52, "fluff", 22, 16),
    Extra.CHEF: DuckShape(43, 40, 100, 57, "fluff", 22, 11),
    Extra.VIKING: DuckShape(45, 40, 96, 61, "fluff", 24, 12),
    Extra.WIZARD: DuckShape(40, 41, 103, 48, "fluff", 21, 11),
    Extra.LAUREL: DuckShape(44, 42, 88, 53, "fluff", 20, 27),
}


def bust(duck: Duck, look: tuple[float, float] = (0.0, 0.4), wings: Wings = Wings.DOWN) -> str:
    """Return a duck from the front as SVG; `look` is its direction right and down, each from -1 to 1."""
    build = _BUILDS.get(duck.extra, _ROUND)
    head = _head(duck, build, look)
    trunk = _trunk(duck, build)
    behind = _wings(duck, build, wings) if wings is Wings.DOWN else ""
    before = "" if wings is Wings.DOWN else _wings(duck, build, wings)
    # Players sit side by side at the same height, whatever they wear: each is scaled about its foot.
    grown = (_FOOT - _MARGIN) / (_FOOT - build.top)
    whole = f'<g transform="translate({_MIDDLE} {_FOOT}) scale({grown:.3f}) translate({-_MIDDLE} {-_FOOT})">'
    return document(*BOX, f"{whole}{trunk}{behind}{head}{before}</g>", _shading(duck))


def face(duck: Duck) -> str:
    """Return a duck's head in a ring, its mark on cards and pegs, as an SVG document of 120 × 120 units."""
    build = _BUILDS.get(duck.extra, _ROUND)
    tall = duck.extra in TALL
    scale = (0.74 if tall else 0.92) * 46 / max(build.across, build.down + 4)
    ring = f'<circle cx="60" cy="60" r="56" fill="#FFF3D6" stroke="{INK}" stroke-width="7"/>'
    ring += f'<circle cx="60" cy="60" r="48" fill="{duck.shade}" fill-opacity="0.45"/>'
    x, y = 60 - _MIDDLE * scale, (76 if tall else 66) - build.middle * scale
    return document(
        120,
        120,
        f'{ring}<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">'
        f"{_head(duck, build, (0.0, 0.0), neck=False)}</g>",
        _shading(duck),
    )


def _shading(duck: Duck) -> str:
    """Return the gradient that shades a duck, lit from the upper left."""
    return radial_gradient(
        "tone", (62, 44), 132, (0, "#ffffff", 0.6), (0.42, duck.body, 0), (1, duck.shade, 1)
    )


def _trunk(duck: Duck, build: DuckShape) -> str:
    left, right = _MIDDLE - build.trunk, _MIDDLE + build.trunk
    neck = build.across * 0.62
    shape = (
        f"M{left:.1f} {_FOOT - 8:.1f} C{left - 9:.1f} {_SHOULDERS + 16:.1f} {_MIDDLE - neck - 16:.1f} "
        f"{_SHOULDERS - 4:.1f} {_MIDDLE - neck:.1f} {build.middle + 12:.1f} L{_MIDDLE + neck:.1f} "
        f"{build.middle + 12:.1f} C{_MIDDLE + neck + 16:.1f} {_SHOULDERS - 4:.1f} {right + 9:.1f} "
        f"{_SHOULDERS + 16:.1f} {right:.1f} {_FOOT - 8:.1f} C{right - 14:.1f} {_FOOT + 2:.1f} "
        f"{left + 14:.1f} {_FOOT + 2:.1f} {left:.1f} {_FOOT - 8:.1f}Z"
    )
    breast = (
        f'<ellipse cx="{_MIDDLE}" cy="{_FOOT - 26:.1f}" rx="{build.trunk * 0.58:.1f}" ry="27" fill="#ffffff" '
        'fill-opacity="0.24"/>'
    )
    return f'<path d="{shape}" fill="{duck.body}" {_EDGE}/><path d="{shape}" fill="url(#tone)"/>{breast}'


def _wings(duck: Duck, build: DuckShape, wings: Wings) -> str:
    """Return the SVG of both wings: at rest, raised, or with the tips on the rim of the table."""
    shape = drawing_svg("ducks/face", f"wing-{wings}", shade=duck.shade)
    wing = f'<g transform="translate({-build.trunk} 0)">{shape}</g>'
    return (
        f'<g transform="translate({_MIDDLE} 12)">{wing}</g>'
        f'<g transform="translate({_MIDDLE} 12) scale(-1 1)">{wing}</g>'
    )


def _head(duck: Duck, build: DuckShape, look: tuple[float, float], *, neck: bool = True) -> str:
    x, y = _MIDDLE, build.middle
    across, down = build.across, build.down
    crest = (
        f'<g transform="translate({x} {y - down + 2:.1f})">'
        f"{drawing_svg('ducks/crests', build.crest, body=duck.body)}</g>"
    )
    skull = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" {paint}/>'
        for paint in (f'fill="{duck.body}" {_EDGE}', 'fill="url(#tone)"')
    )
    dx, dy = look[0] * across * 0.22, look[1] * down * 0.14
    features = (
        _cheeks(build) + _eyes(duck.mood, across) + _bill(duck, build) + accessory_part(duck.extra, "worn")
    )
    # Faces are drawn about a point between the eyes, and move across the skull with the look.
    looking = f'<g transform="translate({x + dx:.1f} {y - 4 + dy:.1f})">{features}</g>'
    hat, scale = accessory_part(duck.extra, "front"), across / 42
    on_head = (
        f'<g transform="translate({x + dx * 0.45:.1f} {y - down - 5:.1f}) scale({scale:.3f})">{hat}</g>'
        if hat
        else ""
    )
    return crest + (accessory_part(duck.extra, "neck") if neck else "") + skull + looking + on_head


def _cheeks(build: DuckShape) -> str:
    away = build.across * 0.74
    return "".join(
        f'<ellipse cx="{side * away:.1f}" cy="18" rx="7.5" ry="4.6" fill="#FF6F7A" fill-opacity="0.5"/>'
        for side in (-1, 1)
    )


def _eyes(mood: Mood, across: float) -> str:
    eyes = (("left", -0.42), ("right", 0.42))
    return "".join(
        f'<g transform="translate({at * across:.1f} 0)">{drawing_svg("ducks/face", f"{side}-{mood}")}</g>'
        for side, at in eyes
    )


def _bill(duck: Duck, build: DuckShape) -> str:
    wide = build.bill
    upper = (
        f'<path d="M{-wide:.1f} 18 C{-wide * 0.8:.1f} 7 {wide * 0.8:.1f} 7 {wide:.1f} 18 '
        f"C{wide * 1.16:.1f} 29 "
        f'{wide * 0.62:.1f} 32 0 32 C{-wide * 0.62:.1f} 32 {-wide * 1.16:.1f} 29 {-wide:.1f} 18Z" '
        f'fill="{duck.beak}" {_EDGE}/>'
        f'<path d="M{-wide * 0.55:.1f} 15 Q0 9 {wide * 0.5:.1f} 14" fill="none" stroke="#fff" '
        'stroke-opacity="0.55" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M-6 16 L-4.6 19 M6 16 L4.6 19" {_LINE} stroke-width="2.4"/>'
    )
    if duck.mood in (Mood.GLEE, Mood.SHOCK):
        gape = 18 if duck.mood is Mood.SHOCK else 14
        return (
            f'<path d="M{-wide * 0.7:.1f} 25 C{-wide * 0.66:.1f} {27 + gape} {wide * 0.66:.1f} {27 + gape} '
            f'{wide * 0.7:.1f} 25Z" fill="#8A1838" {_EDGE}/>'
            f'<ellipse cx="0" cy="{25 + gape * 0.66:.1f}" rx="{wide * 0.36:.1f}" ry="{gape * 0.24:.1f}" '
            f'fill="#FF7D8D"/>{upper}'
        )
    if duck.mood is Mood.SAD:
        return f'{upper}<path d="M{-wide * 0.5:.1f} 37 Q0 31 {wide * 0.5:.1f} 37" {_LINE} stroke-width="3"/>'
    if duck.mood is Mood.SLY:
        return (
            f'{upper}<path d="M{-wide * 0.7:.1f} 24 Q2 31 {wide * 0.86:.1f} 20" {_LINE} stroke-width="2.6"/>'
        )
    return f'{upper}<path d="M{-wide * 0.76:.1f} 23 Q0 28 {wide * 0.76:.1f} 23" {_LINE} stroke-width="2.2"/>'


_MOST_BYTES = 8 * 1024 * 1024
_SQUARE = 108.0
_LOOKS = 2
"""Directions are rounded to multiples of 1 / _LOOKS, as each needs a cached picture."""


class DuckArt:
    """Ducks as premultiplied surfaces, which are shared and must not be drawn on."""

    def __init__(self, most_bytes: int = _MOST_BYTES, allowance: Allowance | None = None) -> None:
        self._allowance = allowance or Allowance()
        self._kept = PaintedSurfaces(most_bytes, self._allowance, DUCK)
        self._last: dict[Hashable, Hashable] = {}

    def side_view(self, duck: Duck, px: int) -> Surface:
        """Return the duck from the side, in a square of `px` pixels."""
        return self._rendered((duck, px), lambda: document(_SQUARE, _SQUARE, duck_group(duck)), px, px)

    def bust(self, duck: Duck, px: int, look: tuple[float, float], wings: Wings) -> Surface:
        """Return the duck from the front, or its last picture if the allowance is used up."""
        look_rounded = round(look[0] * _LOOKS) / _LOOKS, round(look[1] * _LOOKS) / _LOOKS
        high = round(px * BOX[1] / BOX[0])
        key, who = ("bust", duck, px, look_rounded, wings), (duck.body, duck.extra, px)
        before = self._kept.find(self._last.get(who))
        late = before is not None and self._kept.find(key) is None
        if before is not None and late and not self._allowance.take_change(DUCK.effort(px * high)):
            return before
        self._last[who] = key
        return self._rendered(key, lambda: bust(duck, look_rounded, wings), px, high)

    def face(self, duck: Duck, px: int) -> Surface:
        return self._rendered(("face", duck, px), lambda: face(duck), px, px)

    def _rendered(self, key: Hashable, drawing: Callable[[], str], width: int, height: int) -> Surface:
        return self._kept.get(
            key, lambda: render(drawing(), width, height).premul_alpha(), pixels=width * height
        )
