"""Felts that players earn: the colours of a cloth and its weave, below a game's own drawing.

Text is drawn on cloths, so no felt is lighter than the games' own, and no weave has strong contrast.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.scenery.pond import Cloth, Raft
from game.ui.drawing.svg import stroke_path

_INSET = 20.0
"""The distance from the edge of the cloth to its weave, which ends at the seam."""


class Felt(NamedTuple):
    """The colours of a felt, and a function that returns its weave as SVG for a raft."""

    cloth: Cloth
    weave: Callable[[Raft], str]


def _grid(raft: Raft, across: float, down: float, *, shifted: bool = False) -> Iterator[tuple[float, float]]:
    """Yield a grid of points on a cloth, `across` and `down` units apart; odd rows may be `shifted`."""
    k = raft.scale
    area = raft.cloth.inflate(-2 * _INSET * k, -2 * _INSET * k)
    columns, rows = max(round(area.width / (across * k)), 1), max(round(area.height / (down * k)), 1)
    for row in range(rows + 1):
        odd = shifted and row % 2 == 1
        for column in range(columns + (0 if odd else 1)):
            x = area.left + area.width * (column + (0.5 if odd else 0)) / columns
            yield x, area.top + area.height * row / rows


def _repeat_at(raft: Raft, points: Iterator[tuple[float, float]], thing: str) -> str:
    """Return the SVG of a shape drawn about (0, 0), repeated at each point."""
    parts = []
    for x, y in points:
        left, top = raft.project(x, y)
        parts.append(f'<g transform="translate({left:.1f} {top:.1f}) scale({raft.scale:.3f})">{thing}</g>')
    return "".join(parts)


def _quilted(raft: Raft) -> str:
    k = raft.scale
    area = raft.cloth.inflate(-2 * _INSET * k, -2 * _INSET * k)
    columns, rows = max(round(area.width / (74 * k)), 1), max(round(area.height / (58 * k)), 1)
    wide, high = area.width / columns, area.height / rows
    lines = []
    for row in range(rows):
        for column in range(columns):
            left, top = area.left + column * wide, area.top + row * high
            for start, end in (((0, 0), (1, 1)), ((1, 0), (0, 1))):
                one = raft.project(left + start[0] * wide, top + start[1] * high)
                two = raft.project(left + end[0] * wide, top + end[1] * high)
                lines.append(f"M{one[0]:.1f} {one[1]:.1f} L{two[0]:.1f} {two[1]:.1f}")
    path = " ".join(lines)
    shade = (
        f'<path d="{path}" fill="none" stroke="#1A0A04" stroke-opacity="0.38" stroke-width="{3 * k:.1f}"/>'
    )
    light = (
        f'<g transform="translate({1.4 * k:.1f} {1.8 * k:.1f})"><path d="{path}" fill="none" '
        f'stroke="#FFD9A8" stroke-opacity="0.13" stroke-width="{1.6 * k:.1f}"/></g>'
    )
    return shade + light + _repeat_at(raft, _grid(raft, 74, 58), drawing_svg("felts/button"))


def _starry(raft: Raft) -> str:
    """Return the SVG of a night sky with the constellation of the Great Duck on both sides."""
    chance = random.Random(18)
    k, cloth = raft.scale, raft.cloth
    parts = []
    for _star in range(150):
        x = chance.uniform(cloth.left + _INSET * k, cloth.right - _INSET * k)
        y = chance.uniform(cloth.top + _INSET * k, cloth.bottom - _INSET * k)
        left, top = raft.project(x, y)
        size, pale = chance.uniform(0.7, 2.3) * k, chance.uniform(0.2, 0.6)
        parts.append(
            f'<circle cx="{left:.1f}" cy="{top:.1f}" r="{size:.1f}" fill="#E8ECFF" '
            f'fill-opacity="{pale:.2f}"/>'
        )
    return "".join(parts) + "".join(_great_duck(raft, side) for side in (-1, 1))


def _great_duck(raft: Raft, side: int) -> str:
    at = raft.project(
        raft.cloth.centerx + side * raft.cloth.width * 0.385, raft.cloth.top + raft.cloth.height * 0.72
    )
    place = f"translate({at[0]:.1f} {at[1]:.1f}) scale({-side * raft.scale:.3f} {raft.scale:.3f})"
    return f'<g transform="{place}">{drawing_svg("felts/great_duck")}</g>'


def _herringbone(raft: Raft) -> str:
    k = raft.scale
    area = raft.cloth.inflate(-2 * _INSET * k, -2 * _INSET * k)
    wide, high = 26 * k, 15 * k
    columns, rows = int(area.width / wide), int(area.height / high)
    wide, high = area.width / columns, area.height / rows
    lines = []
    for column in range(columns):
        for row in range(rows):
            left, top = area.left + column * wide, area.top + row * high
            rise = high * 0.9 if column % 2 else 0
            one, two = (
                raft.project(left + wide * 0.08, top + rise),
                raft.project(left + wide * 0.92, top + high * 0.9 - rise),
            )
            lines.append(f"M{one[0]:.1f} {one[1]:.1f} L{two[0]:.1f} {two[1]:.1f}")
    return stroke_path(" ".join(lines), "#DCE6EE", 4.4 * k, 0.1)


FELTS: Mapping[str, Felt] = {
    "leather": Felt(Cloth("#8A5430", "#3A1D10", "#E8B98A"), _quilted),
    "claret": Felt(
        Cloth("#97304A", "#3E0C22", "#F0A3AE"),
        lambda raft: _repeat_at(raft, _grid(raft, 82, 46, shifted=True), drawing_svg("felts/palmette")),
    ),
    "midnight": Felt(Cloth("#3A3F8F", "#11123E", "#AEB6F5"), _starry),
    "slate": Felt(Cloth("#56636F", "#1C252E", "#BFD0DD"), _herringbone),
}
"""The felts, by the ids that settings save."""
