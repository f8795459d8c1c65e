"""The emblem and the green cloth of 6 takes!: woven sixes, and strings of beads between the rows."""

from __future__ import annotations

from functools import partial

from pygame import FRect, Surface

from game.cardgames.six_takes.rules.game import ROWS
from game.cardgames.six_takes.table.art.cards import paint_card
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, StillCard, draw_still_cards
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.pond import Cloth
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Fonts

CLOTH = Cloth("#36A07C", "#0F4E4C", "#9BE8C8")
_FIRST, _PITCH = 340.0, 150.0
_TOP, _BOTTOM, _BEAD = 160.0, 420.0, 17.0
_RADIUS, _EDGE = 4.6, 1.4


def woven_svg(seating: SeatLayout) -> str:
    """Return the SVG woven into the cloth: a six on each side."""
    return "".join(seating.place_svg(drawing_svg("six_takes/six"), x, 486) for x in (250.0, 1030.0))


def bead_strings_svg(seating: SeatLayout) -> str:
    """Return an SVG of the whole canvas with the strings of beads between the rows."""
    canvas = seating.canvas
    tops = [seating.at(_FIRST + lane * _PITCH, _TOP) for lane in range(ROWS + 1)]
    beads = "".join(bead_string_svg(top, _BOTTOM - _TOP, seating.scale) for top in tops)
    return document(canvas.width, canvas.height, beads)


def beads_area(seating: SeatLayout) -> FRect:
    """Return the area of all strings of beads, including the beads' outlines."""
    edge = (2 * _RADIUS + _EDGE) * seating.scale
    return seating.room(_FIRST, _TOP, ROWS * _PITCH, _BOTTOM - _TOP).inflate(edge, edge)


def bead_string_svg(top: tuple[float, float], length: float, scale: float) -> str:
    """Return the SVG of a string of beads that hangs from a point; `length` is its length before scaling."""
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


_CARDS = (6, 66, 55)
_ROWS = ((2, 6), (60, 64, 66), (44, 55))
_STRIP = 0.2
"""The visible part of a card under the next one in its row, as a share of the card's height."""
_LENGTH = 200.0
"""The length of a string of beads, in table units."""

_DUCK = Duck("#FF9F6B", "#D96A30", "#FFC24A", Mood.SLY, Extra.CAPTAIN)


def _draw_scene(pen: Pen, art: Art, area: FRect, breath: float) -> None:
    """Draw three rows between strings of beads; the last card of each row gently moves."""
    _draw_beads(pen, area)
    overlaps = max(map(len, _ROWS)) - 1
    high = area.height / (1 + overlaps * _STRIP)
    width = min(high / CARD_RATIO, area.width / len(_ROWS) * 0.8)
    high, pitch = width * CARD_RATIO, area.width / len(_ROWS)
    top = area.centery - high * (1 + overlaps * _STRIP) / 2 + high / 2
    stills = []
    for number, row in enumerate(_ROWS):
        x = area.left + pitch * (number + 0.5)
        for place, card in enumerate(row):
            lift = breath * high * 0.022 * (1 if number % 2 else -1) if card == row[-1] else 0.0
            y = top + place * _STRIP * high + lift
            stills.append(StillCard(partial(paint_card, art.fonts, card), card, (x, y), width))
    draw_still_cards(pen, art, EMBLEM.name, stills)


def _draw_beads(pen: Pen, area: FRect) -> None:
    size = pen.screen.scale.rect(area).size

    def make() -> Surface:
        pitch, scale = area.width / len(_ROWS), area.height / _LENGTH
        beads = "".join(
            bead_string_svg((pitch * number, 6 * scale), _LENGTH - 12, scale)
            for number in range(1, len(_ROWS))
        )
        return render(document(area.width, area.height, beads), *size).premul_alpha()

    pen.image(pen.shapes.get(("emblem beads", size), make), area.topleft)


def _card_painters(fonts: Fonts) -> tuple[Painter, ...]:
    return tuple(partial(paint_card, fonts, card) for card in _CARDS)


EMBLEM = Emblem("six_takes", _card_painters, CLOTH, _DUCK, "emblems/six_takes", _draw_scene)
