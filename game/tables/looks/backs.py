"""Backs of cards that players earn; each takes the place of every game's own."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from pygame import Surface

from game.ui.drawing.cards import CARD_RATIO, body
from game.ui.drawing.mascots.ducks import Duck, Mood, duck_group
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.scenery.pond import lily
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import render

_EDGE = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
_FRAME = (
    '<rect x="5.7" y="5.7" width="88.6" height="134.6" rx="9.8" fill="none" '
    f'stroke="{BONE}" stroke-width="4.6"/>'
    f'<rect x="8" y="8" width="84" height="130" rx="8" fill="none" stroke="{INK}" stroke-width="1.6"/>'
)
"""Drawn over what reaches a little beyond the panel."""


def _waves() -> str:
    """Round waves like scales, and a duck that rides them."""
    scales = []
    for row in range(18):
        y = 18.6 + row * 6.8
        middles = (
            (8 + 21 * column for column in range(5))
            if row % 2
            else (18.5 + 21 * column for column in range(4))
        )
        scales += [_scale(x, y, reach, fill) for x in middles for reach, fill in _SCALE]
    rider = duck_group(Duck(mood=Mood.GLEE), 25, 44, 0.46)
    medal = f'<circle cx="50" cy="73" r="28" fill="#EAF6FF" {_EDGE} stroke-width="2.6"/>'
    crest = (
        f'<path d="M24 84 C30 76 36 90 43 83 C49 76 54 90 61 83 C66 77 71 88 76 83 C72 95 62 101 50 101 '
        f'C38 101 28 95 24 84Z" fill="#2F7CC0" {_EDGE} stroke-width="2.2"/>'
    )
    return body("#2F7CC0", "#123A72", "".join(scales) + medal + rider + crest + _FRAME)


_SCALE = ((10.5, "#1E5C9E"), (7.0, "#2F7CC0"), (3.6, "#173F78"))


def _scale(x: float, y: float, reach: float, fill: str) -> str:
    """Half a disc on a point, or a quarter of one where the panel ends: nothing is clipped here."""
    left, right = max(x - reach, 8.0), min(x + reach, 92.0)
    start, end = y - (reach if left == x else 0), y - (reach if right == x else 0)
    return (
        f'<path d="M{left:.1f} {start:.1f} A{reach} {reach} 0 0 1 {right:.1f} {end:.1f} L{right:.1f} {y:.1f} '
        f'L{left:.1f} {y:.1f}Z" fill="{fill}"/><path d="M{left:.1f} {start:.1f} A{reach} {reach} 0 0 1 '
        f'{right:.1f} {end:.1f}" fill="none" stroke="#EAF6FF" stroke-width="1.2"/>'
    )


def _koi() -> str:
    """Two koi that circle in a dark pool."""
    rings = "".join(
        f'<ellipse cx="50" cy="73" rx="{wide}" ry="{wide * 1.36:.0f}" fill="none" stroke="#8FF0E0" '
        f'stroke-opacity="{0.5 - wide / 100:.2f}" stroke-width="1.4"/>'
        for wide in (12, 22, 33)
    )
    fish = (
        f'<path d="M-5 26 C-18 36 -16 44 -12 48 C-6 42 -2 42 2 46 C8 42 10 34 3 26Z" fill="#FFD9C8" {_EDGE} '
        'stroke-width="2"/>'
        '<path d="M-10 -2 C-22 0 -24 8 -22 14 C-16 14 -12 10 -9 6Z '
        'M10 0 C21 4 22 12 19 17 C14 16 11 12 8 8Z" fill'
        f'=="#FFD9C8" {_EDGE} stroke-width="1.8"/>'
        f'<path d="M0 -30 C12 -26 14 -4 8 12 C5 22 2 27 -1 30 C-5 26 -9 20 -11 10 C-15 -8 -10 -28 0 -30Z" '
        f'fill="#FFF3E6" {_EDGE} stroke-width="2.2"/>'
        '<path d="M-9 -18 C-4 -26 6 -26 9 -16 C4 -8 -5 -8 -9 -18Z M-10 2 C-4 -4 6 -2 9 6 C6 14 -6 14 -10 2Z" '
        'fill="#F0562E"/>'
        f'<circle cx="-5.4" cy="-21" r="1.7" fill="{INK}"/><circle cx="5.4" cy="-21" r="1.7" fill="{INK}"/>'
    )
    pair = "".join(
        f'<g transform="translate({x} {y}) rotate({turn}) scale(0.8)">{fish}</g>'
        for x, y, turn in ((35, 60, 24), (65, 86, 204))
    )
    pads = lily(26, 118, 30, 20, flower=True) + lily(76, 27, 26, 200, flower=False)
    return body("#15808A", "#06323F", rings + pads + pair + _FRAME)


def _lilies() -> str:
    """Lily pads in rows like a quilt, and one great blossom."""
    pads = "".join(
        lily(
            22 + 28 * column + (14 if row % 2 else 0),
            24 + 24.5 * row,
            21,
            47 * (row + 3 * column),
            flower=False,
        )
        for row in range(5)
        for column in range(3 - row % 2)
    )
    petals = "".join(
        f'<path d="M0 0 C-{wide} -{high * 0.4:.1f} -{wide * 0.9:.1f} -{high * 0.8:.1f} 0 -{high} '
        f'C{wide * 0.9:.1f} -{high * 0.8:.1f} {wide} -{high * 0.4:.1f} 0 0Z" fill="{colour}" {_EDGE} '
        f'stroke-width="2" transform="translate(50 75) rotate({turn})"/>'
        for count, wide, high, colour, first in ((8, 11, 31, "#FF8FBC", 0), (8, 8, 22, "#FFC2DC", 22.5))
        for turn in (first + 360 / count * number for number in range(count))
    )
    heart = f'<circle cx="50" cy="75" r="8" fill="#FFD76A" {_EDGE} stroke-width="2"/>'
    return body("#2F9C6C", "#0E4A44", pads + petals + heart + _FRAME)


def _moonlight() -> str:
    """A duck asleep under the moon, and its light on the water."""
    chance = random.Random(66)
    stars = "".join(
        f'<circle cx="{chance.uniform(13, 87):.1f}" cy="{chance.uniform(13, 88):.1f}" '
        f'r="{chance.uniform(0.5, 1.5):.1f}" fill="#FFF6DC" fill-opacity="{chance.uniform(0.5, 1):.2f}"/>'
        for _star in range(36)
    )
    glow = "".join(
        f'<circle cx="60" cy="42" r="{far}" fill="#FFF1C4" fill-opacity="0.09"/>' for far in (21, 26, 32)
    )
    moon = (
        f'<circle cx="60" cy="42" r="17" fill="#FFF1C4" {_EDGE} stroke-width="2.4"/>'
        '<g fill="#EBD49A"><circle cx="54" cy="38" r="3.6"/><circle cx="66" cy="47" r="4.6"/>'
        '<circle cx="64" cy="33" r="2.2"/></g>'
    )
    water = f'<path d="M7 98 Q50 92 93 98 L93 139 L7 139Z" fill="#123064" {_EDGE} stroke-width="1.8"/>'
    glints = "".join(
        f'<path d="M{60 - wide} {y} h{2 * wide}" stroke="#FFF1C4" stroke-opacity="0.55" stroke-width="2" '
        'stroke-linecap="round"/>'
        for y, wide in ((104, 5), (110, 9), (117, 6), (124, 10), (131, 5))
    )
    duck = duck_group(Duck(mood=Mood.SLEEPY), 10, 72, 0.42)
    return body("#3B3A8C", "#140F3C", stars + glow + moon + water + glints + duck + _FRAME)


def _painter(drawing: Callable[[], str]) -> Painter:
    def paint(width_px: int) -> Surface:
        return render(drawing(), width_px, round(width_px * CARD_RATIO))

    return paint


BACKS: Mapping[str, Painter] = {
    "waves": _painter(_waves),
    "koi": _painter(_koi),
    "lilies": _painter(_lilies),
    "moonlight": _painter(_moonlight),
}
"""The painters of backs, by the ids of the looks."""
