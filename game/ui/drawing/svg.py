"""Building SVG text, and rasterising it at its final size.

nanosvg, which SDL_image uses, needs gradients in user space and ignores `<text>`, `<use>`, `clipPath` and
filters; drawings here keep to paths, circles, rectangles and user-space gradients.
"""

from __future__ import annotations

import io
from collections.abc import Iterable

import pygame
from pygame import FRect, Surface


def render(svg: str, width_px: int, height_px: int) -> Surface:
    """Rasterise a drawing, as large as fits, in the middle of a transparent surface of this size."""
    size = (max(1, width_px), max(1, height_px))
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size).convert_alpha()
    if drawn.get_size() == size:
        return drawn
    # The loader keeps the aspect ratio, and rounding errors make it a pixel too wide at some sizes.
    whole = Surface(size, pygame.SRCALPHA)
    whole.blit(drawn, [max(0, (size[axis] - drawn.get_size()[axis]) // 2) for axis in (0, 1)])
    return whole


def document(width: float, height: float, body: str, defs: str = "") -> str:
    return document_of(FRect(0, 0, width, height), body, defs)


def document_of(area: FRect, body: str, defs: str = "") -> str:
    """Return an SVG document that shows one area of a drawing."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="{area.left:g} {area.top:g} {area.width:g} {area.height:g}" '
        f'width="{area.width:g}" height="{area.height:g}"><defs>{defs}</defs>{body}</svg>'
    )


def stroke_path(path: str, colour: str, width: float, opacity: float = 1.0) -> str:
    """Return the SVG of a line with round ends along a path."""
    faint = "" if opacity == 1 else f' stroke-opacity="{opacity:.2f}"'
    line = f'stroke="{colour}"{faint} stroke-width="{width:.1f}" stroke-linecap="round"'
    return f'<path d="{path}" fill="none" {line}/>'


def wave_path(x: float, y: float, wide: float, high: float) -> str:
    """Return the SVG path of a flat wave."""
    return f"M{x:.0f} {y:.0f} q{wide / 4:.0f} {-high:.1f} {wide / 2:.0f} 0 t{wide / 2:.0f} 0"


Stop = tuple[float, str, float]
"""A stop of a gradient: its offset from 0 to 1, its colour and its opacity."""


def radial_gradient(name: str, at: tuple[float, float], radius: float, *stops: Stop) -> str:
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{at[0]:.1f}" cy="{at[1]:.1f}" '
        f'r="{radius:.1f}">{_stops(stops)}</radialGradient>'
    )


def vertical_gradient(name: str, top: float, bottom: float, *stops: Stop) -> str:
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{top:.0f}" x2="0" '
        f'y2="{bottom:.0f}">{_stops(stops)}</linearGradient>'
    )


def _stops(stops: Iterable[Stop]) -> str:
    return "".join(
        f'<stop offset="{share:g}" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        for share, colour, opacity in stops
    )
