"""Cached pictures of puzzle positions on the games' tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import prod
from typing import Any

import pygame
from pygame import FRect, Rect, Surface

from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import kit_of
from game.engine.journal import Player
from game.language.message import Text
from game.scenes.context import Context
from game.scenes.pieces.board_area import draw_board
from game.scenes.pieces.parts import paint_ahead
from game.scenes.puzzles.words import PuzzleWords
from game.tables.company.people import Person
from game.tables.table import Table
from game.ui.drawing.allowance import FREE, Unfinished
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import DESIGN_HEIGHT, DESIGN_WIDTH, Scale, Screen
from game.ui.drawing.surface_cache import PaintedSurfaces

SEEN = (140.0, 66.0, 1000.0, 650.0)
"""The visible part of a table of 1280 × 720 units: the cloth and the hand."""
_MOST_LARGE, _MOST_SMALL = 3, 60
"""How many large and small pictures the cache has room for: all small ones of a game are visible together."""
_MOST_BYTES = 12 * 1024 * 1024
"""The cache's maximum size in bytes, unless that many pictures need more."""
_PIXEL = 4
"""The number of bytes per pixel."""
_INK, _LIGHT = (168, 160, 130), (88, 54, 24)
"""The colour by which a print's greys are multiplied, and the one that is then added."""


class PuzzlePictures:
    """The pictures of puzzles in two sizes, the small one also as a sepia print."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._kept = PaintedSurfaces(_MOST_BYTES, context.art.allowance, FREE)
        self._state: tuple[object, ...] = ()
        self._views: dict[str, Any] = {}
        self._begun: tuple[str, Table[Any]] | None = None
        self._large = self._small = (1, 1)

    def people(self, puzzle: Puzzle) -> tuple[Person, ...]:
        you = Player(self._context.settings.name)
        return self._context.people(tuple(you if one.human else one for one in puzzle.header.players))

    def task_words(self, puzzle: Puzzle) -> Text:
        names = tuple(person.name for person in self.people(puzzle))
        if puzzle.id not in self._views:
            self._views[puzzle.id] = puzzle.view()
        return PuzzleWords(puzzle, self._views[puzzle.id]).task_words(names)

    def resize(self, pen: Pen, large: FRect, small: FRect) -> None:
        """Set the sizes of pictures; outdated pictures are dropped."""
        self._large, self._small = (pen.screen.scale.rect(area).size for area in (large, small))
        state = pen.shapes, self._context.settings, self._large, self._small
        if state != self._state:
            self._state, self._begun = state, None
            pixels = _MOST_LARGE * prod(self._large) + _MOST_SMALL * prod(self._small)
            most = max(_MOST_BYTES, pixels * _PIXEL)
            self._kept = PaintedSurfaces(most, self._context.art.allowance, FREE)

    def large_picture(self, puzzle: Puzzle) -> Surface | None:
        """Return the large picture, or None if it isn't painted yet."""
        return self._kept.find((puzzle.id, "large"))

    def small_picture(self, puzzle: Puzzle, size: tuple[int, int], *, coloured: bool) -> Surface | None:
        """Return the small picture (a print unless `coloured`) at a size in pixels; None until painted."""
        key = puzzle.id, "small" if coloured else "print"
        found = self._kept.find(key)
        if found is None or found.get_size() == size:
            return found
        wide = round(found.get_width() * size[1] / found.get_height())

        def make() -> Surface:
            return _cropped(pygame.transform.smoothscale(found, (wide, size[1])), size)

        return self._kept.get((*key, size), make)

    def paint_missing(self, pen: Pen, selected: Puzzle | None, puzzles: Iterable[Puzzle]) -> None:
        """Paint missing pictures of `puzzles`, and the large one of `selected`; may raise Unfinished."""
        missing = [] if selected is None or self.large_picture(selected) is not None else [selected]
        for one in puzzles:
            small = (self._kept.find((one.id, name)) for name in ("small", "print"))
            if one is not selected and None in small:
                missing.append(one)
        for puzzle in missing:
            keep = partial(self._keep_pictures, puzzle, large=puzzle is selected)
            paint_ahead(pen, partial(self._paint_pictures, pen, puzzle), keep)

    def _paint_pictures(self, pen: Pen, puzzle: Puzzle) -> dict[str, Surface]:
        """Return the pictures of a puzzle by name; may raise Unfinished."""
        table = self._table(puzzle)
        wide, high = self._large
        ppu = max(wide / SEEN[2], high / SEEN[3])
        scale = Scale(ppu, DESIGN_WIDTH, DESIGN_HEIGHT)
        canvas = Surface((round(DESIGN_WIDTH * ppu), round(DESIGN_HEIGHT * ppu))).convert(pen.screen.surface)
        draw_board(type(pen)(Screen(canvas, scale), pen.shapes), table)
        seen = Rect(0, 0, wide, high)
        seen.center = round((SEEN[0] + SEEN[2] / 2) * ppu), round((SEEN[1] + SEEN[3] / 2) * ppu)
        large = canvas.subsurface(seen.clamp(canvas.get_rect()).clip(canvas.get_rect())).copy()
        across, down = self._small
        small = pygame.transform.smoothscale(
            _cropped(large, (round(large.get_height() * across / down), large.get_height())), self._small
        )
        return {"large": large, "small": small, "print": _sepia_print(small)}

    def _keep_pictures(self, puzzle: Puzzle, pictures: dict[str, Surface], *, large: bool) -> None:
        for name, picture in pictures.items():
            if large or name != "large":
                self._kept.put((puzzle.id, name), picture, picture)
        self._begun = None

    def _table(self, puzzle: Puzzle) -> Table[Any]:
        """Return the table of a puzzle, kept until its pictures are painted; may raise Unfinished."""
        if self._begun is None or self._begun[0] != puzzle.id:
            services = self._context.table_services(preview=False, helps=False, watching=True)
            table = kit_of(puzzle.game).table(puzzle.view(), self.people(puzzle), self._context.art, services)
            self._begun = puzzle.id, table
            if self._context.art.allowance.bounded:
                # Creating the table takes a whole frame.
                raise Unfinished
        return self._begun[1]


def _cropped(picture: Surface, size: tuple[int, int]) -> Surface:
    """Return the middle of a picture, cropped to a size in pixels if it's larger."""
    whole = picture.get_rect()
    seen = Rect((0, 0), size)
    seen.center = whole.center
    return picture.subsurface(seen.clip(whole))


def _sepia_print(picture: Surface) -> Surface:
    grey = pygame.transform.grayscale(picture)
    grey.fill(_INK, special_flags=pygame.BLEND_RGB_MULT)
    grey.fill(_LIGHT, special_flags=pygame.BLEND_RGB_ADD)
    return grey
