"""Pieces of SVG plots: pages, lines, words and axis steps, in the colours of the game."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape

from game.ui.drawing.palette import BONE, DEEP

FAINT = "#2B4A63"
_FONTS = "Manrope, 'Segoe UI', Helvetica, Arial, sans-serif"


def page(title: str, width: int, height: int, body: Iterable[str]) -> str:
    """Return a whole SVG document, on the game's background colour."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="{_FONTS}" stroke="none">'
        f'<title>{escape(title)}</title><rect width="{width}" height="{height}" fill="{DEEP}"/>'
        f"{''.join(body)}</svg>\n"
    )


def round_step(span: float) -> float:
    """Return a round step (1, 2 or 5 times a power of ten) that divides a span into 4 to 10 parts."""
    rough = max(span, 1e-9) / 4
    power: float = 10.0 ** math.floor(math.log10(rough))
    return max(factor * power for factor in (1, 2, 5) if factor * power <= rough * (1 + 1e-9))


def line(x1: float, y1: float, x2: float, y2: float, colour: str, *, dashes: bool = False) -> str:
    dashed = ' stroke-dasharray="4 3"' if dashes else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="1.6"{dashed}/>'
    )


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: int = 15,
    weight: int = 400,
    colour: str = BONE,
    anchor: str = "start",
    halo: bool = False,
) -> str:
    """Draw words with their left end (or middle) at x; a halo keeps them legible on lines below them."""
    start = f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    around = f'{start} stroke="{DEEP}" stroke-width="4">{escape(words)}</text>' if halo else ""
    return f'{around}{start} fill="{colour}">{escape(words)}</text>'
