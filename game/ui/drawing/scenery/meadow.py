"""The meadow with a chain of bays behind a run's map, scaled by the canvas's height."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import FRect, Surface

from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.scenery.evening import reed_svg
from game.ui.drawing.scenery.felt import add_nap
from game.ui.drawing.scenery.pond import lily_svg
from game.ui.drawing.screen import DESIGN_HEIGHT, DESIGN_WIDTH
from game.ui.drawing.svg import document_of, radial_gradient, render, stroke_path, wave_path

_SHORES = 26.0, 16.0, 5.0, -5.0, -22.0
"""How far each layer of the shore extends beyond the bay, from the outermost to the innermost."""
_STREAM = 25.0
"""Half the width of the stream between two bays."""
_POINTS = 60
_TREES, _TRIES = 22, 500
_WORDS = (
    FRect(0, -40, 420, 140),
    FRect(360, -40, 560, 190),
    FRect(1050, -40, 240, 140),
    FRect(0, 600, 760, 200),
    FRect(600, 550, 690, 250),
)
"""The areas with text and buttons, which stay free of trees."""
_MOST = 1920
"""The largest width in pixels; larger windows scale up the picture."""


class _Country(NamedTuple):
    """The colours of the country around a pond.

    Attributes:
        tint: the light's colour, by which everything is multiplied.
        pale, dark, bright: the grass; `dark` is also the outermost part of the shore.
        sand: the shore; `deep`, `water` and `shallow` follow towards the middle.
        shade, leaf, lit: the leaves of a tree.
    """

    tint: str
    ground: str
    pale: str
    dark: str
    bright: str
    sand: str
    deep: str
    water: str
    shallow: str
    shade: str
    leaf: str
    lit: str

    @property
    def shores(self) -> tuple[str, ...]:
        return self.dark, self.sand, self.deep, self.water, self.shallow


_COUNTRIES = tuple(
    _Country(*colours.split())
    for colours in (
        # a meadow in the morning
        "#FFF6E4 #468250 #5FA85C #2F6B40 #7DBB62 #D6B478 #17647E #2C8A9E #45AEBB #2F7145 #4A9654 #8FCF6E",
        # a weir in dark firs
        "#FFFFFF #3B6B57 #4F8A6B #24493F #6FA37C #8C8F8B #12485A #1F6A72 #3A8F8C #1D4A41 #2E6A57 #5E9C7C",
        # a lawn with blossoms
        "#FFFFFF #5E9E52 #7CBB63 #478343 #9CCF78 #EFE3C4 #2B62A8 #3F86CC #63AEE6 #B45C86 #D987A9 #FBC6DA",
        # autumn
        "#FFE9C4 #9A8A46 #B8A458 #7C6A34 #CDB869 #D9A066 #1F5A6B #35808A #5AA6A2 #9C4A22 #D07A2E #F4B85A",
        # snow and ice
        "#E6ECFF #C9D8E4 #E4EEF6 #A9BDD0 #F4F9FD #EEF4F9 #5E94B8 #8CBFD8 #BFE3F0 #5B7C8E #9DB9C6 #F4FAFF",
        # the sea at night
        "#A6A8DC #C9A568 #DDBD82 #AD8A50 #EBD3A0 #F0DCAE #12508A #1C74A8 #38A0C4 #2A6A4E #3F8E5E #86C27A",
    )
)
"""The colours of the country around each pond."""


class Bay(NamedTuple):
    """A bay: its centre, and its horizontal and vertical radius."""

    x: float
    y: float
    across: float
    down: float


def paint_meadow(size: tuple[int, int], canvas: FRect, bays: tuple[Bay, ...], number: int) -> Surface:
    chance, country = random.Random(number), _COUNTRIES[number % len(_COUNTRIES)]
    scale = min(canvas.width / DESIGN_WIDTH, canvas.height / DESIGN_HEIGHT)
    shown = FRect(0, 0, canvas.width / scale, canvas.height / scale)
    shown.center = (DESIGN_WIDTH / 2, DESIGN_HEIGHT / 2)
    parts = (
        _grass(shown, country, chance),
        *(_layer(bays, pad, colour) for pad, colour in zip(_SHORES, country.shores, strict=True)),
        _glints(bays, chance),
        _lilies(bays, chance),
        _trees(shown, bays, country, chance),
        _reeds(shown, chance),
        f'<rect x="{shown.left:.0f}" y="{shown.top:.0f}" width="{shown.width:.0f}" '
        f'height="{shown.height:.0f}" fill="url(#light)"/>',
    )
    light = radial_gradient(
        "light",
        shown.center,
        shown.width * 0.62,
        (0, "#FFF2B0", 0.16),
        (0.5, "#FFF2B0", 0),
        (1, "#04140A", 0.5),
    )
    share = min(1.0, _MOST / size[0])
    drawn = render(
        document_of(shown, "".join(parts), light), round(size[0] * share), round(size[1] * share)
    ).convert()
    if share < 1.0:
        drawn = pygame.transform.smoothscale(drawn, size)
    drawn.fill(country.tint, special_flags=pygame.BLEND_MULT)
    add_nap(drawn)
    return drawn


def _grass(shown: FRect, country: _Country, chance: random.Random) -> str:
    """Return the SVG of grass in long strokes of different shades."""
    strokes = []
    for _stroke in range(240):
        x, y = chance.uniform(shown.left, shown.right), chance.uniform(shown.top, shown.bottom)
        wide, pale = chance.uniform(20, 130), chance.uniform(0.05, 0.2)
        colour = chance.choice((country.pale, country.dark, country.bright))
        path = f"M{x:.0f} {y:.0f} q{wide / 2:.0f} {chance.uniform(-9, 9):.0f} {wide:.0f} 0"
        strokes.append(stroke_path(path, colour, chance.uniform(3, 16), pale))
    ground = f'x="{shown.left:.0f}" y="{shown.top:.0f}" width="{shown.width:.0f}" height="{shown.height:.0f}"'
    return f'<rect {ground} fill="{country.ground}"/>{"".join(strokes)}'


def _shoreline(bay: Bay, number: int, pad: float) -> list[tuple[float, float]]:
    points = []
    for step in range(_POINTS):
        turn = 2 * math.pi * step / _POINTS
        ripple = 1 + 0.08 * math.sin(3 * turn + number * 1.7) + 0.05 * math.sin(5 * turn + number * 3.4)
        points.append(
            (
                bay.x + (bay.across + pad) * ripple * math.cos(turn),
                bay.y + (bay.down + pad) * ripple * math.sin(turn),
            )
        )
    return points


def _layer(bays: tuple[Bay, ...], pad: float, colour: str) -> str:
    """Return the SVG of all bays and streams in one colour, widened by `pad` units on every side."""
    shapes = []
    for number, bay in enumerate(bays):
        points = " L".join(f"{x:.1f} {y:.1f}" for x, y in _shoreline(bay, number, pad))
        shapes.append(f'<path d="M{points}Z" fill="{colour}"/>')
    for bay_before, other in pairwise(bays):
        middle = (bay_before.x + other.x) / 2
        start, end = f"{bay_before.x:.1f} {bay_before.y:.1f}", f"{other.x:.1f} {other.y:.1f}"
        path = f"M{start} C{middle:.1f} {bay_before.y:.1f} {middle:.1f} {other.y:.1f} {end}"
        shapes.append(stroke_path(path, colour, 2 * (_STREAM + pad)))
    return "".join(shapes)


def _is_in_bay(bays: tuple[Bay, ...], x: float, y: float, pad: float) -> bool:
    return any(
        ((x - bay.x) / (bay.across + pad)) ** 2 + ((y - bay.y) / (bay.down + pad)) ** 2 < 1 for bay in bays
    )


def _glints(bays: tuple[Bay, ...], chance: random.Random) -> str:
    waves = []
    for bay in bays:
        for _wave in range(14):
            x = bay.x + chance.uniform(-0.7, 0.5) * bay.across
            y = bay.y + chance.uniform(-0.75, 0.8) * bay.down
            wide = chance.uniform(20, 60)
            waves.append(stroke_path(wave_path(x, y, wide, 4), "#D8FAF6", 2, chance.uniform(0.12, 0.34)))
    return "".join(waves)


def _lilies(bays: tuple[Bay, ...], chance: random.Random) -> str:
    lilies = []
    for number, bay in enumerate(bays):
        for place in range(3):
            turn = chance.uniform(0, 2 * math.pi) if place else math.pi / 2
            x = bay.x + 0.8 * bay.across * math.cos(turn)
            y = bay.y + 0.84 * bay.down * math.sin(turn)
            flower = (number + place) % 3 == 0
            lilies.append(lily_svg(x, y, chance.uniform(30, 46), chance.uniform(0, 360), flower))
    return "".join(lilies)


def _trees(shown: FRect, bays: tuple[Bay, ...], country: _Country, chance: random.Random) -> str:
    spots: list[tuple[float, float, float]] = []
    for _try in range(_TRIES):
        x, y = chance.uniform(shown.left, shown.right), chance.uniform(shown.top + 60, shown.bottom + 20)
        size = chance.uniform(0.7, 1.25)
        behind_words = any(area.collidepoint(x, y) for area in _WORDS)
        if behind_words or _is_in_bay(bays, x, y, 78 * size) or _is_in_stream(bays, x, y):
            continue
        if all((x - a) ** 2 + ((y - b) * 1.3) ** 2 > (74 * size) ** 2 for a, b, _size in spots):
            spots.append((x, y, size))
        if len(spots) == _TREES:
            break
    return "".join(_tree(*spot, country) for spot in sorted(spots, key=lambda spot: spot[1]))


def _is_in_stream(bays: tuple[Bay, ...], x: float, y: float) -> bool:
    """Return whether a tree at a point would stand in the stream between two bays."""
    return any(
        one.x <= x <= other.x and min(one.y, other.y) - 90 <= y <= max(one.y, other.y) + 90
        for one, other in pairwise(bays)
    )


def _tree(x: float, y: float, size: float, country: _Country) -> str:
    place = f"translate({x - 54 * size:.1f} {y - 60 * size:.1f}) scale({size:.2f})"
    tree = drawing_svg("scenery/tree", shade=country.shade, leaf=country.leaf, lit=country.lit)
    return f'<g transform="{place}">{tree}</g>'


def _reeds(shown: FRect, chance: random.Random) -> str:
    parts = []
    for side, edge in ((1, shown.left), (-1, shown.right)):
        for number in range(7):
            x = edge + side * chance.uniform(4, 54)
            tall, lean = chance.uniform(70, 150), side * chance.uniform(-8, 16)
            club = (4, 36) if number % 3 == 1 else None
            parts.append(reed_svg(x, shown.bottom, tall, lean, "#123F4A", club))
    return "".join(parts)
