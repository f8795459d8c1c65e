"""The stall at the lake: an awning, a wall with shelves, and a counter; rendered once over the evening."""

from __future__ import annotations

import random

from pygame import FRect, Surface

from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.evening import evening
from game.ui.drawing.svg import document, falling, radial, render

SIZE = (980.0, 590.0)
"""The stall's width and height, in units of a canvas of 1280 × 720."""
_SEED = 28
_RED, _CREAM = "#D8315B", "#FFF3D6"
_STRIPES = 12
_EDGE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"'


def stall(size: tuple[int, int], canvas: FRect, place: FRect) -> Surface:
    world = evening(size, canvas)
    ppu = size[0] / canvas.width
    drawn = render(_drawing(), round(place.width * ppu), round(place.height * ppu))
    world.blit(drawn, (round(place.left * ppu), round(place.top * ppu)))
    return world


def _drawing() -> str:
    wide, high = SIZE
    wood = falling("wall", 100, 440, (0, "#6E4426", 1), (1, "#8A5832", 1))
    wood += falling("counter", 420, 460, (0, "#E3B070", 1), (1, "#B47A44", 1))
    wood += falling("front", 455, high, (0, "#8A5832", 1), (1, "#5F3A1E", 1))
    lamp = radial("lamp", (446, 330), 260, (0, "#FFC870", 0.5), (1, "#FFC870", 0))
    body = (
        f'<rect x="42" y="110" width="896" height="330" fill="url(#wall)" {_EDGE}/>'
        + _boards()
        + '<rect x="42" y="110" width="896" height="330" fill="url(#lamp)"/>'
        + "".join(
            f'<rect x="{x}" y="120" width="30" height="320" fill="#A06A3C" {_EDGE}/>' for x in (38, 912)
        )
        + f'<rect x="6" y="456" width="{wide - 20:.0f}" height="{high - 460:.0f}" rx="8" fill="url(#front)" '
        f"{_EDGE}/>"
        + f'<path d="M18 424 H{wide - 30:.0f} L{wide - 8:.0f} 460 H-2Z" fill="url(#counter)" {_EDGE}/>'
        + _awning()
    )
    return document(wide, high, body, wood + lamp)


def _boards() -> str:
    chance = random.Random(_SEED)
    seams = "".join(
        f'<path d="M44 {y} H936" stroke="#3E2110" stroke-opacity="0.6" stroke-width="2.4"/>'
        for y in range(160, 430, 44)
    )
    grain = "".join(
        f'<path d="M{chance.uniform(60, 860):.0f} {chance.uniform(120, 425):.0f} '
        f'h{chance.uniform(20, 90):.0f}" stroke="#C8925C" '
        f'stroke-opacity="{chance.uniform(0.1, 0.3):.2f}" stroke-width="1.8" stroke-linecap="round"/>'
        for _ in range(90)
    )
    return seams + grain


def _awning() -> str:
    """Return the awning: stripes that spread from the ridge, each with a rounded end."""
    top, bottom = 58.0, 126.0
    parts = []
    for number in range(_STRIPES):
        high = [48 + (SIZE[0] - 108) * at / _STRIPES for at in (number, number + 1)]
        low = [2 + (SIZE[0] - 10) * at / _STRIPES for at in (number, number + 1)]
        half = (low[1] - low[0]) / 2
        colour = _CREAM if number % 2 else _RED
        parts.append(
            f'<path d="M{high[0]:.1f} {top} L{low[0]:.1f} {bottom} '
            f'a{half:.1f} {half:.1f} 0 0 0 {2 * half:.1f} 0 L{high[1]:.1f} {top}Z" fill="{colour}" {_EDGE}/>'
        )
    shade = f'<path d="M0 {bottom} H{SIZE[0] - 8:.0f} v10 H0Z" fill="#000" fill-opacity="0.12"/>'
    return "".join(parts) + shade
