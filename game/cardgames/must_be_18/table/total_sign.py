"""The counter of You Must Be 18!: the total on a sign with a light for every year, and plaques."""

from __future__ import annotations

from math import cos, pi, radians, sin

from pygame import FRect, Surface

from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.table.focus import LAY, Zone, acts
from game.cardgames.must_be_18.table.focus_places import above_plaques, is_tall, plaque_areas
from game.cardgames.must_be_18.table.picture import Picture
from game.cardgames.must_be_18.table.reading import LABELS
from game.tables.animation.moments import Point
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, DIM, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Face

_RINGS = {0: ("#3CE0A0", "#0E8A68"), 1: ("#FF7A8C", "#B81F48"), -1: ("#FFC24A", "#D8741A")}
"""The colours of the sign: just eighteen, too much, too little."""
_LIT, _DARK, _OVER = "#FFE28A", "#1B2B45", "#FF5A6E"
_STEPS = 6
_SWELL = 0.16


def draw_counter(pen: Pen, picture: Picture) -> None:
    """The panel with sign, words and plaques."""
    area = picture.layout.counter
    focused = picture.focused(Zone.COUNTER)
    pen.panel(area, border=GOLD if focused or picture.legal else None)
    inside = above_plaques(area)
    if not picture.view.round:
        return
    if is_tall(area):
        _below_each_other(pen, picture, inside)
    else:
        _beside_each_other(pen, picture, inside)
    _plaques(pen, picture)


def _below_each_other(pen: Pen, picture: Picture, area: FRect) -> None:
    size = min(22.0, area.width * 0.085, area.height * 0.1)
    sum_at = (area.centerx, area.top + size * 0.95)
    pen.text(_sum(picture), sum_at, size, Face.TITLE, PALE_GOLD, anchor="center", width=area.width - 20)
    high = min(60.0, area.height * 0.26)
    words = FRect(area.left + 12, area.bottom - high - 2, area.width - 24, high)
    room = FRect(area.left, area.top + size * 1.7, area.width, words.top - area.top - size * 1.7)
    side = min(room.width * 0.78, room.height * 0.84)
    _sign(pen, picture, room.center, side)
    _words(pen, picture, words, 18.0)


def _beside_each_other(pen: Pen, picture: Picture, area: FRect) -> None:
    size = 16.0
    sum_at = (area.centerx, area.top + size * 0.9)
    pen.text(_sum(picture), sum_at, size, Face.TITLE, PALE_GOLD, anchor="center", width=area.width - 16)
    room = FRect(area.left + 8, area.top + size * 1.6, area.width - 16, area.height - size * 1.6)
    side = min(room.height * 0.84, room.width * 0.5)
    _sign(pen, picture, (room.left + side * 0.55, room.centery), side)
    left = room.left + side * 1.12 + 4
    _words(
        pen, picture, FRect(left, room.top + room.height * 0.2, room.right - left, room.height * 0.8), 17.0
    )


def _sum(picture: Picture) -> str:
    """The tops as a sum."""
    return " + ".join(map(str, picture.tops))


def _words(pen: Pen, picture: Picture, area: FRect, size: float) -> None:
    colour = CORAL if picture.wrong else MINT if picture.legal else BONE
    pen.paragraph(picture.message, area, size, Face.BOLD, colour, align="center", leading=1.16, least=0.62)


# -- the sign ------------------------------------------------------------------------------------------


def _sign(pen: Pen, picture: Picture, at: Point, side: float) -> None:
    """The total on a round sign; lights around it go on one by one."""
    total = sum(picture.tops)
    px = max(pen.screen.scale.px(side), 16)
    if picture.legal:
        pen.image(pen.shapes.get(("18 rays", px), lambda: _rays(px)), at, anchor="center")
    pen.image(pen.shapes.get(("18 sign", total, px), lambda: _painted(total, px)), at, anchor="center")
    beat = round(picture.beat * _STEPS) / _STEPS
    size = side * 0.36 * (1 + _SWELL * beat)
    ink = INK if total == TOTAL else "#8E1238" if total > TOTAL else "#8A4208"
    words = str(total) if picture.tops else "?"
    pen.text(words, at, size, Face.TITLE, ink, anchor="center")


def _painted(total: int, px: int) -> Surface:
    """The sign without its number, on a square of 200 units."""
    way = (total > TOTAL) - (total < TOTAL)
    light, deep = _RINGS[way]
    lights = "".join(_light(number, _LIT if number < total else _DARK) for number in range(TOTAL))
    more = "".join(_light(number, _OVER, 10.5) for number in range(max(total - TOTAL, 0)))
    defs = (
        f'<linearGradient id="ring" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient>'
        '<radialGradient id="face" cx="0.4" cy="0.3" r="0.9"><stop offset="0" stop-color="#FFFFFF"/>'
        f'<stop offset="1" stop-color="{BONE}"/></radialGradient>'
    )
    drawing = (
        f'<circle cx="100" cy="100" r="98" fill="{INK}" fill-opacity="0.55"/>{lights}{more}'
        f'<circle cx="100" cy="100" r="78" fill="{INK}"/>'
        '<circle cx="100" cy="100" r="74.5" fill="url(#ring)"/>'
        f'<circle cx="100" cy="100" r="58" fill="{INK}"/><circle cx="100" cy="100" r="55" fill="url(#face)"/>'
        '<path d="M46 66 A64 64 0 0 1 118 39" fill="none" stroke="#FFFFFF" stroke-opacity="0.7" '
        'stroke-width="6" stroke-linecap="round"/>'
    )
    return render(document(200, 200, drawing, defs), px, px).premul_alpha()


def _light(number: int, colour: str, radius: float = 7.2) -> str:
    """One of eighteen lights, the first at the top, on clockwise."""
    turn = radians(360 * (number + 0.5) / TOTAL)
    x, y = 100 + 88 * sin(turn), 100 - 88 * cos(turn)
    glow = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius + 2.6:g}" fill="{colour}" fill-opacity="0.3"/>'
    bulb = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{colour}" stroke="{INK}" stroke-width="2"/>'
    )
    return bulb if colour == _DARK else glow + bulb


def _rays(px: int) -> Surface:
    """The rays behind the sign once the draft may be laid."""
    wide = round(px * 1.16)
    rays = "".join(
        f'<path d="M0 0 L{100 * sin(turn - 0.07):.1f} {100 * cos(turn - 0.07):.1f} '
        f'L{100 * sin(turn + 0.07):.1f} {100 * cos(turn + 0.07):.1f}Z" fill="{GOLD}" fill-opacity="0.5"/>'
        for turn in (2 * pi * step / TOTAL for step in range(TOTAL))
    )
    drawing = f'<g transform="translate(100 100)">{rays}</g>'
    return render(document(200, 200, drawing), wide, wide).premul_alpha()


# -- the plaques ---------------------------------------------------------------------------------------


def _plaques(pen: Pen, picture: Picture) -> None:
    """Draw the plaques: lay, suggest, back; draw or skip where that is a choice."""
    there = acts(picture.view, picture.draft)
    if not there:
        _last(pen, picture)
    for act, area in plaque_areas(picture.layout.counter, there).items():
        focused = picture.focused(Zone.ACT, act)
        ready = act != LAY or picture.legal
        size = min(area.height * (0.48 if act == LAY else 0.5), 24.0)
        words = _lay_words(picture) if act == LAY else LABELS[act]
        if act == LAY and ready:
            pen.plate(area, GOLD, radius=12, border=BONE if focused else INK)
            ink = INK
        else:
            pen.panel(area, alpha=0.8, radius=10, border=GOLD if focused else None)
            ink = (BONE if act != LAY else DIM) if not focused else PALE_GOLD
        pen.text(words, area.center, size, Face.TITLE, ink, anchor="center", width=area.width - 8)


def _last(pen: Pen, picture: Picture) -> None:
    """Draw the words of the last play, at the place of the plaques."""
    counter = picture.layout.counter
    above = above_plaques(counter)
    area = FRect(counter.left + 14, above.bottom, counter.width - 28, counter.bottom - above.bottom - 8)
    pen.paragraph(picture.last, area, 14, Face.TEXT, MIST, align="center", leading=1.24, least=0.7)


def _lay_words(picture: Picture) -> str:
    """The label of the plaque that lays, with the numbers."""
    if not picture.view.columns:
        return "Lay 6 6 6"
    if picture.legal and picture.draft.puts and picture.draft.ghost is None:
        numbers = sorted((picture.view.numbers[one.card] for one in picture.draft.puts), reverse=True)
        return f"Lay {' '.join(map(str, numbers))}"
    if picture.legal and picture.draft.ghost is not None:
        return "Lay these"
    return LABELS[LAY]
