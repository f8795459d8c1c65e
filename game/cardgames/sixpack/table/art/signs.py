"""Drawings of Sixpack's table: medals of packs, arrows, stars and hands, and the moment of a pack."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import pygame
from pygame import FRect, Surface

from game.cardgames.sixpack.table.art.cards import BOX, PACK_COLOURS, Point, paint_number_badge
from game.tables.animation.moments import Shout, pop_and_fade
from game.ui.drawing.allowance import COPY
from game.ui.drawing.artwork import drawing_svg, paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface

_GRID = 4.0
_LARGE = 150_000
"""The number of pixels from which arrows are painted in the background thread."""


def draw_medal(pen: Pen, pack: str, at: Point, size: float, alpha: float = 1.0) -> None:
    """Draw a pack's icon on a burst of its colour, centred on a point."""
    px = max(pen.screen.scale.px(size), 6)
    pen.image(
        pen.shapes.get(("medal", pack, px), lambda: _paint_medal(pack, px)), at, anchor="center", alpha=alpha
    )


def _paint_medal(pack: str, px: int) -> Surface:
    middle, size = 32 - 37 / 2, 37 / BOX
    burst = drawing_svg("sixpack/medal", colour=PACK_COLOURS[pack].bottom)
    place, icon = f"translate({middle:g} {middle:g}) scale({size:g})", drawing_svg(f"sixpack/icons/{pack}")
    shapes = f'{burst}<g transform="{place}">{icon}</g>'
    return render(document(65, 65, shapes), px, px).premul_alpha()


def draw_badge(pen: Pen, number: int, at: Point, size: float) -> None:
    """Draw a burst with the number that a card or pile counts as, centred on a point."""
    px = max(pen.screen.scale.px(size), 8)
    badge = pen.shapes.get(
        ("counts as", number, px), lambda: paint_number_badge(pen.fonts, number, px).premul_alpha()
    )
    pen.image(badge, at, anchor="center")


def draw_pointer(pen: Pen, start: Point, end: Point, *, alpha: float = 1.0, size: float = 31.0) -> None:
    """Draw a curved arrow from one point to another; `size` is the length of its head, in units."""
    begin, stop = (_snap_to_grid(start), _snap_to_grid(end))
    if math.dist(begin, stop) < 24:
        return
    key = ("pointer", begin, stop, round(size, 1), round(pen.screen.scale.ppu, 3))
    left, top = min(begin[0], stop[0]) - 60, min(begin[1], stop[1]) - 60
    width, height = abs(begin[0] - stop[0]) + 120, abs(begin[1] - stop[1]) + 120
    px = pen.screen.scale.px
    pixels = px(width), px(height)
    cache = pen.shapes.easel if pixels[0] * pixels[1] > _LARGE else pen.shapes
    image = cache.get(key, lambda: _paint_pointer((begin, stop), (left, top), (width, height), pixels, size))
    pen.image(image, (left, top), alpha=alpha)


def _snap_to_grid(point: Point) -> Point:
    """Round a point to a grid, so that similar arrows share a cached picture."""
    return round(point[0] / _GRID) * _GRID, round(point[1] / _GRID) * _GRID


def _paint_pointer(
    ends: tuple[Point, Point], origin: Point, whole: Point, whole_px: tuple[int, int], size: float
) -> Surface:
    (x0, y0), (x1, y1) = ((x - origin[0], y - origin[1]) for x, y in ends)
    length = math.dist((x0, y0), (x1, y1))
    bow = min(length * 0.16, 50.0)
    middle = (x0 + x1) / 2 + (y1 - y0) / length * bow, (y0 + y1) / 2 - (x1 - x0) / length * bow
    angle = math.atan2(y1 - middle[1], x1 - middle[0])
    neck = x1 - math.cos(angle) * size * 0.65, y1 - math.sin(angle) * size * 0.65
    wings = [
        (x1 - math.cos(angle + turn) * size, y1 - math.sin(angle + turn) * size) for turn in (-0.52, 0.52)
    ]
    thick = size / 31
    line = f"M{x0:.1f} {y0:.1f} Q{middle[0]:.1f} {middle[1]:.1f} {neck[0]:.1f} {neck[1]:.1f}"
    head = f"M{x1:.1f} {y1:.1f} L{wings[0][0]:.1f} {wings[0][1]:.1f} L{wings[1][0]:.1f} {wings[1][1]:.1f}Z"
    shaft = f'<path d="{line}" fill="none" stroke-linecap="round" '
    arrow = (
        f'{shaft}stroke="{INK}" stroke-width="{13 * thick:.1f}"/>'
        f'<path d="{head}" fill="{GOLD}" stroke="{INK}" stroke-width="{6 * thick:.1f}" '
        'stroke-linejoin="round"/>'
        f'{shaft}stroke="{GOLD}" stroke-width="{7 * thick:.1f}"/>'
    )
    return render(document(*whole, arrow), *whole_px).premul_alpha()


def draw_star(pen: Pen, at: Point, size: float, colour: str, *, points: int = 5) -> None:
    """Draw a five-pointed star, or a burst if `points` is more than 6, centred on a point."""
    name = "sixpack/burst" if points > 6 else "sixpack/star"
    pen.image(paint_art(pen, name, size, colour=colour), at, anchor="center")


def draw_hand_sign(pen: Pen, at: Point, size: float, *, crossed: bool = False) -> None:
    """Draw the handprint sign, crossed out while cards without a handprint count."""
    pen.image(
        paint_art(pen, "sixpack/hand_sign", size, part="crossed" if crossed else "hand"), at, anchor="center"
    )


def draw_arrow_sign(pen: Pen, at: Point, size: float, *, left: bool) -> None:
    """Draw a short thick arrow to one side, centred on a point."""
    arrow = pygame.transform.flip(paint_art(pen, "sixpack/way_sign", size), left, False)
    pen.image(arrow, at, anchor="center")


_ACROSS, _HIGH = 640.0, 60.0
_PIECES, _LAP = 4, 2
"""The number of pieces in which the board is drawn while it turns, and their overlap in pixels."""


def draw_board(pen: Pen, area: FRect, turned: float) -> None:
    """Draw the arrow board; `turned` goes from normal order (0, pointing right) to reversed (1, left)."""
    wood = "url(#normal)" if turned < 0.5 else "url(#reversed)"
    board = paint_art(pen, "sixpack/board", area.width, area.width * _HIGH / _ACROSS, normal=wood)
    if turned == 1.0:
        reversed_key = "board", board.get_size()
        board = pen.shapes.get(reversed_key, lambda: pygame.transform.flip(board, True, False), COPY)
    if turned in (0.0, 1.0):
        pen.image(board, area.center, anchor="center")
    else:
        _draw_rotated_board(pen, board, area.center, math.pi * turned)


def _draw_rotated_board(pen: Pen, board: Surface, at: Point, turn: float) -> None:
    """Draw a board rotated clockwise, in pieces, as the bounding box of the whole would be mostly empty."""
    wide, high = board.get_size()
    piece = wide / _PIECES
    for number in range(_PIECES):
        left, right = max(round(number * piece) - _LAP, 0), min(round((number + 1) * piece) + _LAP, wide)
        turned = pygame.transform.rotozoom(
            board.subsurface((left, 0, right - left, high)), -math.degrees(turn), 1.0
        )
        away = ((left + right) / 2 - wide / 2) / pen.screen.scale.ppu
        pen.image(turned, (at[0] + away * math.cos(turn), at[1] + away * math.sin(turn)), anchor="center")


def draw_number_disc(
    pen: Pen, number: int, at: tuple[float, float], size: float, *, lying: bool, extreme: bool
) -> None:
    """Draw a number on a gold star if `extreme`, on a pale disc if `lying` on a pile, else on a dark disc."""
    if extreme:
        draw_star(pen, at, size * 1.66, GOLD, points=12)
    else:
        pen.disc(at, size, BONE if lying else "#174A45")
    ink = INK if extreme or lying else "#CFE8DC"
    pen.text(str(number), at, size * 0.66, Typeface.TITLE, ink, anchor="center")


_MEDAL, _POP = 84.0, 0.24
WORD_SIZE = 34.0
"""The usual font size of large letters, in units."""


@dataclass(slots=True)
class PackMoment(Shout):
    """A word with a pack's icon that pops up, and arrows between the cards and seats concerned.

    Attributes:
        pack: the pack of the icon; empty for a word alone.
        room: the area for the word, where there are no cards; the word is as near to the icon as possible.
        arrows: each as a pair of points.
    """

    pack: str = field(kw_only=True)
    room: FRect = field(kw_only=True)
    arrows: tuple[tuple[Point, Point], ...] = field(kw_only=True)

    def draw(self, pen: Pen) -> None:
        shown, alpha = pop_and_fade(self.share, _POP, still=self.still)
        if shown <= 0 or alpha <= 0:
            return
        if self.still or self.share > _POP * 0.5:
            for start, end in self.arrows:
                draw_pointer(pen, start, end, alpha=alpha)
        x = self.at[0]
        if self.pack:
            draw_medal(pen, self.pack, self.at, _MEDAL * shown, alpha)
        letter_size = self.letter_size
        half = pen.width(self.word, letter_size, Typeface.TITLE) / 2 + 8 * letter_size / WORD_SIZE
        room = self.room
        x = min(max(x, room.left + half), room.right - half) if half * 2 < room.width else room.centerx
        if shown >= 1:
            plate = FRect(x - half, room.centery - letter_size * 0.62, half * 2, letter_size * 1.24)
            pen.panel(plate, alpha=0.86 * alpha, radius=14, colour=INK)
        at, size = (x, room.centery), letter_size * min(shown, 1.0)
        pen.outlined(self.word, at, size, colour=self.colour, alpha=alpha)
