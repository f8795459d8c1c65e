"""The boathouse at the lake, its rooms and its doors, in units of the 1280 × 720 design canvas."""

from __future__ import annotations

import random
from itertools import count, takewhile

import pygame
from pygame import FRect, Surface

from game.ui.drawing.artwork import drawing_svg, paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT
from game.ui.drawing.scenery.evening import paint_evening
from game.ui.drawing.scenery.felt import add_nap
from game.ui.drawing.screen import DESIGN_HEIGHT, DESIGN_WIDTH
from game.ui.drawing.svg import document, radial_gradient, render, vertical_gradient

JETTY = 636.0
"""The y coordinate of the jetty in front of the house."""
_SEED = 66
_LEFT, _RIGHT, _EAVES, _RIDGE = 168.0, 1112.0, 128.0, 22.0
_BOARD = 59.0
_WALL = ("#8E4A38", "#96503C", "#884434", "#9C5640")
_SEAM = "#4A1E1C"
_FLOOR = 384.0
_EDGE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'
_PLANKS = ("#A26A3C", "#9A6236", "#A87042", "#94602F")
_INSIDE = ("#7C4E30", "#81532F", "#774A2C", "#7F5133")
_ROW = 60.0
_ROOMY, _HUNG = 150.0, ("lantern", "brass_bell", "life_belt", "anchor")
"""The least margin with room for things on the wall, and these: left, right, lower left, lower right."""
_FLAGS = (CORAL, GOLD, MINT, "#C9A6FF", BONE, "#8FD3FF")


def paint_boathouse(size: tuple[int, int], canvas: FRect) -> Surface:
    """Paint the evening pond with the boathouse's front, without doors; `size` is in pixels."""
    world = paint_evening(size, canvas)
    wide, high, left, top = _canvas_and_margins(canvas)
    chance = random.Random(_SEED)
    defs = (
        vertical_gradient(
            "wall", _EAVES, JETTY, (0, "#2A0E18", 0.55), (0.2, "#2A0E18", 0.1), (1, "#2A0E18", 0.3)
        )
        + vertical_gradient("jetty", JETTY, DESIGN_HEIGHT, (0, "#FFE2A8", 0.2), (1, "#3A1C10", 0.45))
        + radial_gradient("warm", (640, 500), 520, (0, "#FFC878", 0.3), (1, "#FFC878", 0))
    )
    belts = "".join(
        f'<g transform="translate({x - 25} 305) scale(0.5)">{drawing_svg("charms/life_belt")}</g>'
        for x in (196, 1084)
    )
    house = _front(chance) + drawing_svg("scenery/boathouse") + belts + _jetty(left, wide, high - top, chance)
    body = f'<g transform="translate({left:.1f} {top:.1f})">{house}</g>'
    world.blit(render(document(wide, high, body, defs), *size), (0, 0))
    return world


_BUNTING = 110.0
"""The height of the strip that bunting takes up."""


def draw_wall(pen: Pen, *, bunting: bool = False) -> None:
    """Draw the inside wall of a room, optionally with bunting along the top."""
    pen.scenery(paint_room, bunting)


def paint_room(size: tuple[int, int], canvas: FRect, bunting: bool) -> Surface:
    """Paint a lamplit room of boards, optionally with bunting; `size` is in pixels."""
    wide, high, left, top = _canvas_and_margins(canvas)
    chance = random.Random(_SEED)
    defs = radial_gradient(
        "lamp",
        (left + 900, top + 280),
        1000 * wide / DESIGN_WIDTH,
        (0, "#FFD890", 0.3),
        (0.45, "#FFB060", 0.1),
        (0.75, "#1A0A10", 0.1),
        (1, "#1A0A10", 0.5),
    ) + radial_gradient("glow", (left / 2, high * 0.36), 130, (0, "#FFD890", 0.5), (1, "#FFD890", 0))
    body = (
        _walls(wide, high, chance)
        + f'<rect width="{wide:.0f}" height="{high:.0f}" fill="url(#lamp)"/>'
        + (_bunting(left + 352, wide + 20, top) if bunting else "")
        + (_hung_things(left, wide, high) if left >= _ROOMY else "")
    )
    world = render(document(wide, high, body, defs), *size).convert()
    add_nap(world)
    return world


def draw_bunting(pen: Pen, left: float, scale: float) -> None:
    """Draw bunting along the top, from x = `left` to the right edge; `scale` is the size of pennants."""
    wide = (pen.area.width - left) / scale
    size = wide * scale, _BUNTING * scale
    image = paint_document(
        pen, ("bunting", scale), size, lambda: document(wide, _BUNTING, _bunting(-12, wide + 20, 0))
    )
    pen.image(image, (left, 0))


def house_door(width: float, height: float, colour: str, *, ajar: bool) -> str:
    """Return a door in its frame as SVG; one that's ajar shows light."""
    dark, lit = (_mixed(colour, other, share) for other, share in (("#100818", 0.45), ("#FFFFFF", 0.2)))
    wood = vertical_gradient("leaf", 0, height, (0, lit if ajar else colour, 1), (1, dark, 1))
    wood += vertical_gradient("light", 0, height, (0, "#FFF6D0", 1), (1, "#FFC860", 1))
    foot, left, right = height - 3, 15.0, width - 15
    frame = _arch(3, width - 3, 34, -24, foot, 'fill="#7A4A2A"')
    sill = _arch(6, width - 6, 36, -20, foot, 'fill="none" stroke="#B8804A" stroke-width="2.4"', plain=True)
    if not ajar:
        seams = _door_seams(left, right, height)
        leaf = _arch(left, right, 42, -8, foot, 'fill="url(#leaf)"')
        return document(width, height, f"{frame}{sill}{leaf}{seams}{_knob(right - 21, height)}", wood)
    edge = right - 17
    gap = _arch(left, right, 42, -8, foot, 'fill="url(#light)"')
    leaf = (
        f'<path d="M{left:.1f} {foot:.1f} V42 Q{(left + edge) / 2:.1f} -2 {edge:.1f} 50 V{foot - 7:.1f}Z" '
        f'fill="url(#leaf)" {_EDGE}/>'
    )
    seams = _door_seams(left, edge, height)
    return document(width, height, f"{frame}{sill}{gap}{leaf}{seams}{_knob(edge - 19, height)}", wood)


def _arch(
    left: float, right: float, spring: float, crown: float, foot: float, paint: str, *, plain: bool = False
) -> str:
    edge = "" if plain else _EDGE
    return (
        f'<path d="M{left:.1f} {foot:.1f} V{spring:.1f} Q{(left + right) / 2:.1f} {crown:.1f} {right:.1f} '
        f'{spring:.1f} V{foot:.1f}Z" {paint} {edge}/>'
    )


def _door_seams(left: float, right: float, height: float) -> str:
    step = (right - left) / 6
    return "".join(
        f'<path d="M{left + number * step:.1f} {36 if number in (1, 5) else 26} V{height - 8:.1f}" '
        f'stroke="{INK}" stroke-opacity="0.3" stroke-width="2.6"/>'
        for number in range(1, 6)
    )


def _knob(x: float, height: float) -> str:
    y = height * 0.56
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="{GOLD}" {_EDGE}/>'
        f'<circle cx="{x - 2.4:.1f}" cy="{y - 2.6:.1f}" r="2.4" fill="#FFF6D8"/>'
    )


def _canvas_and_margins(canvas: FRect) -> tuple[float, float, float, float]:
    """Return a canvas's size and its left and top margins around the design canvas, in the latter's units."""
    scale = min(canvas.width / DESIGN_WIDTH, canvas.height / DESIGN_HEIGHT)
    wide, high = canvas.width / scale, canvas.height / scale
    return wide, high, (wide - DESIGN_WIDTH) / 2, (high - DESIGN_HEIGHT) / 2


def _mixed(colour: str, other: str, share: float) -> str:
    mixed = pygame.Color(colour).lerp(pygame.Color(other), share)
    return f"#{mixed.r:02X}{mixed.g:02X}{mixed.b:02X}"


def _front(chance: random.Random) -> str:
    middle = (_LEFT + _RIGHT) / 2
    slope = (_EAVES - _RIDGE) / (middle - _LEFT)
    boards = []
    for number, x in enumerate(takewhile(lambda x: x < _RIGHT, count(_LEFT, _BOARD))):
        end = min(x + _BOARD, _RIGHT)
        high, low = (_RIDGE + abs(edge - middle) * slope + 6 for edge in (x, end))
        boards.append(
            f'<path d="M{x:.1f} {JETTY + 50} V{high:.1f} L{end:.1f} {low:.1f} V{JETTY + 50}Z" '
            f'fill="{_WALL[number * 7 % 4]}"/>'
            f'<path d="M{x:.1f} {high:.1f} V{JETTY + 50}" stroke="{_SEAM}" stroke-width="3"/>'
            f'<path d="M{x + 3:.1f} {high:.1f} V{JETTY + 50}" stroke="#C47A58" stroke-opacity="0.4" '
            'stroke-width="1.6"/>'
        )
        for _ in range(9):
            at, y = x + chance.uniform(7, 52), chance.uniform(_EAVES, JETTY - 40)
            boards.append(
                f'<path d="M{at:.1f} {y:.1f} q{chance.uniform(-3, 3):.1f} 20 0 {chance.uniform(26, 90):.1f}" '
                f'fill="none" stroke="{chance.choice((_SEAM, "#D08A64"))}" '
                f'stroke-opacity="{chance.uniform(0.12, 0.3):.2f}" stroke-width="1.8"/>'
            )
    gable = f"M{_LEFT} {JETTY + 50} V{_EAVES} L{middle} {_RIDGE} L{_RIGHT} {_EAVES} V{JETTY + 50}Z"
    corners = f"M{_LEFT} {JETTY + 50} V{_EAVES + 24} M{_RIGHT} {JETTY + 50} V{_EAVES + 24}"
    return "".join(boards) + f'<path d="{gable}" fill="url(#wall)"/><path d="{corners}" fill="none" {_EDGE}/>'


def _jetty(left: float, wide: float, foot: float, chance: random.Random) -> str:
    """Return the SVG of the jetty, across the whole canvas."""
    deep = foot - JETTY
    parts = []
    start = -left - left % 80
    for number, x in enumerate(takewhile(lambda x: x < wide - left, count(start - 80, 80))):
        parts.append(
            f'<rect x="{x:.1f}" y="{JETTY}" width="80" height="{deep:.1f}" fill="{_PLANKS[number * 5 % 4]}"/>'
            f'<path d="M{x:.1f} {JETTY} V{foot:.1f}" stroke="#4A2412" stroke-width="3"/>'
        )
        for _ in range(7):
            at, y = x + chance.uniform(6, 74), JETTY + chance.uniform(6, deep - 30)
            parts.append(
                f'<path d="M{at:.1f} {y:.1f} v{chance.uniform(12, 40):.1f}" stroke="#4A2412" '
                f'stroke-opacity="{chance.uniform(0.1, 0.3):.2f}" stroke-width="1.8"/>'
            )
    parts.append(
        f'<rect x="{-left:.1f}" y="{JETTY}" width="{wide:.1f}" height="{deep:.1f}" fill="url(#jetty)"/>'
        f'<rect x="0" y="{_FLOOR}" width="{DESIGN_WIDTH}" height="{foot - _FLOOR:.1f}" fill="url(#warm)"/>'
        f'<path d="M{-left - 4:.1f} {JETTY} H{wide + 4:.1f}" stroke="{INK}" stroke-width="5"/>'
        f'<path d="M{-left:.1f} {JETTY + 5} H{wide:.1f}" stroke="#E2B074" stroke-width="2.6"/>'
    )
    return "".join(parts)


def _walls(wide: float, high: float, chance: random.Random) -> str:
    parts = []
    for number, y in enumerate(takewhile(lambda y: y < high, count(0, _ROW))):
        colour = _INSIDE[number * 3 % 4]
        parts.append(
            f'<rect y="{y:.1f}" width="{wide:.0f}" height="{_ROW}" fill="{colour}"/>'
            f'<path d="M0 {y:.1f} H{wide:.0f}" stroke="#3C2012" stroke-width="3"/>'
            f'<path d="M0 {y + 3:.1f} H{wide:.0f}" stroke="#B07A4A" stroke-opacity="0.5" stroke-width="1.6"/>'
        )
        for _ in range(int(wide / 60)):
            x, down = chance.uniform(-40, wide), y + chance.uniform(7, _ROW - 6)
            grain = chance.choice(("#3C2012", "#C08A56"))
            parts.append(
                f'<path d="M{x:.1f} {down:.1f} q{chance.uniform(20, 60):.1f} {chance.uniform(-2, 2):.1f} '
                f'{chance.uniform(60, 190):.1f} 0" fill="none" stroke="{grain}" '
                f'stroke-opacity="{chance.uniform(0.12, 0.32):.2f}" '
                f'stroke-width="{chance.uniform(1, 2.2):.1f}"/>'
            )
        for x in takewhile(lambda x: x < wide, count(number * 367 % 430, 430)):
            nails = "".join(
                f'<circle cx="{x + side:.1f}" cy="{y + down:.1f}" r="2" fill="#2E180C"/>'
                for side in (-9, 9)
                for down in (14, 46)
            )
            parts.append(
                f'<path d="M{x:.1f} {y + 2:.1f} V{y + _ROW:.1f}" stroke="#3C2012" stroke-width="2.4"/>{nails}'
            )
    return "".join(parts)


def _hung_things(left: float, wide: float, high: float) -> str:
    """Return the SVG of things on nails in a wide room, in the margins beside the design canvas."""
    parts = []
    for number, name in enumerate(_HUNG):
        x = left / 2 if number % 2 == 0 else wide - left / 2
        y = high * (0.36 if number < 2 else 0.66)
        thing = drawing_svg(f"charms/{name}")
        lit = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="130" fill="url(#glow)"/>' if name == "lantern" else ""
        rope = f"M{x - 14:.1f} {y - 44:.1f} L{x:.1f} {y - 74:.1f} L{x + 14:.1f} {y - 44:.1f}"
        parts.append(
            f'{lit}<ellipse cx="{x + 6:.1f}" cy="{y + 12:.1f}" rx="42" ry="46" fill="#1A0A10" '
            f'fill-opacity="0.24"/><path d="{rope}" fill="none" stroke="{INK}" stroke-width="7"/>'
            f'<path d="{rope}" fill="none" stroke="#D8B078" stroke-width="3"/>'
            f'<circle cx="{x:.1f}" cy="{y - 74:.1f}" r="6" fill="#5A3018" {_EDGE}/>'
            f'<g transform="translate({x - 60:.1f} {y - 60:.1f}) scale(1.2)">{thing}</g>'
        )
    return "".join(parts)


def _bunting(start: float, end: float, top: float) -> str:
    reach = end - start
    count_of = max(int(reach / 58), 1)

    def at(share: float) -> tuple[float, float]:
        return start + reach * share, top + 8 + 4 * 36 * share * (1 - share)

    line = " ".join(f"L{x:.1f} {y:.1f}" for x, y in (at(step / 24) for step in range(25)))
    parts = [f'<path d="M{line[1:]}" fill="none" stroke="{INK}" stroke-width="4"/>']
    for number in range(count_of):
        (ax, ay), (bx, by) = at((number + 0.12) / count_of), at((number + 0.88) / count_of)
        parts.append(
            f'<path d="M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f} L{(ax + bx) / 2:.1f} '
            f'{(ay + by) / 2 + (bx - ax) * 0.95:.1f}Z" fill="{_FLAGS[number % len(_FLAGS)]}" '
            f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>'
        )
    return "".join(parts)
