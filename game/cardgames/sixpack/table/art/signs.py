"""The table's own drawings: medals of packs, the big arrow of play, arrows between things, another light."""

from __future__ import annotations

import math

import pygame
from pygame import FRect, Surface

from game.cardgames.sixpack.table.art.cards import LOOKS, paint_number_badge
from game.cardgames.sixpack.table.art.icons import BOX, ICONS, Point, hand, spikes
from game.ui.drawing.draw import Pen
from game.ui.drawing.felt import felt
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Face

_FLIPS = 8
_GRID = 4.0
NORMAL, REVERSED = ("#7FF0C0", "#12A37A"), ("#FF9A8A", "#D8315B")
OTHER_LIGHT = "#A03A5E", "#2A0C34"


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


def big_arrow(pen: Pen, area: FRect, turned: float) -> None:
    """The arrow of play: it points right as long as play is normal (0), left once it is reversed (1)."""
    scale = pen.screen.scale
    width, height = scale.px(area.width), scale.px(area.height)
    step = round(math.cos(math.pi * turned) * _FLIPS)
    colours = NORMAL if step >= 0 else REVERSED
    key = ("big arrow", width, height, step)
    image = pen.shapes.get(key, lambda: _big_arrow(width, height, step, colours))
    pen.image(image, area.center, anchor="center")


def _big_arrow(width: int, height: int, step: int, colours: tuple[str, str]) -> Surface:
    across = 60.0 * width / max(height, 1)
    head = 44.0
    path = (
        f"M12 10 L{across - head - 6:g} 10 L{across - head - 6:g} 2.5 L{across - 2.5:g} 30 "
        f"L{across - head - 6:g} 57.5 L{across - head - 6:g} 50 L12 50 Q3 50 3 41 L3 19 Q3 10 12 10Z"
    )
    defs = (
        '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="4" x2="0" y2="56">'
        f'<stop offset="0" stop-color="{colours[0]}"/><stop offset="1" stop-color="{colours[1]}"/>'
        "</linearGradient>"
    )
    drawing = (
        f'<path d="{path}" fill="url(#g)" stroke="{INK}" stroke-width="3.4" stroke-linejoin="round"/>'
        f'<path d="M14 15 L{across - head - 14:g} 15" stroke="#FFFFFF" stroke-opacity="0.4" '
        'stroke-width="3" stroke-linecap="round" fill="none"/>'
    )
    image = render(document(across, 60, drawing, defs), width, height).premul_alpha()
    if step < 0:
        image = pygame.transform.flip(image, True, False)
    wide = max(2, width * max(abs(step), 1) // _FLIPS)
    return image if wide == width else pygame.transform.smoothscale(image, (wide, height))


def pointer(pen: Pen, start: Point, end: Point, colour: str = GOLD, alpha: float = 1.0) -> None:
    """A bent arrow from one point to another."""
    begin, stop = (_snap(start), _snap(end))
    if math.dist(begin, stop) < 24:
        return
    key = ("pointer", begin, stop, colour, round(pen.screen.scale.ppu, 3))
    left, top = min(begin[0], stop[0]) - 60, min(begin[1], stop[1]) - 60
    width, height = abs(begin[0] - stop[0]) + 120, abs(begin[1] - stop[1]) + 120
    px = pen.screen.scale.px
    image = pen.shapes.get(
        key, lambda: _pointer((begin, stop), (left, top), (width, height), (px(width), px(height)), colour)
    )
    pen.image(image, (left, top), alpha=alpha)


def _snap(point: Point) -> Point:
    """Points that hardly differ share their arrow."""
    return round(point[0] / _GRID) * _GRID, round(point[1] / _GRID) * _GRID


def _pointer(
    ends: tuple[Point, Point], origin: Point, size: Point, size_px: tuple[int, int], colour: str
) -> Surface:
    (x0, y0), (x1, y1) = ((x - origin[0], y - origin[1]) for x, y in ends)
    length = math.dist((x0, y0), (x1, y1))
    bow = min(length * 0.16, 50.0)
    middle = (x0 + x1) / 2 + (y1 - y0) / length * bow, (y0 + y1) / 2 - (x1 - x0) / length * bow
    way = math.atan2(y1 - middle[1], x1 - middle[0])
    neck = x1 - math.cos(way) * 20, y1 - math.sin(way) * 20
    wings = [(x1 - math.cos(way + turn) * 31, y1 - math.sin(way + turn) * 31) for turn in (-0.52, 0.52)]
    line = f"M{x0:.1f} {y0:.1f} Q{middle[0]:.1f} {middle[1]:.1f} {neck[0]:.1f} {neck[1]:.1f}"
    head = f"M{x1:.1f} {y1:.1f} L{wings[0][0]:.1f} {wings[0][1]:.1f} L{wings[1][0]:.1f} {wings[1][1]:.1f}Z"
    drawing = (
        f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="13" stroke-linecap="round"/>'
        f'<path d="{head}" fill="{colour}" stroke="{INK}" stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="7" stroke-linecap="round"/>'
    )
    return render(document(size[0], size[1], drawing), *size_px).premul_alpha()


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


def light(pen: Pen, strength: float) -> None:
    """The table in its other light, as long as play is reversed; it comes and goes with `strength`."""
    if strength <= 0:
        return
    size = pen.screen.surface.get_size()
    cloth = pen.shapes.get(("reversed felt", size), lambda: felt(size, *OTHER_LIGHT))
    cloth.set_alpha(round(255 * min(strength, 1.0)))
    pen.screen.surface.blit(cloth, (0, 0))


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


def number_disc(pen: Pen, number: int, at: Point, size: float, *, fill: str | None, extreme: bool) -> None:
    """A number on the arrow: on a burst if it claims, on a disc if a pile has it, else alone."""
    if extreme:
        star(pen, at, size * 1.7, GOLD, points=12)
    elif fill is not None:
        pen.plate(
            FRect(at[0] - size * 0.62, at[1] - size * 0.62, size * 1.24, size * 1.24),
            fill,
            radius=size,
            border=INK,
        )
    ink = INK if extreme or fill is not None else BONE
    outline = None if extreme or fill is not None else INK
    pen.text(str(number), at, size, Face.TITLE, ink, outline=outline, anchor="center")
