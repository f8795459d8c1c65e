"""The table's own drawings: medals of packs, arrows between things, stars, hands."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.cardgames.sixpack.table.art.cards import LOOKS, paint_number_badge
from game.cardgames.sixpack.table.art.icons import BOX, ICONS, Point, hand, spikes
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.svg import document, render

_GRID = 4.0


def medal(pen: Pen, pack: str, at: Point, size: float, alpha: float = 1.0) -> None:
    """A pack's icon on a burst of its colour, its middle at a point."""
    px = max(pen.screen.scale.px(size), 6)
    image = pen.shapes.get(("medal", pack, px), lambda: _medal(pack, px))
    pen.image(image, at, anchor="center", alpha=alpha)


def _medal(pack: str, px: int) -> Surface:
    look, size = LOOKS[pack], 37 / BOX
    burst = spikes((32, 32), 30, 25, 14)
    edge = f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"'
    drawing = (
        f'<path d="{burst}" fill="{INK}" transform="translate(1.4 1.8)"/>'
        f'<path d="{burst}" fill="{look.bottom}" {edge}/>'
        f'<circle cx="32" cy="32" r="22.4" fill="{BONE}" {edge}/>'
        f'<g transform="translate({32 - BOX / 2 * size:g} {32 - BOX / 2 * size:g}) scale({size:g})">'
        f"{ICONS[pack]}</g>"
    )
    return render(document(65, 65, drawing), px, px).premul_alpha()


def badge(pen: Pen, number: int, at: Point, size: float) -> None:
    """The burst with the number that a card or pile counts as, its middle at a point."""
    px = max(pen.screen.scale.px(size), 8)
    image = pen.shapes.get(
        ("counts as", number, px), lambda: paint_number_badge(pen.fonts, number, px).premul_alpha()
    )
    pen.image(image, at, anchor="center")


def pointer(
    pen: Pen, start: Point, end: Point, colour: str = GOLD, alpha: float = 1.0, size: float = 31.0
) -> None:
    """A bent arrow from one point to another; `size` is the length of its head, in units."""
    begin, stop = (_snap(start), _snap(end))
    if math.dist(begin, stop) < 24:
        return
    key = ("pointer", begin, stop, colour, round(size, 1), round(pen.screen.scale.ppu, 3))
    left, top = min(begin[0], stop[0]) - 60, min(begin[1], stop[1]) - 60
    width, height = abs(begin[0] - stop[0]) + 120, abs(begin[1] - stop[1]) + 120
    px = pen.screen.scale.px
    pixels = px(width), px(height)
    image = pen.shapes.get(
        key, lambda: _pointer((begin, stop), (left, top), (width, height), pixels, colour, size)
    )
    pen.image(image, (left, top), alpha=alpha)


def _snap(point: Point) -> Point:
    """Points that hardly differ share their arrow."""
    return round(point[0] / _GRID) * _GRID, round(point[1] / _GRID) * _GRID


def _pointer(
    ends: tuple[Point, Point],
    origin: Point,
    whole: Point,
    whole_px: tuple[int, int],
    colour: str,
    size: float,
) -> Surface:
    (x0, y0), (x1, y1) = ((x - origin[0], y - origin[1]) for x, y in ends)
    length = math.dist((x0, y0), (x1, y1))
    bow = min(length * 0.16, 50.0)
    middle = (x0 + x1) / 2 + (y1 - y0) / length * bow, (y0 + y1) / 2 - (x1 - x0) / length * bow
    way = math.atan2(y1 - middle[1], x1 - middle[0])
    neck = x1 - math.cos(way) * size * 0.65, y1 - math.sin(way) * size * 0.65
    wings = [(x1 - math.cos(way + turn) * size, y1 - math.sin(way + turn) * size) for turn in (-0.52, 0.52)]
    thick = size / 31
    line = f"M{x0:.1f} {y0:.1f} Q{middle[0]:.1f} {middle[1]:.1f} {neck[0]:.1f} {neck[1]:.1f}"
    head = f"M{x1:.1f} {y1:.1f} L{wings[0][0]:.1f} {wings[0][1]:.1f} L{wings[1][0]:.1f} {wings[1][1]:.1f}Z"
    drawing = (
        f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="{13 * thick:.1f}" stroke-linecap="round"/>'
        f'<path d="{head}" fill="{colour}" stroke="{INK}" stroke-width="{6 * thick:.1f}" '
        'stroke-linejoin="round"/>'
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{7 * thick:.1f}" stroke-linecap="round"/>'
    )
    return render(document(*whole, drawing), *whole_px).premul_alpha()


def star(pen: Pen, at: Point, size: float, colour: str, *, points: int = 5) -> None:
    """A star, or a burst of many points, its middle at a point."""
    px = max(pen.screen.scale.px(size), 6)
    image = pen.shapes.get(("star", colour, points, px), lambda: _star(colour, points, px))
    pen.image(image, at, anchor="center")


def _star(colour: str, points: int, px: int) -> Surface:
    inner = 18.5 if points > 6 else 10.5
    edge = f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"'
    drawing = f'<path d="{spikes((25, 25), 23, inner, points)}" fill="{colour}" {edge}/>'
    return render(document(50, 50, drawing), px, px).premul_alpha()


def hand_sign(pen: Pen, at: Point, size: float, *, crossed: bool = False) -> None:
    """The hand of the cards on its disc, its middle at a point; crossed out where cards without one count."""
    px = max(pen.screen.scale.px(size), 6)
    image = pen.shapes.get(("hand sign", crossed, px), lambda: _hand_sign(crossed, px))
    pen.image(image, at, anchor="center")


def _hand_sign(crossed: bool, px: int) -> Surface:
    scale = 0.78
    drawing = (
        f'<circle cx="24" cy="24" r="23" fill="{INK}"/>'
        f'<circle cx="24" cy="24" r="21" fill="{INK}" stroke="{BONE}" stroke-width="2.4"/>'
        f'<g transform="translate({24 - 24 * scale:g} {24 - 25.5 * scale:g}) scale({scale:g})">{hand()}</g>'
    )
    if crossed:
        drawing += (
            f'<path d="M9 39 L39 9" stroke="{INK}" stroke-width="9" stroke-linecap="round"/>'
            '<path d="M9 39 L39 9" stroke="#FF5A6E" stroke-width="5" stroke-linecap="round"/>'
        )
    return render(document(48, 48, drawing), px, px).premul_alpha()


def way_sign(pen: Pen, at: Point, size: float, *, left: bool) -> None:
    """A short thick arrow to one side, its middle at a point."""
    px = max(pen.screen.scale.px(size), 8)
    image = pen.shapes.get(("way", left, px), lambda: _way_sign(left, px))
    pen.image(image, at, anchor="center")


def _way_sign(left: bool, px: int) -> Surface:
    path = "M8 22 L46 22 L46 8 L92 32 L46 56 L46 42 L8 42Z"
    drawing = f'<path d="{path}" fill="{GOLD}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
    image = render(document(100, 64, drawing), px, round(px * 0.64)).premul_alpha()
    return pygame.transform.flip(image, left, False)
