"""The evening pond behind menus: sky, hills and water, scaled by the canvas's height."""

from __future__ import annotations

import random
from itertools import pairwise

import pygame
from pygame import FRect, Surface

from game.ui.drawing.artwork import drawing_svg, picture
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.felt import add_nap
from game.ui.drawing.screen import DESIGN_HEIGHT
from game.ui.drawing.svg import document, radial_gradient, render, stroke_path, wave_path

_HORIZON = 326.0
_SEED = 18
_MOST = 1920
"""The largest width in pixels; larger windows scale up the picture, which is soft anyway."""
_SKY = ((0.0, "#463C8C"), (0.42, "#9A5E9C"), (0.74, "#F08A72"), (0.96, "#FFD58A"), (1.0, "#FFE6A6"))
_WATER = ((0.0, "#F0A27C"), (0.16, "#A86A94"), (0.5, "#31588F"), (1.0, "#12305E"))
_BULBS = ("#FFE0A0", "#FF8A7A", "#8CF0C8", "#C9B0FF")


def draw_evening(pen: Pen) -> None:
    pen.scenery(paint_evening)


def paint_evening(size: tuple[int, int], canvas: FRect) -> Surface:
    chance = random.Random(_SEED)
    scale = canvas.height / DESIGN_HEIGHT
    width = canvas.width / scale
    light = f'<rect width="{width:.0f}" height="{DESIGN_HEIGHT:.0f}" fill="url(#sun)"/>'
    parts = (light, _hills(width), _glints(width, chance), _bank(width, chance), _lights(width))
    sun = round(width / 2), round(_HORIZON)
    defs = radial_gradient("sun", sun, 420, (0, "#FFF0B8", 0.95), (0.3, "#FFD890", 0.5), (1, "#FFB070", 0))
    world = paint_twilight(size)
    share = min(1.0, _MOST / size[0])
    drawn = render(
        document(width, DESIGN_HEIGHT, "".join(parts), defs), round(size[0] * share), round(size[1] * share)
    )
    if share < 1.0:
        drawn = pygame.transform.smoothscale(drawn, size)
    world.blit(drawn, (0, 0))
    add_nap(world)
    return world


def paint_twilight(size: tuple[int, int]) -> Surface:
    """Paint only the colours of the evening, which is fast enough for the program's first frame."""
    horizon = _HORIZON / DESIGN_HEIGHT
    steps = 144
    column = Surface((2, steps))
    for y in range(steps):
        share = y / steps
        if share < horizon:
            colour = _blend(_SKY, share / horizon)
        else:
            colour = _blend(_WATER, (share - horizon) / (1 - horizon))
        column.fill(colour, (0, y, 2, 1))
    # Smooth scaling only vertically, as all columns are equal.
    column = pygame.transform.smoothscale(column, (2, size[1]))
    return pygame.transform.scale(column, size)


def _blend(stops: tuple[tuple[float, str], ...], share: float) -> pygame.Color:
    for (start, first), (end, second) in pairwise(stops):
        if share <= end:
            return pygame.Color(first).lerp(pygame.Color(second), (share - start) / (end - start))
    return pygame.Color(stops[-1][1])


def _hills(width: float) -> str:
    """Return the SVG of two ranges of hills, the nearer one darker, and the shore."""
    shapes = []
    for colour, pale, peak, step, shift in (
        ("#7A4C8E", 0.85, 74.0, 330.0, -60.0),
        ("#4C3878", 0.92, 44.0, 250.0, -180.0),
    ):
        x, path = shift, f"M{shift:.0f} {_HORIZON:.0f}"
        number = 0
        while x < width:
            rise = peak * (0.62 + 0.38 * ((number * 7 + 3) % 5) / 4)
            path += f" C{x + step * 0.3:.0f} {_HORIZON - rise:.0f} {x + step * 0.6:.0f} "
            path += f"{_HORIZON - rise:.0f} {x + step:.0f} {_HORIZON - 6:.0f}"
            x += step
            number += 1
        shapes.append(f'<path d="{path} L{x:.0f} {_HORIZON:.0f}Z" fill="{colour}" fill-opacity="{pale}"/>')
    shapes.append(f'<rect x="0" y="{_HORIZON - 5:.0f}" width="{width:.0f}" height="6" fill="#33286A"/>')
    return "".join(shapes)


def _glints(width: float, chance: random.Random) -> str:
    """Return the SVG of reflections on the water: longer when near, warmer below the sun."""
    lines = []
    for _glint in range(130):
        share = chance.random() ** 1.5
        y = _HORIZON + 6 + share * (DESIGN_HEIGHT - _HORIZON)
        near = (y - _HORIZON) / (DESIGN_HEIGHT - _HORIZON)
        wide = 20 + near * chance.uniform(70, 240)
        x = chance.uniform(-60, width)
        warm = abs(x + wide / 2 - width / 2) < 60 + 220 * near
        colour = "#FFE6B0" if warm else "#C8D8FF"
        pale = chance.uniform(0.1, 0.34) if warm else chance.uniform(0.04, 0.14)
        lines.append(stroke_path(wave_path(x, y, wide, 1 + 3 * near), colour, 1 + 2 * near, pale))
    return "".join(lines)


def _bank(width: float, chance: random.Random) -> str:
    parts = []
    for side in (-1, 1):
        edge = 0.0 if side < 0 else width
        for number in range(9):
            x = edge - side * chance.uniform(0, 62)
            tall, lean = chance.uniform(80, 190), chance.uniform(-16, 22) * -side
            club = (8, 38) if number % 3 == 0 else None
            parts.append(reed_svg(x, DESIGN_HEIGHT, tall, lean, "#123A46", club))
    parts.append(f'<g transform="translate({width:.0f} 0)">{drawing_svg("scenery/bank")}</g>')
    return "".join(parts)


def reed_svg(
    x: float, foot: float, tall: float, lean: float, colour: str, club: tuple[int, int] | None
) -> str:
    """Return a reed as SVG; `club` is how far its cattail rises above the tip, and the cattail's height."""
    tip = x + lean, foot - tall
    blade = (
        f'<path d="M{x - 4:.0f} {foot:.0f} Q{x:.0f} {foot - tall * 0.6:.0f} {tip[0]:.0f} {tip[1]:.0f} '
        f'Q{x + 5:.0f} {foot - tall * 0.5:.0f} {x + 5:.0f} {foot:.0f}Z" fill="{colour}"/>'
    )
    if club is None:
        return blade
    return (
        f'{blade}<rect x="{tip[0] - 5:.0f}" y="{tip[1] - club[0]:.0f}" width="10" height="{club[1]}" rx="5" '
        f'fill="#6B3A1E" stroke="{INK}" stroke-width="2"/>'
    )


def _lights(width: float) -> str:
    """Return the SVG of two strings of lights that span the width."""
    middle = width / 2
    parts = []
    for start, end in ((-20.0, middle), (middle, width + 20)):
        reach = end - start
        parts.append(
            f'<path d="M{start:.0f} 14 Q{start + reach / 2:.0f} 74 {end:.0f} 14" fill="none" '
            f'stroke="{INK}" stroke-width="3"/>'
        )
        count = max(2, int(reach / 78))
        for number in range(1, count):
            share = number / count
            x = start + reach * share
            y = 14 + 120 * share * (1 - share) + 12
            colour = _BULBS[number % len(_BULBS)]
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="20" fill="{colour}" fill-opacity="0.16"/>'
                f'<rect x="{x - 3:.1f}" y="{y - 14:.1f}" width="6" height="6" fill="{INK}"/>'
                f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="7.4" ry="9.4" fill="{colour}" stroke="{INK}" '
                'stroke-width="2.2"/>'
                f'<ellipse cx="{x - 2:.1f}" cy="{y - 3:.1f}" rx="1.8" ry="3" fill="#ffffff" '
                'fill-opacity="0.8"/>'
            )
    return "".join(parts)


STALL_SIZE = (980.0, 590.0)
"""The stall's width and height, in units of the 1280 × 720 design canvas."""


def paint_stall(size: tuple[int, int], canvas: FRect, place: tuple[float, float, float, float]) -> Surface:
    """Paint the evening with the stall in the area `place`, in units; `size` is in pixels."""
    world, ppu = paint_evening(size, canvas).copy(), size[0] / canvas.width
    left, top, wide, high = (round(part * ppu) for part in place)
    world.blit(render(picture("scenery/stall"), wide, high), (left, top))
    return world
