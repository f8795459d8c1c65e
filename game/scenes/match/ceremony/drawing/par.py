"""The picture of the par sign: its text, the medal, and a strip plot of the ghosts' results."""

from __future__ import annotations

from collections import Counter

from pygame import FRect

from game.scenes.match.ceremony.drawing.letters import write_fitted
from game.scenes.match.ceremony.par_sign import ParSign, StripPlot
from game.scenes.pieces.images import medal_image
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, MINT, MIST
from game.ui.drawing.text import Typeface

_SIGN, _RISE, _CORNER = "#1B2A3E", 12.0, 14.0
_EDGE = 10.0
_PLOT = 0.2
"""The width of the plot, as a share of the sign's width."""
_DOT, _BINS = 7.0, 24


def draw_par(pen: Pen, seating: SeatLayout, area: FRect, sign: ParSign, shown: float) -> None:
    """Draw the sign while it slides in (`shown`, 0 to 1)."""
    k = seating.scale
    area = area.move(0, (1 - shown) * _RISE * k)
    pen.panel(area, alpha=0.9 * shown, radius=_CORNER * k, border=BONE if sign.focused else None)
    left, right = area.left + _EDGE * k, area.right - _EDGE * k
    strip = sign.strip
    if sign.medal is not None:
        wide = area.height * 0.74
        image = medal_image(pen, sign.medal, wide)
        pen.image(image, (left, area.centery), anchor="midleft", alpha=shown)
        left += wide + _EDGE * k
    if strip is not None:
        wide = area.width * _PLOT
        chart = FRect(right - wide, area.top + area.height * 0.12, wide, area.height * 0.76)
        if shown >= 1.0:
            _draw_strip(pen, chart, strip, k)
        right = chart.left - _EDGE * k
    head, more = sign.lines
    room, middle = right - left, (left + right) / 2
    at = middle, area.top + area.height * 0.29
    write_fitted(pen, seating, head, at, 21, room, face=Typeface.TITLE, alpha=shown)
    at = middle, area.top + area.height * 0.71
    write_fitted(pen, seating, more, at, 15, room, colour=MIST, alpha=shown)


def _draw_strip(pen: Pen, chart: FRect, strip: StripPlot, k: float) -> None:
    """Draw the ghosts' results as dots on a line, par as a stroke, and a pointer at the player's result."""
    dot = _DOT * k
    line = chart.bottom - 2 * dot
    inner = chart.inflate(-2 * dot, 0)

    def x(value: float) -> float:
        return inner.left + inner.width * strip.share(value)

    pen.line((chart.left, line), (chart.right, line), MIST, 1.5 * k)
    mean = x(strip.par.mean)
    pen.line((mean, chart.top), (mean, line + dot * 0.8), CORAL, 2.5 * k)
    piles = Counter[int]()
    places = [round(strip.share(value) * _BINS) for value in sorted(strip.par.results)]
    step = min(dot, (line - chart.top - dot) / max(*Counter(places).values(), 2))
    for place in places:
        middle = inner.left + inner.width * place / _BINS
        low = line - 1 - piles[place] * step
        piles[place] += 1
        pen.plate(FRect(middle - dot / 2, low - dot, dot, dot), BONE, radius=dot / 2)
    own = paint_art(pen, "prizes/pointer", 2.4 * dot, colour=MINT)
    pen.image(own, (x(strip.own), line + 1), anchor="midtop")
