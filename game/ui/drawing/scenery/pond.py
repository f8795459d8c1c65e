"""A raft on a pond, drawn in perspective; the cards on it are drawn flat."""

from __future__ import annotations

import random
from typing import NamedTuple

from pygame import FRect, Surface

from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.felt import add_nap
from game.ui.drawing.svg import document, radial_gradient, render, stroke_path, vertical_gradient, wave_path

FAR = 0.93
"""The width of the raft's far side, relative to its middle."""
NEAR = 1.05
"""The width of the raft's near side, relative to its middle."""
_LIP = 24.0
_SEED = 66
_SCREEN, _BARE, _STREWN = 16 / 9, 0.14, 28.0
"""A screen's aspect ratio, the width beside it that stays bare, and the number of lily pads beyond that.

The width is in canvas heights, and the number is for a width of one canvas height.
"""


class Cloth(NamedTuple):
    """The colours of a table's cloth: its lit and shaded parts, and the seam's thread."""

    lit: str
    shade: str
    thread: str


class Raft(NamedTuple):
    """A raft: the areas of its deck and its cloth, before perspective, and the scale of the design canvas."""

    deck: FRect
    cloth: FRect
    scale: float

    def project(self, x: float, y: float) -> tuple[float, float]:
        """Apply the raft's perspective to a point: far points move towards the middle."""
        share = (y - self.deck.top) / self.deck.height
        middle = self.deck.centerx
        return middle + (x - middle) * (FAR + (NEAR - FAR) * share), y


def paint_pond(size: tuple[int, int], canvas: FRect, raft: Raft, cloth: Cloth, on_cloth: str = "") -> Surface:
    """Paint the raft and the pond, `size` in pixels; the SVG `on_cloth` is drawn on the cloth."""
    wide, high = size
    canvas = FRect(canvas.topleft, (canvas.width, max(canvas.height, canvas.width * high / wide)))
    chance = random.Random(_SEED)
    parts = (
        _water(canvas, chance),
        _lilies(canvas, raft, chance),
        _shadow(raft),
        _wood(raft, chance),
        _cloth(raft, cloth.thread),
        on_cloth,
        _inner_shadow(raft),
        _light(canvas),
    )
    defs = _colours(canvas, raft, cloth)
    world = render(document(canvas.width, canvas.height, "".join(parts), defs), *size).convert()
    add_nap(world)
    return world


def draw_pond(pen: Pen) -> None:
    """Draw open water over the whole canvas."""
    pen.scenery(paint_open_water)


def paint_open_water(size: tuple[int, int], canvas: FRect) -> Surface:
    chance = random.Random(_SEED)
    body = _water(canvas, chance) + _strewn(canvas, chance) + _light(canvas)
    defs = _water_colours(canvas, canvas.center)
    return render(document(canvas.width, canvas.height, body, defs), *size).convert()


def _water_colours(canvas: FRect, middle: tuple[float, float]) -> str:
    """Return the gradients of the water, which is brightest around `middle`, and of the light on it."""
    reach = max(canvas.width * 0.62, canvas.height)
    return (
        radial_gradient(
            "water",
            middle,
            reach,
            (0, "#4FB4BC", 1),
            (0.45, "#2F8098", 1),
            (0.75, "#17537C", 1),
            (1, "#0C3258", 1),
        )
        + radial_gradient(
            "pool",
            middle,
            canvas.height * 0.72,
            (0, "#FFE9A8", 0.2),
            (0.55, "#FFE9A8", 0.07),
            (1, "#FFE9A8", 0),
        )
        + radial_gradient("vignette", middle, reach * 1.05, (0.55, "#04091E", 0), (1, "#04091E", 0.62))
    )


def _colours(canvas: FRect, raft: Raft, cloth: Cloth) -> str:
    deck = raft.deck
    return (
        _water_colours(canvas, deck.center)
        + radial_gradient(
            "cloth",
            (raft.cloth.centerx, raft.cloth.top + raft.cloth.height * 0.42),
            raft.cloth.width * 0.6,
            (0, cloth.lit, 1),
            (1, cloth.shade, 1),
        )
        + vertical_gradient(
            "wood", deck.top, deck.bottom, (0, "#B87B45", 1), (0.5, "#A96C3A", 1), (1, "#C58A50", 1)
        )
    )


def _water(canvas: FRect, chance: random.Random) -> str:
    """Return the SVG of the pond with its reflections: long, flat waves."""
    waves = []
    for _wave in range(90):
        x, y = chance.uniform(-60, canvas.width), chance.uniform(0, canvas.height)
        wide, high = chance.uniform(50, 230), chance.uniform(2, 7)
        pale = chance.uniform(0.03, 0.13)
        waves.append(stroke_path(wave_path(x, y, wide, round(high)), "#C8F4F2", chance.uniform(1, 3), pale))
    whole = f'width="{canvas.width:.0f}" height="{canvas.height:.0f}"'
    return f'<rect {whole} fill="url(#water)"/>{"".join(waves)}'


def _lilies(canvas: FRect, raft: Raft, chance: random.Random) -> str:
    k, deck = raft.scale, raft.deck
    near_left, near_right = deck.left, canvas.width - deck.right
    places: list[tuple[float, float, float, bool]] = [
        (near_left * 0.2, deck.top + 72 * k, 58, True),
        (near_left * 0.2, deck.bottom - 80 * k, 54, False),
        (canvas.width - near_right * 0.26, deck.bottom - 126 * k, 62, True),
        (canvas.width - near_right * 0.62, deck.bottom - 70 * k, 40, False),
        (canvas.width - near_right * 0.2, deck.bottom - 34 * k, 52, False),
    ]
    room = near_left - 190 * k
    for column in range(int(max(room, 0) / (120 * k))):
        for side in (-1, 1):
            x = deck.centerx + side * (deck.width / 2 + (230 + 120 * column) * k)
            y = canvas.height * chance.uniform(0.1, 0.5)
            places.append((x, y, chance.uniform(38, 66), chance.random() < 0.4))
    return "".join(lily_svg(x, y, size * k, chance.uniform(0, 360), flower) for x, y, size, flower in places)


def _strewn(canvas: FRect, chance: random.Random) -> str:
    """Return the SVG of lily pads on both sides of a canvas that is wider than usual screens."""
    free = (canvas.width - canvas.height * _SCREEN) / 2
    count = int((free / canvas.height - _BARE) * _STREWN)
    pads = []
    for number in range(count):
        size = canvas.height * chance.uniform(0.07, 0.12)
        y = canvas.height * (number + chance.uniform(0.2, 0.8)) / count
        for left in (0.0, canvas.width - free):
            x = left + chance.uniform(size, free - size)
            pads.append(lily_svg(x, y, size, chance.uniform(0, 360), chance.random() < 0.4))
    return "".join(pads)


def lily_svg(x: float, y: float, size: float, turn: float, flower: bool) -> str:
    """Return a lily pad as SVG, `size` units wide and turned by `turn` degrees, with or without a blossom."""
    scale, pad = size / 100, drawing_svg("scenery/lily", "pad")
    blossom = drawing_svg("scenery/lily", "blossom") if flower else ""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f} {scale * 0.8:.3f})">'
        f'<g transform="rotate({turn:.0f})">{pad}</g>{blossom}</g>'
    )


def outline(raft: Raft, area: FRect, radius: float, drop: float = 0.0) -> str:
    """Return the SVG path of an area of the raft in perspective, with round corners, lowered by `drop`."""
    corners = [
        raft.project(*point) for point in (area.topleft, area.topright, area.bottomright, area.bottomleft)
    ]
    parts = []
    for number, (x, y) in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % 4]
        start, end = _towards((x, y), before, radius), _towards((x, y), after, radius)
        word = "M" if number == 0 else "L"
        parts.append(
            f"{word}{start[0]:.1f} {start[1] + drop:.1f} Q{x:.1f} {y + drop:.1f} {end[0]:.1f} "
            f"{end[1] + drop:.1f}"
        )
    return " ".join(parts) + "Z"


def _towards(start: tuple[float, float], end: tuple[float, float], length: float) -> tuple[float, float]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = length / max((dx * dx + dy * dy) ** 0.5, 1.0)
    return start[0] + dx * share, start[1] + dy * share


def _shadow(raft: Raft) -> str:
    """Return the SVG of the raft's shadow on the water, softened by several layers."""
    k = raft.scale
    return "".join(
        f'<path d="{outline(raft, raft.deck.inflate(grow * k, grow * k * 0.6), 44 * k, 34 * k)}" '
        f'fill="#03101F" '
        'fill-opacity="0.13"/>'
        for grow in (4, 12, 20, 30, 42, 56)
    )


def _wood(raft: Raft, chance: random.Random) -> str:
    """Return the SVG of the deck with its front and grain."""
    k, deck = raft.scale, raft.deck
    front = outline(raft, deck, 36 * k, _LIP * k)
    top = outline(raft, deck, 36 * k)
    lines = [
        f'<path d="{front}" fill="#5E361C" stroke="{INK}" stroke-width="{3 * k:.1f}"/>',
        f'<path d="{top}" fill="url(#wood)" stroke="#FFE2A5" stroke-width="{2 * k:.1f}"/>',
    ]
    cloth = raft.cloth
    bands = (
        (deck.left + 20 * k, deck.right - 20 * k, deck.top + 3 * k, cloth.top - 6 * k, 22),
        (deck.left + 20 * k, deck.right - 20 * k, cloth.bottom + 7 * k, deck.bottom - 3 * k, 16),
    )
    for left, right, high, low, count in bands:
        for _line in range(count):
            y = chance.uniform(high, low)
            x = chance.uniform(left, right - 120 * k)
            end = min(x + chance.uniform(90, 420) * k, right)
            lines.append(_grain(raft.project(x, y), raft.project(end, y), chance))
    for side in (-1, 1):
        for _line in range(14):
            x = deck.centerx + side * chance.uniform(cloth.width / 2 + 8 * k, deck.width / 2 - 5 * k)
            y = chance.uniform(deck.top + 30 * k, deck.bottom - 160 * k)
            lines.append(_grain(raft.project(x, y), raft.project(x, y + chance.uniform(60, 150) * k), chance))
    for x in (deck.left + 17 * k, deck.right - 17 * k):
        for y in (deck.top + 17 * k, deck.bottom - 16 * k):
            at = raft.project(x, y)
            lines.append(
                f'<circle cx="{at[0]:.1f}" cy="{at[1] + k:.1f}" r="{7.5 * k:.1f}" fill="#5C3214"/>'
                f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{5.6 * k:.1f}" fill="#F0C070"/>'
                f'<circle cx="{at[0] - 1.6 * k:.1f}" cy="{at[1] - 1.8 * k:.1f}" r="{1.9 * k:.1f}" '
                f'fill="#FFF4D0"/>'
            )
    return "".join(lines)


def _grain(start: tuple[float, float], end: tuple[float, float], chance: random.Random) -> str:
    dark = chance.random() < 0.62
    colour, pale = ("#4A2412", chance.uniform(0.1, 0.3)) if dark else ("#FFDFA0", chance.uniform(0.08, 0.24))
    path = f"M{start[0]:.1f} {start[1]:.1f} L{end[0]:.1f} {end[1]:.1f}"
    return stroke_path(path, colour, chance.uniform(0.8, 2.4), pale)


def _cloth(raft: Raft, thread: str) -> str:
    k, cloth = raft.scale, raft.cloth
    groove = "".join(
        f'<path d="{outline(raft, cloth.inflate(grow * k, grow * k), (20 + grow / 2) * k)}" fill="{colour}"/>'
        for grow, colour in ((12, "#4A2818"), (6, "#D69A58"))
    )
    seam = outline(raft, cloth.inflate(-24 * k, -24 * k), 14 * k)
    inner = outline(raft, cloth.inflate(-33 * k, -33 * k), 12 * k)
    return (
        f'{groove}<path d="{outline(raft, cloth, 20 * k)}" fill="url(#cloth)"/>'
        f'<path d="{seam}" fill="none" stroke="{thread}" '
        f'stroke-width="{1.6 * k:.1f}"/>'
        f'<path d="{inner}" fill="none" stroke="{thread}" '
        f'stroke-width="{1.2 * k:.1f}"/>'
    )


def _inner_shadow(raft: Raft) -> str:
    k, cloth = raft.scale, raft.cloth
    return "".join(
        f'<path d="{outline(raft, cloth.inflate(-wide * k, -wide * k), 20 * k)}" fill="none" '
        f'stroke="#020A18" '
        f'stroke-opacity="0.1" stroke-width="{wide * k:.1f}"/>'
        for wide in (3, 7, 12, 18)
    )


def _light(canvas: FRect) -> str:
    whole = f'width="{canvas.width:.0f}" height="{canvas.height:.0f}"'
    return f'<rect {whole} fill="url(#pool)"/><rect {whole} fill="url(#vignette)"/>'
