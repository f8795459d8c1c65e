"""A small raft with a game's cloth but no water: a poster's frame, and the set-up's table."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect, Surface

from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.pond import Cloth, Raft, outline
from game.ui.drawing.svg import document, radial_gradient, render, vertical_gradient

_WOVEN = 100.0
_RIM = 32.0
"""The rim width at which the cloth's drawing has the same size as on a table."""


def paint_small_raft(
    size: tuple[int, int],
    area: FRect,
    rim: float,
    cloth: Cloth,
    woven: str,
    lit: bool,
    weave: Callable[[Raft], str] | None = None,
) -> Surface:
    """Paint a raft for an area in units; `size` is in pixels, and `rim` the width of its rim in units.

    `woven` is the file of a drawing, 100 units in size about (0, 0), that appears on both sides of the cloth;
    `weave` returns the SVG of a drawing all over the cloth; a `lit` raft glows.
    """
    deck = FRect(rim, rim * 0.6, area.width - 2 * rim, area.height - rim * 2.2)
    raft = Raft(deck, deck.inflate(-2 * rim, -2 * rim), 1.0)
    edge = rim * 0.9
    parts = [
        "".join(
            f'<path d="{outline(raft, deck.inflate(grow, grow * 0.5), edge, rim * 0.9)}" fill="{colour}" '
            f'fill-opacity="{pale}"/>'
            for grow, colour, pale in _halo(rim, lit)
        ),
        f'<path d="{outline(raft, deck, edge, rim * 0.55)}" fill="#5E361C" stroke="{INK}" stroke-width="3"/>',
        f'<path d="{outline(raft, deck, edge)}" fill="url(#wood)" stroke="{INK}" stroke-width="2.4"/>',
        f'<path d="{outline(raft, deck.inflate(-5, -5), edge - 2)}" fill="none" stroke="#FFE2A5" '
        'stroke-opacity="0.5" stroke-width="1.6"/>',
        f'<path d="{outline(raft, raft.cloth.inflate(6, 6), edge * 0.6)}" fill="#4A2818"/>',
        f'<path d="{outline(raft, raft.cloth, edge * 0.5)}" fill="url(#cloth)"/>',
        weave(raft._replace(scale=rim / _RIM)) if weave else "",
        *(_woven(raft, cloth, drawing_svg(woven, "woven")) if woven else ()),
        f'<path d="{outline(raft, raft.cloth.inflate(-12, -12), edge * 0.4)}" fill="none" '
        f'stroke="{cloth.thread}" stroke-opacity="0.55" stroke-width="1.4"/>',
    ]
    middle = round(deck.centerx), round(deck.centery)
    defs = vertical_gradient(
        "wood", deck.top, deck.bottom, (0, "#B87B45", 1), (1, "#C58A50", 1)
    ) + radial_gradient("cloth", middle, round(deck.width * 0.62), (0, cloth.lit, 1), (1, cloth.shade, 1))
    return render(document(area.width, area.height, "".join(parts), defs), *size).premul_alpha()


def _halo(rim: float, lit: bool) -> list[tuple[float, str, float]]:
    """Return the layers around the raft (growth, colour and opacity): a shadow, or a glow if it's lit."""
    if lit:
        return [(rim * grow, "#FFF3C8", 0.2) for grow in (1.0, 0.66, 0.33)]
    return [(rim * grow * 0.6, "#03101F", 0.14) for grow in (1.0, 0.6, 0.3)]


def _woven(raft: Raft, cloth: Cloth, woven: str) -> list[str]:
    wide = min(raft.cloth.height * 0.62, raft.cloth.width * 0.4)
    size, away = wide / _WOVEN, min(raft.cloth.width * 0.36, raft.cloth.width / 2 - wide * 0.56)
    return [
        f'<g transform="translate({raft.cloth.centerx + side * away:.1f} '
        f'{raft.cloth.centery + raft.cloth.height * 0.12:.1f}) scale({size:.3f})" fill="none" '
        f'stroke="{cloth.thread}" stroke-opacity="0.2" stroke-width="13" stroke-linecap="round" '
        f'stroke-linejoin="round">{woven}</g>'
        for side in (-1, 1)
    ]
