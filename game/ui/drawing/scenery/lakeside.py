"""The lake with hills, water and a quay: in the evening after a round, at sunset after a match."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from pygame import FRect, Surface

from game.ui.drawing import svg
from game.ui.drawing.draw import Pen
from game.ui.drawing.easel import Paint
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.felt import add_nap
from game.ui.drawing.scenery.pond import lily_svg

_SEED = 18
_STRIPS = 8


class Shore(NamedTuple):
    """The layout of a lakeside: the horizon, the quay, the quay's front, and the design canvas's scale."""

    horizon: float
    quay: FRect
    front: FRect
    scale: float


def shore_of(heights: Sequence[float], width: float, scale: float) -> Shore:
    """Return a shore, given the y of its horizon, its quay, and the top and foot of the quay's front."""
    horizon, quay, front, foot = heights
    return Shore(horizon, FRect(0, quay, width, front - quay), FRect(0, front, width, foot - front), scale)


class _Light(NamedTuple):
    """The colours of a time of day; those of sky and water go from top to bottom."""

    sky: tuple[str, str, str]
    water: tuple[str, str, str]
    hills: tuple[str, str]
    sun: str


_EVENING = _Light(
    ("#3F7FB8", "#86C4D8", "#FFE6B8"), ("#7FC3C4", "#2F8098", "#12406A"), ("#4C7F8E", "#2F6273"), "#FFF1C4"
)
_SUNSET = _Light(
    ("#3A3478", "#A8558E", "#FF9A6B"), ("#E58A78", "#5A5A9C", "#17396E"), ("#7A4A86", "#4F3570"), "#FFD98C"
)


def paint_lakeside(size: tuple[int, int], canvas: FRect, shore: Shore, *, sunset: bool) -> Surface:
    """Paint the lake and the quay, in strips to save memory; `size` is in pixels."""
    light = _SUNSET if sunset else _EVENING
    chance = random.Random(_SEED)
    parts = (
        _sky(canvas, shore, light, rays=sunset),
        _hills(canvas, shore, light, chance),
        _water(canvas, shore, light, chance),
        _lilies(canvas, shore, chance),
        _lanterns(canvas, shore),
        _quay(canvas, shore, chance),
        _reeds(canvas, shore, chance),
        f'<rect width="{canvas.width:.0f}" height="{canvas.height:.0f}" fill="url(#vignette)"/>',
    )
    body, colours = "".join(parts), _colours(canvas, shore, light)
    world = Surface(size)
    wide, high = size
    unit = canvas.height / high
    for top in range(0, high, -(-high // _STRIPS)):
        strip = min(-(-high // _STRIPS), high - top)
        drawing = svg.document_of(FRect(0, top * unit, canvas.width, strip * unit), body, colours)
        world.blit(svg.render(drawing, wide, strip), (0, top))
    add_nap(world)
    return world


def _even_gradient(name: str, top: float, bottom: float, colours: tuple[str, ...]) -> str:
    """Return the SVG of a vertical gradient through colours at equal steps."""
    steps = len(colours) - 1
    return svg.vertical_gradient(
        name, top, bottom, *((at / steps, colour, 1) for at, colour in enumerate(colours))
    )


def _colours(canvas: FRect, shore: Shore, light: _Light) -> str:
    sun = canvas.centerx, shore.horizon
    reach = max(canvas.width * 0.62, canvas.height)
    return (
        _even_gradient("sky", 0, shore.horizon, light.sky)
        + _even_gradient("water", shore.horizon, canvas.height, light.water)
        + _even_gradient("planks", shore.quay.top, shore.quay.bottom, ("#C99258", "#A96C3A"))
        + _even_gradient("front", shore.front.top, shore.front.bottom, ("#8E5B32", "#6A3F20"))
        + svg.radial_gradient(
            "glow", sun, canvas.width * 0.42, (0, light.sun, 0.85), (0.3, light.sun, 0.34), (1, light.sun, 0)
        )
        + svg.radial_gradient(
            "vignette", canvas.center, reach * 1.08, (0.6, "#04091E", 0), (1, "#04091E", 0.55)
        )
    )


def _sky(canvas: FRect, shore: Shore, light: _Light, *, rays: bool) -> str:
    x, y, far, k = canvas.centerx, shore.horizon, canvas.width, shore.scale
    beams = ""
    if rays:
        for number in range(-6, 7):
            left, right = x + (number - 0.22) * far * 0.09, x + (number + 0.22) * far * 0.09
            beams += (
                f'<path d="M{x:.0f} {y + 40:.0f} L{left:.0f} -10 L{right:.0f} -10Z" fill="#FFE9B0" '
                f'fill-opacity="0.16"/>'
            )
    sun = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{70 * k:.1f}" fill="{light.sun}" fill-opacity="0.95"/>'
    return f'<rect width="{canvas.width:.0f}" height="{y + 2:.0f}" fill="url(#sky)"/>{beams}{sun}'


def _hills(canvas: FRect, shore: Shore, light: _Light, chance: random.Random) -> str:
    k, parts = shore.scale, []
    for far, colour in enumerate(light.hills):
        high = (46 - 20 * far) * k
        x, line = -60.0 * k, f"M{-60 * k:.0f} {shore.horizon + 2:.0f}"
        while x < canvas.width + 60 * k:
            wide = chance.uniform(130, 300) * k
            top = shore.horizon - chance.uniform(0.35, 1.0) * high
            peak = top * 2 - shore.horizon
            line += f" Q{x + wide / 2:.0f} {peak:.0f} {x + wide:.0f} {shore.horizon + 1:.0f}"
            x += wide * 0.82
        parts.append(f'<path d="{line}Z" fill="{colour}"/>')
    return "".join(parts)


def _water(canvas: FRect, shore: Shore, light: _Light, chance: random.Random) -> str:
    """Return the SVG of the lake with reflections, denser in the distance and below the sun."""
    k, depth = shore.scale, canvas.height - shore.horizon
    glints = []
    for _glint in range(150):
        share = chance.random() ** 1.6
        y = shore.horizon + 4 * k + share * depth
        wide = chance.uniform(20, 80) * (0.5 + 1.6 * share) * k
        in_sun = chance.random() < 0.45
        spread = canvas.width * (0.09 if in_sun else 0.52)
        x = canvas.centerx + chance.gauss(0, spread) - wide / 2
        colour, pale = (light.sun, 0.34 - 0.2 * share) if in_sun else ("#DFF8F4", 0.05 + 0.09 * (1 - share))
        path = svg.wave_path(x, y, wide, round(3 * share * k + 1))
        glints.append(svg.stroke_path(path, colour, (1.2 + 1.8 * share) * k, pale))
    whole = f'width="{canvas.width:.0f}" height="{canvas.height:.0f}"'
    lake = (
        f'<rect y="{shore.horizon:.0f}" width="{canvas.width:.0f}" height="{depth:.0f}" fill="url(#water)"/>'
    )
    return f'{lake}{"".join(glints)}<rect {whole} fill="url(#glow)"/>'


def _lilies(canvas: FRect, shore: Shore, chance: random.Random) -> str:
    k, low = shore.scale, shore.front.bottom
    places = (
        (canvas.width * 0.045, low + 48 * k, 66, True),
        (canvas.width * 0.16, low + 74 * k, 44, False),
        (canvas.width * 0.955, low + 52 * k, 62, False),
        (canvas.width * 0.83, low + 78 * k, 48, True),
        (canvas.width * 0.03, shore.horizon + 90 * k, 30, False),
        (canvas.width * 0.965, shore.horizon + 16 * k, 22, True),
    )
    return "".join(lily_svg(x, y, size * k, chance.uniform(0, 360), flower) for x, y, size, flower in places)


def _lanterns(canvas: FRect, shore: Shore) -> str:
    k, parts = shore.scale, []
    bulbs = ("#FF9AA8", "#7FF0C0", "#C9A6FF", "#8FD3FF")
    for side in (-1, 1):
        start, end = canvas.centerx + side * canvas.width * 0.52, canvas.centerx + side * canvas.width * 0.24
        sag = 64 * k
        parts.append(
            f'<path d="M{start:.0f} 12 Q{(start + end) / 2:.0f} {sag:.0f} {end:.0f} -6" fill="none" '
            f'stroke="{INK}" stroke-width="{2.6 * k:.1f}"/>'
        )
        for number in range(1, 7):
            share = number / 7
            x = start + (end - start) * share
            y = (1 - share) ** 2 * 12 + 2 * share * (1 - share) * sag - share**2 * 6 + 8 * k
            colour = bulbs[number % len(bulbs)]
            parts.append(
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{15 * k:.1f}" fill="{colour}" fill-opacity="0.22"/>'
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{7.5 * k:.1f}" fill="{colour}" stroke="{INK}" '
                f'stroke-width="{2.4 * k:.1f}"/>'
                f'<circle cx="{x - 2 * k:.0f}" cy="{y - 2.4 * k:.0f}" r="{2 * k:.1f}" fill="#ffffff"/>'
            )
    return "".join(parts)


def _quay(canvas: FRect, shore: Shore, chance: random.Random) -> str:
    """Return the SVG of the quay: planks in perspective, the front with its beam, and a shadow."""
    k, top, front, wide = shore.scale, shore.quay, shore.front, canvas.width
    parts = [
        f'<rect x="0" y="{front.bottom + drop * k:.1f}" width="{wide:.0f}" height="{10 * k:.1f}" '
        f'fill="#03101F" fill-opacity="{pale}"/>'
        for drop, pale in ((0, 0.34), (8, 0.22), (16, 0.12))
    ]
    parts += [
        f'<rect x="{canvas.centerx + step * 300 * k - 13 * k:.1f}" y="{front.bottom - 6 * k:.1f}" '
        f'width="{26 * k:.1f}" height="{64 * k:.1f}" rx="{6 * k:.1f}" fill="#4A2A14" stroke="{INK}" '
        f'stroke-width="{2.6 * k:.1f}"/>'
        for step in range(-6, 7)
    ]
    parts.append(
        f'<rect x="-4" y="{top.top:.1f}" width="{wide + 8:.0f}" height="{top.height:.1f}" '
        f'fill="url(#planks)" stroke="{INK}" stroke-width="{2.6 * k:.1f}"/>'
    )
    count = int(wide / (74 * k)) + 2
    for number in range(-1, count):
        near = canvas.centerx + (number - count / 2) * 80 * k
        far = canvas.centerx + (near - canvas.centerx) * 0.965
        parts.append(
            f'<path d="M{far:.1f} {top.top:.1f} L{near:.1f} {top.bottom:.1f}" stroke="#5C3214" '
            f'stroke-opacity="0.6" stroke-width="{2 * k:.1f}"/>'
        )
    parts.append(
        f'<rect x="-4" y="{front.top:.1f}" width="{wide + 8:.0f}" height="{front.height:.1f}" '
        f'fill="url(#front)" stroke="{INK}" stroke-width="{2.6 * k:.1f}"/>'
        f'<rect x="0" y="{front.top + 1.5 * k:.1f}" width="{wide:.0f}" height="{3 * k:.1f}" fill="#FFE2A5" '
        'fill-opacity="0.75"/>'
    )
    for _line in range(int(wide / 22)):
        x, y = chance.uniform(-40, wide), chance.uniform(front.top + 8 * k, front.bottom - 5 * k)
        dark = chance.random() < 0.6
        colour, pale = ("#3A1C0C", 0.3) if dark else ("#FFDFA0", 0.16)
        path = f"M{x:.0f} {y:.1f} h{chance.uniform(40, 200) * k:.0f}"
        parts.append(svg.stroke_path(path, colour, chance.uniform(0.9, 2.2) * k, pale))
    return "".join(parts)


def _reeds(canvas: FRect, shore: Shore, chance: random.Random) -> str:
    k, low, parts = shore.scale, canvas.height + 6, []
    for side in (-1, 1):
        edge = 0 if side < 0 else canvas.width
        for number in range(9):
            x = edge - side * (6 + 9 * number + chance.uniform(-4, 4)) * k
            high = chance.uniform(60, 150) * k * (1 - number / 12)
            lean = -side * chance.uniform(2, 16) * k
            parts.append(
                f'<path d="M{x - 3 * k:.1f} {low:.1f} Q{x:.1f} {low - high / 2:.1f} {x + lean:.1f} '
                f'{low - high:.1f} Q{x + 3 * k:.1f} {low - high / 2:.1f} {x + 4 * k:.1f} {low:.1f}Z" '
                f'fill="{"#1F6A58" if number % 2 else "#154A4A"}" stroke="#0C2F34" '
                f'stroke-width="{1.2 * k:.1f}"/>'
            )
            if number in (2, 5):
                parts.append(
                    f'<rect x="{x + lean - 5 * k:.1f}" y="{low - high - 4 * k:.1f}" width="{10 * k:.1f}" '
                    f'height="{34 * k:.1f}" rx="{5 * k:.1f}" fill="#7A4520" stroke="{INK}" '
                    f'stroke-width="{2 * k:.1f}"/>'
                )
    return "".join(parts)


def draw_quay(pen: Pen, shore: Shore, *, sunset: bool) -> None:
    pen.backdrop(*_picture(pen, shore, sunset=sunset))


def prepare_quay(pen: Pen, shore: Shore, *, sunset: bool) -> bool:
    """Paint the lake and the quay in advance; return whether they're ready."""
    return not pen.theme.scenery or pen.shapes.easel.ready(*_picture(pen, shore, sunset=sunset))


def _picture(pen: Pen, shore: Shore, *, sunset: bool) -> tuple[Hashable, Paint]:
    """Return the key of the lakeside's picture on the easel, and its painter."""
    size, canvas = pen.screen.surface.get_size(), FRect(pen.area)
    key = ("quay", size, tuple(canvas), tuple(shore.quay), tuple(shore.front), sunset)
    return key, lambda: paint_lakeside(size, canvas, shore, sunset=sunset)
