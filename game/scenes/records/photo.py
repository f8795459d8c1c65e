"""Matches as photos on a line, which show the final position on the game's table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import pygame
from pygame import FRect, Surface

from game.cardgames.registry import UnknownGame, kit_of, rules_of
from game.engine import journal as journals
from game.engine.journal import BadJournal
from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.pieces.board_area import draw_board
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.images import draw_rank
from game.scenes.pieces.kit import draw_pointer, mark_focus
from game.scenes.pieces.parts import paint_ahead
from game.session.analysis import own_seat
from game.storage.history.records import MatchRecord
from game.tables.table import Table
from game.ui.drawing.allowance import COPY, Unfinished
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import INK
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

WIDE, HIGH = 176.0, 196.0
_LARGE = 212 / WIDE
"""The scale of the focused photo."""
_PRINT = (13.0, 13.0, 150.0, 108.0)
"""The area of the picture on a photo."""
_TABLE = 760.0
"""The width of the table in a picture, in units."""
_ZOOM = 1.36
"""The zoom of the picture, which shows the middle of the table."""
_PAPER, _BLANK, _SEPIA = "#FFF8E6", "#B9A98A", "#6E4426"


def own_rank(result: MatchRecord) -> int | None:
    """Return the player's rank; None for a match among friends."""
    return None if result.friends else result.ranking[result.own_seat]


class Photo(Button):
    """A photo of a match to watch again, with its day, the player's points, and a rosette for the rank."""

    def __init__(
        self,
        context: Context,
        result: MatchRecord,
        line: Text,
        outcome: Text,
        on_press: Callable[[], None],
        help: Text,
        turned: float,
    ) -> None:
        """`line` describes the match, `outcome` is the photo's text, and `turned` its angle in degrees."""
        super().__init__(line, on_press, help, verb=message("watch"))
        self.result = result
        self._context, self._outcome, self._turned = context, outcome, turned

    @property
    def rank(self) -> int | None:
        return own_rank(self.result)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = area.width / WIDE
        print_image = pen.shapes.find(self._print_key(pen, area))
        if focused:
            area, scale = focused_area(area), scale * _LARGE
        turned = 0.0 if focused or self._context.settings.high_contrast else self._turned
        image = self._photo_image(pen, scale, print_image, turned)
        pen.image(image, area.center, anchor="center")
        peg = centred_area((area.centerx, area.top + 2 * scale), 18 * scale, 42 * scale)
        pen.plate(peg, "#E3B070", radius=5 * scale, border=INK)
        pen.line((peg.left + 2, peg.centery), (peg.right - 2, peg.centery), INK, 3 * scale)
        if focused:
            mark_focus(pen, area.inflate(-8 * scale, -8 * scale))
            draw_pointer(pen, (area.centerx, peg.top + 2 * scale), 0.72 * scale)

    def _photo_image(self, pen: Pen, scale: float, print_image: Surface | None, turned: float) -> Surface:
        """Return the picture of the whole photo, rotated by `turned` degrees."""
        px = pen.screen.scale.px
        size = px(WIDE * scale), px(HIGH * scale)
        key = "photo", self.result, str(self.text), size, turned, print_image is None

        def make() -> Surface:
            sheet = Surface(size, pygame.SRCALPHA)
            ppu = size[0] / WIDE
            self._draw_front(type(pen)(Screen(sheet, Scale(ppu, WIDE, HIGH)), pen.shapes), print_image)
            sheet = sheet.premul_alpha()
            return pygame.transform.rotozoom(sheet, turned, 1.0) if turned else sheet

        return pen.shapes.get(key, make, pixels=size[0] * size[1])

    def _draw_front(self, pen: Pen, print_image: Surface | None) -> None:
        """Draw the photo's paper with the picture, the text and the rosette."""
        pen.plate(FRect(1, 1, WIDE - 2, HIGH - 2), _PAPER, radius=7, border=INK)
        place = FRect(*_PRINT)
        if print_image is None:
            pen.plate(place, _BLANK, radius=1)
        else:
            box = pen.screen.scale.rect(place)
            pen.screen.surface.blit(pygame.transform.smoothscale(print_image, box.size), box)
        pen.outline(place, INK, 3.0, radius=3)
        rank, least = self.rank, max(15.0, LEAST / max(pen.screen.scale.ppu, 0.1))
        room = WIDE - 24 - (0 if rank is None else 52)
        middle = 12 + room / 2
        day = self._context.day(self.result.when)
        lines = [
            (day, least, Typeface.BOLD, _SEPIA),
            (self._outcome, min(least + 4, 21), Typeface.TITLE, INK),
        ]
        if not self.result.rated:
            lines.insert(1, (message("practice"), least, Typeface.BOLD, _SEPIA))
        for number, (words, size, face, colour) in enumerate(lines):
            y = 157 + (number - (len(lines) - 1) / 2) * (24 if len(lines) < 3 else max(20, least * 1.27))
            pen.text(words, (middle, y), size, face, colour, anchor="center", width=room, tight=True)
        if rank is not None:
            draw_rank(pen, (WIDE - 36, 160.0), rank)

    def prepare(self, pen: Pen, area: FRect) -> None:
        """Paint the picture of the final position in advance; may raise Unfinished."""
        key = self._print_key(pen, area)
        if pen.shapes.find(key) is None:
            paint = partial(self._paint_position, pen, key[-1])
            paint_ahead(pen, paint, lambda made: pen.shapes.put(key, made, made, COPY))

    def _paint_position(self, pen: Pen, size: tuple[int, int]) -> Surface:
        """Return the picture of the final position at a size in pixels; may raise Unfinished."""
        known = "_final_table" in vars(self) or not pen.shapes.allowance.bounded
        if not known and not self._context.archive.readings.ready(_journal_path(self._context, self.result)):
            raise Unfinished
        table = self._final_table
        if not known:
            raise Unfinished
        return table_picture(pen, table, size)

    def _print_key(self, pen: Pen, area: FRect) -> tuple[str, str, tuple[int, int]]:
        """Return the cache key of the position's picture, with its size in pixels on the focused photo."""
        px, scale = pen.screen.scale.px, area.width / WIDE * _LARGE
        return "print", self.result.journal, (px(_PRINT[2] * scale), px(_PRINT[3] * scale))

    @cached_property
    def _final_table(self) -> Table[Any] | None:
        return final_table(self._context, self.result)


def focused_area(area: FRect) -> FRect:
    """Return the area of a focused photo, whose peg stays on the line."""
    found = area.scale_by(_LARGE)
    found.midtop = area.centerx, area.top - 0.045 * area.width
    return found


def table_picture(pen: Pen, table: Table[Any] | None, size: tuple[int, int]) -> Surface:
    """Return a picture of a table at a size in pixels, or a blank picture if there's no table."""
    sheet = Surface(size).convert(pen.screen.surface)
    sheet.fill(_BLANK)
    if table is not None:
        whole = Surface([round(side * _ZOOM) for side in size]).convert(sheet)
        ppu = whole.get_width() / _TABLE
        draw_board(type(pen)(Screen(whole, Scale(ppu, _TABLE, whole.get_height() / ppu)), pen.shapes), table)
        sheet.blit(whole, whole.get_rect(center=sheet.get_rect().center))
    return sheet


def _journal_path(context: Context, result: MatchRecord) -> Path:
    return context.places.saves / result.journal


def final_table(context: Context, result: MatchRecord) -> Table[Any] | None:
    """Return the table of a match in its final position; None if the journal can't be read."""
    path = _journal_path(context, result)
    try:
        header = journals.read_header(path)
        reading = context.archive.readings.read_exclusive(path, rules_of(header.game))
    except (BadJournal, UnknownGame, OSError):
        return None
    people = context.people(header.players)
    services = context.table_services(preview=False, watching=True)
    view = reading.match.view(own_seat(header))
    return kit_of(header.game).table(view, people, context.art, services)
