"""The emblem of Sixpack, and its plum cloth with pennants, which glows red while the order is reversed."""

from __future__ import annotations

import random
from functools import partial

from pygame import FRect, Surface

from game.cardgames.sixpack.table.art.cards import CardFace, paint_card
from game.cardgames.sixpack.table.art.signs import draw_board, draw_star
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, StillCard, draw_still_cards
from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.scenery.pond import Cloth, outline
from game.ui.drawing.svg import document, radial_gradient, render

CLOTH = Cloth("#A8447F", "#431747", "#E59AC6")
_PENNANTS = ("#FF8A9A", "#7FE3C0", "#8FC4FF", "#FFF3D6")
_FIRST, _LAST, _COUNT = 206.0, 1074.0, 34
_LINE, _DROP = 163.0, 17.0
_DOTS = 150


def woven_svg(seating: SeatLayout) -> str:
    """Return the SVG woven into the cloth: pennants at the far edge, confetti and stars at the near edge."""
    chance, star = random.Random(6), drawing_svg("sixpack/woven_star")
    return (
        _confetti_svg(seating, chance)
        + "".join(seating.place_svg(star, x, 500, lean=True) for x in (252.0, 1028.0))
        + _pennants_svg(seating)
    )


def _pennants_svg(seating: SeatLayout) -> str:
    lean, at, k = seating.raft.project, seating.at, seating.scale
    parts = []
    step = (_LAST - _FIRST) / _COUNT
    for number in range(_COUNT):
        left = lean(*at(_FIRST + number * step + 3, _LINE))
        right = lean(*at(_FIRST + (number + 1) * step - 3, _LINE))
        low = (left[0] + right[0]) / 2, left[1] + _DROP * k
        parts.append(
            f'<path d="M{left[0]:.1f} {left[1]:.1f} L{right[0]:.1f} {right[1]:.1f} '
            f'L{low[0]:.1f} {low[1]:.1f}Z" '
            f'fill="{_PENNANTS[number % len(_PENNANTS)]}" fill-opacity="0.92" stroke="{INK}" '
            f'stroke-width="{1.4 * k:.1f}" stroke-linejoin="round"/>'
        )
    start, end = lean(*at(_FIRST - 4, _LINE)), lean(*at(_LAST + 4, _LINE))
    parts.append(
        f'<path d="M{start[0]:.1f} {start[1]:.1f} L{end[0]:.1f} {end[1]:.1f}" stroke="{INK}" '
        f'stroke-width="{2.4 * k:.1f}"/>'
    )
    return "".join(parts)


def _confetti_svg(seating: SeatLayout, chance: random.Random) -> str:
    """Return the SVG of confetti on the near part of the cloth, denser in the corners."""
    parts = []
    for _dot in range(_DOTS):
        far = abs(chance.gauss(0.0, 0.34))
        x = _FIRST + 20 + far * 330 if chance.random() < 0.5 else _LAST - 20 - far * 330
        at = seating.raft.project(*seating.at(min(max(x, 214.0), 1066.0), chance.uniform(400, 560)))
        parts.append(
            f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{chance.uniform(1.5, 4.2) * seating.scale:.1f}" '
            f'fill="#FFD9EE" fill-opacity="{chance.uniform(0.05, 0.14):.2f}"/>'
        )
    return "".join(parts)


def draw_red_light(pen: Pen, seating: SeatLayout, strength: float) -> None:
    """Draw the red glow of reversed order over the cloth, if any; `strength` is its opacity, 0 to 1."""
    if strength <= 0 or not pen.theme.scenery:
        return
    size, cloth = pen.screen.surface.get_size(), seating.raft.cloth
    whole = pen.screen.scale.rect(cloth.inflate(120 * seating.scale, 20 * seating.scale))

    def make() -> Surface:
        middle, reach = (round(cloth.centerx), round(cloth.centery)), round(cloth.width * 0.6)
        defs = radial_gradient("r", middle, reach, (0, "#FF3B5C", 0.34), (1, "#7A0A2E", 0.62))
        shape = outline(seating.raft, cloth, 20 * seating.scale)
        drawing = document(
            seating.canvas.width, seating.canvas.height, f'<path d="{shape}" fill="url(#r)"/>', defs
        )
        drawn = render(drawing, *size)
        return drawn.subsurface(whole.clip(drawn.get_rect())).copy()

    image = pen.shapes.easel.get(("red light", size, tuple(seating.canvas), tuple(cloth)), make)
    image.set_alpha(round(255 * min(strength, 1.0)))
    pen.screen.surface.blit(image, whole.topleft)


_CARDS = (
    CardFace("reverse", 1, hand=True),
    CardFace("sheriff", 6, hand=True),
    CardFace("carousel", 3, hand=False),
)
_HIGH, _BOARD, _STAR_SIZE = 0.82, 0.94, 0.24
"""The height of a pile, the width of the arrow board, and the size of its star, as shares of the scene."""

_DUCK = Duck("#FFB3D1", "#E0709F", "#FF8F5A", Mood.CALM, Extra.HEADPHONES)


def _draw_scene(pen: Pen, art: Art, area: FRect, breath: float) -> None:
    """Draw three piles above the arrow board; the six, which claims, gently moves."""
    high = area.height * _HIGH
    width = min(high / CARD_RATIO, area.width / len(_CARDS) * 0.86)
    high, pitch = width * CARD_RATIO, area.width / len(_CARDS)
    stills = []
    for number, face in enumerate(_CARDS):
        lift = breath * high * 0.025 if face.number == 6 else 0.0
        at = area.left + pitch * (number + 0.5), area.top + high / 2 - lift
        stills.append(StillCard(partial(paint_card, art.fonts, face), number, at, width))
    draw_still_cards(pen, art, EMBLEM.name, stills)
    board = FRect(0, 0, area.width * _BOARD, area.height * 0.2).move_to(midbottom=area.midbottom)
    draw_board(pen, board, 0.0)
    size = area.height * _STAR_SIZE
    for place in range(6):
        at = board.left + board.width * (0.13 + 0.135 * place), board.centery - board.height * 0.06
        draw_star(pen, at, size if place == 5 else size * 0.5, GOLD, points=12)


EMBLEM = Emblem(
    "sixpack",
    lambda fonts: tuple(partial(paint_card, fonts, card) for card in _CARDS),
    CLOTH,
    _DUCK,
    "emblems/sixpack",
    _draw_scene,
)
