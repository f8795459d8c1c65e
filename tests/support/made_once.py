"""Caches for things that take long to make and never change: drawings, lines of text, level files, the
cast.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.arcade.puzzles import files as puzzles
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import GAMES
from game.commands.levels import check as checks
from game.scenes import cast as casts
from game.scenes import context as contexts
from game.scenes.cast import Cast
from game.scenes.tutorials import list as tutorial_list
from game.storage.levels import run_tables
from game.storage.levels import tables as levels
from game.storage.levels.run_tables import LoadedRunTables
from game.storage.levels.tutorials import Tutorial
from game.storage.places import LEVELS
from game.storage.plugins import level_folders
from game.tables.book.binder import Binder
from game.tables.book.rulebook import Book
from game.tables.raft import drawing
from game.ui.drawing import draw, sprites
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery import evening, lakeside
from game.ui.drawing.surface_cache import PaintedSurfaces

_CORNERS, _FONTS, _LINES, _SIZES = 2000, 500, 10_000, 100_000
"""The number of corners, fonts, lines and sizes to keep."""
_DRAWINGS, _WORLDS = 256 * 1024 * 1024, 96 * 1024 * 1024
"""The bytes of drawings to keep, and of pictures as large as a window."""

_Font, _rasterise = pygame.font.Font, pygame.image.load_sized_svg
_SHIPPED, _load_opponents = casts.LEVELS, levels.load_opponents


LoadCast = Callable[[Path, Callable[[Sequence[str]], None]], Cast]


def make_once(patch: pytest.MonkeyPatch) -> None:
    """Cache such things from now on. The program converts what it gets, so nothing is drawn on the
    originals.
    """
    drawings = PaintedSurfaces(_DRAWINGS)
    patch.setattr(pygame.image, "load_sized_svg", lambda file, size: _drawing(drawings, file, size))
    patch.setattr(pygame.font, "Font", KeptFont)
    patch.setattr(draw, "_smooth_rounded", lru_cache(_CORNERS)(draw._smooth_rounded))
    patch.setattr(draw, "_rounded_image", _once(drawings, draw._rounded_image))
    patch.setattr(sprites, "_soft_shadow", _once(drawings, sprites._soft_shadow))
    worlds = PaintedSurfaces(_WORLDS)
    patch.setattr(drawing, "paint_pond", _once(worlds, drawing.paint_pond))
    patch.setattr(evening, "paint_evening", _once(worlds, evening.paint_evening))
    patch.setattr(lakeside, "paint_lakeside", _once(worlds, lakeside.paint_lakeside))
    once, scenery = cache(partial(_once, worlds)), Pen.scenery
    patch.setattr(Pen, "scenery", lambda pen, paint, *facts: scenery(pen, once(paint), *facts))
    patch.setattr(contexts, "load_cast", _cast_once({}, contexts.load_cast))
    patch.setattr(run_tables, "load_run_tables", _tables_once({}, run_tables.load_run_tables))
    check_tutorial = _checked_once(set(), tutorial_list.check_tutorial)
    load_puzzle = _loaded_once({}, puzzles.load_puzzle)
    for module in (tutorial_list, checks):
        patch.setattr(module, "check_tutorial", check_tutorial)
    for module in (puzzles, checks):
        patch.setattr(module, "load_puzzle", load_puzzle)
    patch.setattr(checks, "load_book", _tried_once({}, checks.load_book))


def _once(kept: PaintedSurfaces, paint: Callable[..., Surface]) -> Callable[..., Surface]:
    return lambda *how, **more: kept.get((paint, _key(how), *more.items()), lambda: paint(*how, **more))


def _cast_once(kept: dict[tuple[str, ...], Cast], load: LoadCast) -> LoadCast:
    """Cache the cast of the shipped files for the games there are; any other cast is loaded."""

    def cast(own_levels: Path, tell: Callable[[Sequence[str]], None]) -> Cast:
        shipped = (casts.LEVELS, levels.load_opponents) == (_SHIPPED, _load_opponents)
        own = next(own_levels.rglob("*.toml"), None) is not None
        if not shipped or own or level_folders().folders:
            return load(own_levels, tell)
        games = tuple(GAMES)
        if games in kept:
            return kept[games]
        faults: list[str] = []
        found = load(own_levels, faults.extend)
        if not any(faults):
            kept[games] = found
        tell(faults)
        return found

    return cast


def _tables_once(
    kept: dict[Hashable, LoadedRunTables], load: Callable[..., LoadedRunTables]
) -> Callable[..., LoadedRunTables]:
    """Cache the shipped tables of runs for the games and opponents there are."""

    def tables(shipped: Path, others: Sequence[Path], check: Callable[..., None]) -> LoadedRunTables:
        if others or not shipped.is_relative_to(LEVELS) or not isinstance(check, partial):
            return load(shipped, others, check)
        key = shipped, tuple(GAMES), tuple(check.args[0])
        if key not in kept:
            kept[key] = load(shipped, others, check)
        return kept[key]

    return tables


def _checked_once(
    sound: set[str], check: Callable[[Tutorial, list[str], list[str]], None]
) -> Callable[[Tutorial, list[str], list[str]], None]:
    """Skip the check of tutorials that were checked before, listed in `sound`."""

    def checked(tutorial: Tutorial, opponents: list[str], keys: list[str]) -> None:
        key = repr((tutorial, opponents, keys))
        if key not in sound:
            check(tutorial, opponents, keys)
            sound.add(key)

    return checked


def _loaded_once(kept: dict[tuple[Path, bool], Puzzle], load: Callable[..., Puzzle]) -> Callable[..., Puzzle]:
    """Cache the puzzles of the shipped files, checked or not."""

    def loaded(path: Path, *, checked: bool = True) -> Puzzle:
        if not path.is_relative_to(LEVELS):
            return load(path, checked=checked)
        if (path, checked) not in kept:
            kept[path, checked] = load(path, checked=checked)
        return kept[path, checked]

    return loaded


def _tried_once(kept: dict[Path, Book], load: Callable[..., Book]) -> Callable[..., Book]:
    """Cache the shipped rulebooks that were checked."""

    def loaded(binder: Binder, folder: Path, *, tried: bool) -> Book:
        if not folder.is_relative_to(LEVELS):
            return load(binder, folder, tried=tried)
        if folder not in kept:
            kept[folder] = load(binder, folder, tried=tried)
        return kept[folder]

    return loaded


def _key(value: Any) -> Hashable:
    return tuple(map(_key, value)) if isinstance(value, tuple | pygame.FRect | pygame.Rect) else value


def _drawing(kept: PaintedSurfaces, file: BytesIO, size: tuple[int, int]) -> Surface:
    return kept.get((file.getvalue(), size), lambda: _rasterise(file, size))


class KeptFont:
    """A font that is opened once, with its drawn and measured lines cached."""

    def __init__(self, file: BytesIO, px: int) -> None:
        self._kind = file.getvalue(), px
        self.outline = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(_opened(*self._kind, self.outline), name)

    def size(self, text: str) -> tuple[int, int]:
        return _size(*self._kind, text)

    def render(self, text: str, antialias: bool, color: pygame.Color | str) -> Surface:
        return _line(*self._kind, text, antialias, tuple(pygame.Color(color)), self.outline)


@lru_cache(_FONTS)
def _opened(file: bytes, px: int, outline: int = 0) -> _Font:
    """Open a font for one outline: changing a font's outline would clear its cache of letters."""
    font = _Font(BytesIO(file), px)
    if outline:
        font.outline = outline
    return font


@lru_cache(_SIZES)
def _size(file: bytes, px: int, text: str) -> tuple[int, int]:
    return _opened(file, px).size(text)


@lru_cache(_LINES)
def _line(file: bytes, px: int, text: str, antialias: bool, colour: tuple[int, ...], outline: int) -> Surface:
    return _opened(file, px, outline).render(text, antialias, colour)
