"""The cloth of 6 takes!: green, with its number woven in, and strings of beads between the lanes."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.six_takes.rules.game import ROWS
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import drawing
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.pond import Cloth
from game.ui.drawing.svg import document

CLOTH = Cloth("#36A07C", "#0F4E4C", "#9BE8C8")
_FIRST, _PITCH = 340.0, 150.0
_TOP, _BOTTOM, _BEAD = 160.0, 420.0, 17.0
_RADIUS, _EDGE = 4.6, 1.4


def woven(seating: SeatLayout) -> str:
    """Return the drawing on the cloth, in SVG: a six at each side."""
    return "".join(seating.placed(drawing("six_takes/six"), x, 486) for x in (250.0, 1030.0))


def strings(seating: SeatLayout) -> str:
    """Return the strings of beads between the lanes, as an SVG document of the whole canvas."""
    canvas = seating.canvas
    tops = [seating.at(_FIRST + lane * _PITCH, _TOP) for lane in range(ROWS + 1)]
    beads = "".join(string(top, _BOTTOM - _TOP, seating.scale) for top in tops)
    return document(canvas.width, canvas.height, beads)


def strings_area(seating: SeatLayout) -> FRect:
    """Return the area of all strings, with the edges of their beads."""
    edge = (2 * _RADIUS + _EDGE) * seating.scale
    return seating.room(_FIRST, _TOP, ROWS * _PITCH, _BOTTOM - _TOP).inflate(edge, edge)


def string(top: tuple[float, float], length: float, scale: float) -> str:
    """Return a string of beads that hangs down from a point, in SVG; `length` is that at a scale of 1."""
    bottom = top[0], top[1] + length * scale
    parts = [
        f'<path d="M{top[0]:.1f} {top[1]:.1f} L{bottom[0]:.1f} {bottom[1]:.1f}" stroke="#0A2A2C" '
        f'stroke-width="{1.6 * scale:.1f}"/>'
    ]
    for bead in range(int(length / _BEAD) + 1):
        at = top[0], top[1] + bead * _BEAD * scale
        colour = "#E8506A" if bead % 3 == 2 else "#F4EEDC"
        parts.append(
            f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{_RADIUS * scale:.1f}" fill="{colour}" '
            f'stroke="{INK}" stroke-width="{_EDGE * scale:.1f}"/>'
        )
    return "".join(parts)
