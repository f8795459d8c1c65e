"""The outline of a table in themes without scenery: a thin line with gaps around everything on it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pygame
from pygame import FRect, Rect, Surface

from game.tables.raft.seat_layout import SeatLayout
from game.ui.drawing.draw import Pen

GAP = 7.0
"""The width of the gap between the line and other things, on a canvas of 1280 × 720."""
_COLOUR, _THICK, _ROUND = "#8A8478", 1.0, 20.0
_RIM = 25.0
"""How much wider each rim is than the raft's, so that totals and faces in it touch neither line."""
_CELLS = 6
"""The number of squares across a corner that is only partly free."""
_SHORTEST = 3.0
"""The length below which pieces of the line are left out, as a multiple of the gap."""
_SEEN = (224, 224, 224, 0)
"""A mask of colour bits that are all zero in the background, but not in anything drawn on it."""


class _Piece(NamedTuple):
    """A part of the outline: a straight side, or a corner, which is cut into squares if it's partly free."""

    area: Rect
    corner: bool = False


def draw_table_line(pen: Pen, seating: SeatLayout, taken: Iterable[FRect]) -> None:
    """Draw the raft's outlines where the canvas is empty and not `taken`, in themes without scenery."""
    if pen.theme.scenery:
        return
    surface, scale = pen.screen.surface, pen.screen.scale
    gap = max(scale.px(GAP * seating.scale), 3)
    boxes = [scale.rect(area) for area in taken]
    for area in (seating.raft.deck, seating.raft.cloth.inflate(-2 * _RIM * seating.scale, 0)):
        radius = _ROUND * seating.scale
        pieces = _pieces(scale.rect(area), scale.px(radius) + 1)
        # Find all free parts before drawing any, as the line would count as something drawn.
        middle = scale.rect(area).center
        free = [part for piece in pieces for part in _free_parts(surface, piece, gap, boxes, middle)]
        pen.outline(area, _COLOUR, _THICK, radius, free)


def _pieces(box: Rect, corner: int) -> Iterator[_Piece]:
    """Yield the corners and sides of an outline, as narrow areas in pixels."""
    wide, high, thick = box.width - 2 * corner, box.height - 2 * corner, 4
    for x in (box.left, box.right - corner):
        for y in (box.top, box.bottom - corner):
            yield _Piece(Rect(x, y, corner, corner), corner=True)
    for y in (box.top, box.bottom - thick):
        yield _Piece(Rect(box.left + corner, y, wide, thick))
    for x in (box.left, box.right - thick):
        yield _Piece(Rect(x, box.top + corner, thick, high))


def _free_parts(
    surface: Surface, piece: _Piece, gap: int, taken: list[Rect], middle: tuple[int, int]
) -> Iterator[Rect]:
    """Yield the parts of a piece that keep the gap to everything drawn or taken.

    `middle` is the middle of the outline.
    """
    around = piece.area.inflate(2 * gap, 2 * gap).clip(surface.get_rect())
    if not around:
        return
    near = [box for box in taken if box.colliderect(around)]
    level = piece.area.width > piece.area.height
    things = list(_drawn_intervals(surface, around, level=level))
    if piece.corner:
        if not near and not things:
            yield piece.area
            return
        cells = list(_arc_cells(piece.area, middle))
        free = [cell for cell in cells if _is_free(surface, cell, gap, near)]
        # Shorter remains of a corner would look like specks.
        yield from free if 2 * len(free) >= len(cells) else ()
        return
    first, last = (around.left, around.right) if level else (around.top, around.bottom)
    spans = [(box.left, box.right) if level else (box.top, box.bottom) for box in near]
    spans += [(first + start, first + end) for start, end in things]
    for start, end in _free_intervals(sorted(spans), first, last, gap):
        if end - start >= gap * _SHORTEST:
            span = Rect(start, 0, end - start, surface.get_height())
            yield (span if level else Rect(0, start, surface.get_width(), end - start)).clip(piece.area)


def _is_free(surface: Surface, cell: Rect, gap: int, taken: list[Rect]) -> bool:
    """Return whether a square keeps the gap to everything drawn or taken."""
    around = cell.inflate(2 * gap, 2 * gap).clip(surface.get_rect())
    return around.collidelist(taken) < 0 and not any(_drawn_intervals(surface, around, level=True))


def _arc_cells(corner: Rect, middle: tuple[int, int]) -> Iterator[Rect]:
    """Yield the squares of a corner through which its arc passes."""
    side = max(corner.width // _CELLS, 2)
    x = corner.right if corner.centerx < middle[0] else corner.left
    y = corner.bottom if corner.centery < middle[1] else corner.top
    for left in range(corner.left, corner.right, side):
        for top in range(corner.top, corner.bottom, side):
            cell = Rect(left, top, side, side).clip(corner)
            if abs(math.dist(cell.center, (x, y)) - corner.width) <= side:
                yield cell


def _drawn_intervals(surface: Surface, area: Rect, *, level: bool) -> Iterator[tuple[int, int]]:
    """Yield the intervals along an area, from its left or its top, in which something has been drawn."""
    pixels = pygame.surfarray.pixels2d(surface)[area.left : area.right, area.top : area.bottom]
    seen = ((pixels & surface.map_rgb(_SEEN)) != 0).any(axis=int(level)).tobytes()
    start = seen.find(True)
    while start >= 0:
        end = seen.find(False, start) % (len(seen) + 1)
        yield start, end
        start = seen.find(True, end)


def _free_intervals(
    spans: list[tuple[int, int]], first: int, last: int, gap: int
) -> Iterator[tuple[int, int]]:
    """Yield the intervals between `first` and `last` that keep a gap to all spans, which must be sorted."""
    start = first
    for begin, end in spans:
        if begin - gap > start:
            yield start, begin - gap
        start = max(start, end + gap)
    yield start, last
