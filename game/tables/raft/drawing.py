"""The drawing of a raft and its seats: the scenery, ducks from the front, name tags and the prompt."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from pygame import FRect, Surface

from game.tables.art import Art
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.draw import LEAST_LETTERS, Pen, centred_area
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.scenery.pond import Cloth, paint_pond
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface

Point = tuple[float, float]

LIVELY = (Mood.GLEE, Mood.SHOCK)
"""The moods in which a duck raises its wings."""
_FAINT = 0.45
_RING_MARGIN = 7.0
_GAP = 4.0
"""The smallest distance of a label from the edge of the canvas."""


def draw_raft(
    pen: Pen, art: Art, seating: SeatLayout, cloth: Cloth, on_cloth: Callable[[], str] = str
) -> None:
    """Draw the pond and the raft over the whole canvas; `on_cloth` returns the SVG of the cloth's drawing."""
    size, felt = pen.screen.surface.get_size(), art.felt
    key = ("pond", size, cloth, art.worn.felt, tuple(seating.canvas), tuple(seating.raft.deck))

    def make() -> Surface:
        paint = partial(paint_pond, size, seating.canvas, seating.raft)
        return paint(felt.cloth, felt.weave(seating.raft) + on_cloth()) if felt else paint(cloth, on_cloth())

    pen.backdrop(key, make)


def draw_bust(pen: Pen, art: Art, bust: FRect, duck: Duck, look: Point, *, faint: bool = False) -> None:
    wings = Wings.UP if duck.mood in LIVELY else Wings.RIM
    image = art.ducks.bust(duck, pen.screen.scale.px(bust.width), look, wings)
    pen.image(image, bust.midbottom, anchor="midbottom", alpha=_FAINT if faint else 1.0)


def look_direction(bust: FRect, target: Point) -> Point:
    """Return the direction in which a duck looks at a point: right and down, each from -1 to 1."""
    reach = bust.width * 3
    x = (target[0] - bust.centerx) / reach
    y = (target[1] - bust.centery) / reach
    return max(-1.0, min(1.0, x)), max(-1.0, min(1.0, y))


def draw_tag(
    pen: Pen,
    words: str,
    at: Point,
    size: float,
    *,
    width: float = 140.0,
    colour: str = BONE,
    tight: bool = False,
) -> FRect:
    """Draw text on a tag centred at a point, in several lines if needed; return the tag's area.

    With `tight`, its letters become as small as `Pen.tight_size` before it is wrapped.
    """
    least = min(pen.tight_size, LEAST_LETTERS) if tight else LEAST_LETTERS
    wide = min(pen.width(words, size, Typeface.BOLD), width - size)
    more = 0
    if pen.width(words, least, Typeface.BOLD) > wide + 2:
        more = len(pen.lines(words, least, Typeface.BOLD, wide + 2)) - 1
    area = centred_area(at, wide + size, size * 1.5 + more * least * 1.15)
    pen.plate(area, colour, radius=size * 0.5, border=INK)
    pen.text(words, area.center, size, Typeface.BOLD, INK, anchor="center", width=wide + 2, tight=tight)
    return area


def draw_label(pen: Pen, words: str, at: Point, size: float, colour: str, *, left: float = 0.0) -> None:
    """Draw a one-line tag as close to a point as the canvas allows, to the right of `left`."""
    half = pen.width(words, size, Typeface.BOLD) / 2 + size
    x = min(max(left + half + _GAP, at[0]), pen.area.width - half - _GAP)
    draw_tag(pen, words, (x, at[1]), size, width=half * 2, colour=colour)


def draw_name(
    pen: Pen, name: str, at: Point, size: float, *, width: float = 140.0, own: bool, on_turn: bool
) -> FRect:
    """Draw a player's name tag, in a ring while it's the player's turn; return its area."""
    colour = name_colour(own=own, on_turn=on_turn)
    area = draw_tag(pen, name, at, size, width=width, colour=colour)
    if on_turn:
        draw_ring(pen, area)
    return area


def draw_ring(pen: Pen, tag: FRect) -> None:
    ring = tag.inflate(_RING_MARGIN, _RING_MARGIN)
    pen.outline(ring, GOLD, 2.0, ring.height / 2)


def name_colour(*, own: bool, on_turn: bool) -> str:
    return GOLD if on_turn else MINT if own else BONE


def draw_prompt(pen: Pen, words: str, area: FRect, size: float, colour: str = GOLD) -> None:
    pen.outlined(words, area.center, size, colour=colour, width=area.width)


_THICK = 3.6
_ROUND = 0.12
"""The corner radius of a dashed frame, as a share of its width."""
_STEPS = 4


def pulse_strength(age: float) -> float:
    """Return a pulse's strength (0 to 1) at an age in seconds, rounded so that few pictures are cached."""
    return round(_STEPS * (0.5 + 0.5 * math.sin(age * 4.2))) / _STEPS


def draw_dashed(pen: Pen, area: FRect, colour: str = GOLD) -> None:
    """Draw a dashed frame over a dark one, so that it stands out from cloth and cards."""
    box = pen.screen.scale.rect(area)
    if box.width <= 0 or box.height <= 0:
        return
    thick = max(_THICK * pen.screen.scale.ppu, 2.0)
    key = ("dashed", box.size, colour, round(thick, 1))
    frame = pen.shapes.get(key, lambda: _frame(*box.size, colour, thick))
    pen.image(frame, area.topleft)


def _frame(width: int, height: int, colour: str, thick: float) -> Surface:
    edge = thick * 0.9
    across, down = width - 2 * edge, height - 2 * edge
    rect = (
        f'<rect x="{edge:.1f}" y="{edge:.1f}" width="{across:.1f}" height="{down:.1f}" '
        f'rx="{width * _ROUND:.1f}" fill="none" '
    )
    dark = f'{rect}stroke="{INK}" stroke-width="{thick * 1.7:.1f}"/>'
    dashes = (
        f'{rect}stroke="{colour}" stroke-width="{thick:.1f}" stroke-linecap="round" '
        f'stroke-dasharray="{thick * 2.6:.1f} {thick * 2.0:.1f}"/>'
    )
    return render(document(width, height, dark + dashes), width, height).premul_alpha()
