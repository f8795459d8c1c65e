"""Checks of level files: finds every fault in tables, opponents, runs, tutorials, puzzles and rulebooks."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any, NamedTuple

from game.arcade.playable import check_company
from game.arcade.puzzles.files import FOLDER as PUZZLES
from game.arcade.puzzles.files import load_puzzle, load_puzzles, puzzle_files
from game.arcade.run.course import NoCourse, draw_course
from game.arcade.run.tables import check_run_table
from game.arcade.tutorials.check import check_tutorial
from game.cardgames.registry import GAMES, kit_of
from game.files import gate
from game.files.gate import Refused
from game.storage.levels.faults import Problem
from game.storage.levels.run_tables import RUN, load_run_tables
from game.storage.levels.tables import (
    MOST_BYTES,
    OPPONENTS,
    BadLevel,
    Opponent,
    ReadyTable,
    files_in,
    load_more_opponents,
    load_opponents,
    load_tables,
    opponent_files,
    table_files,
)
from game.storage.levels.tutorials import load_tutorials, tutorial_files
from game.storage.places import RULEBOOK, TUTORIALS
from game.tables.book.files import book_files, folder_of, load_book
from game.ui.devices.actions import Action


class LevelKind(Enum):
    OPPONENTS = auto()
    TABLE = auto()
    RUN_TABLE = auto()
    TUTORIAL = auto()
    PUZZLE = auto()
    RULEBOOK = auto()


class Checked(NamedTuple):
    """The checked files, and all faults, each starting with the file's path."""

    files: tuple[Path, ...]
    faults: tuple[str, ...]

    def faults_under(self, *places: Path) -> tuple[str, ...]:
        starts = tuple(start for place in places for start in (f"{place}: ", f"{place}{os.sep}"))
        return tuple(fault for fault in self.faults if fault.startswith(starts))


def check(house: Path, others: Sequence[Path], asked: Sequence[Path] = ()) -> Checked:
    """Check all level files that the game reads, or only the given files and folders.

    Args:
        house: the program's own levels folder.
        others: the levels folders of packages and of the player.
        asked: files and folders; if they are elsewhere, they are checked as if they were in the player's
            folder.
    """
    roots = (house, *others)
    known = {path.resolve(): path for root in roots for path in files_in(root)}
    if not asked:
        return Checked(tuple(known.values()), _faults(house, others, ()))
    found = [path for place in asked for path in (files_in(place) if place.is_dir() else [place])]
    files = tuple(dict.fromkeys(known.get(path.resolve(), path) for path in found))
    elsewhere = [path for path in files if path.resolve() not in known]
    whole = Checked(files, _faults(house, others, elsewhere))
    starts = tuple(f"{place}: " for place in (*files, *_requested_folders(roots, asked)))
    return whole._replace(faults=tuple(fault for fault in whole.faults if fault.startswith(starts)))


def _requested_folders(roots: Iterable[Path], asked: Sequence[Path]) -> Iterator[Path]:
    """Yield the levels folders among the requested ones, whose own faults are then reported as well."""
    wanted = {place.resolve() for place in asked}
    for root in roots:
        yield from (folder for folder in (root, root / RUN) if folder.resolve() in wanted)


def _faults(house: Path, others: Sequence[Path], elsewhere: Sequence[Path]) -> tuple[str, ...]:
    more = {kind: [path for path in elsewhere if kind_of(path) is kind] for kind in LevelKind}
    roots = (house, *others)
    gone = [
        Problem(f"{path}: expected a file, or a folder of files") for path in elsewhere if not path.is_file()
    ]
    cast, problems = _load_cast(house, (*others, *more[LevelKind.OPPONENTS]))
    problems += _table_problems(cast, house, (*others, *more[LevelKind.TABLE]))
    problems += _run_problems(cast, house, (*(root / RUN for root in others), *more[LevelKind.RUN_TABLE]))
    lessons = (*(root / TUTORIALS for root in roots), *more[LevelKind.TUTORIAL])
    problems += load_tutorials(lessons, lambda one: check_tutorial(one, list(cast), list(Action))).problems
    for game in GAMES:
        problems += load_puzzles(roots, game).problems
    problems += _puzzle_problems(more[LevelKind.PUZZLE])
    books = {folder_of(game, root) for game in GAMES for root in roots}
    books = {folder for folder in books if book_files(folder)} | {
        path.parent for path in more[LevelKind.RULEBOOK]
    }
    problems += _book_problems(sorted(books))
    for root in roots:
        problems += _misplaced_files(root)
    return tuple(fault for problem in (*gone, *problems) for fault in problem.faults)


def _load_cast(house: Path, others: Sequence[Path]) -> tuple[dict[str, Opponent], list[Problem]]:
    opponents: tuple[Opponent, ...] = ()
    problems: list[Problem] = []
    try:
        opponents = load_opponents(house / OPPONENTS)
    except BadLevel as error:
        problems.append(Problem(*error.args))
    more = load_more_opponents(others, opponents)
    cast = {one.id: one for one in (*opponents, *more.opponents)}
    return cast, [*problems, *more.problems]


def _table_problems(cast: dict[str, Opponent], house: Path, others: Sequence[Path]) -> Iterator[Problem]:
    def check_table(table: ReadyTable) -> None:
        check_company(cast, table.game, table.opponents, table.options)

    ours = load_tables([house], check_table)
    yield from ours.problems
    yield from load_tables(others, check_table, ours.tables).problems


def _run_problems(cast: dict[str, Opponent], house: Path, others: Sequence[Path]) -> Iterator[Problem]:
    loaded = load_run_tables(house / RUN, others, lambda one: check_run_table(cast, one))
    yield from loaded.problems
    try:
        draw_course(0, {name: table for name, table in loaded.tables.items() if not table.own})
    except NoCourse as error:
        yield Problem.of(house / RUN, error)


def _puzzle_problems(paths: Sequence[Path]) -> Iterator[Problem]:
    for path in paths:
        try:
            load_puzzle(path)
        except BadLevel as error:
            yield Problem(*error.args)


def _book_problems(folders: Iterable[Path]) -> Iterator[Problem]:
    """Yield the problems of rulebooks; each folder must have the name of a game."""
    for folder in folders:
        binder = kit_of(folder.name).binder() if folder.name in GAMES else None
        if binder is None:
            named = ", ".join(GAMES)
            yield Problem(f"{folder}: expected the name of a game whose rulebook is in files ({named})")
            continue
        try:
            load_book(binder, folder, tried=True)
        except BadLevel as error:
            yield Problem(*error.args)


def _misplaced_files(root: Path) -> Iterator[Problem]:
    """Yield a problem for each file of a levels folder that the game wouldn't read there."""
    read = {*opponent_files(root), *table_files(root), *files_in(root / RUN)}
    read |= {*tutorial_files(root / TUTORIALS)}
    read |= {path for game in GAMES for path in puzzle_files(root, game)}
    read |= {path for game in GAMES for path in book_files(folder_of(game, root))}
    for path in files_in(root):
        if path not in read and path.relative_to(root).parts[0] == TUTORIALS:
            yield Problem(f"{path}: expected a place in {TUTORIALS}/ itself, got a folder in it")
        elif path not in read and path.relative_to(root).parts[0] == RULEBOOK:
            yield Problem(f"{path}: expected a place in {RULEBOOK}/ and the folder of a game in it")
        elif path not in read:
            games = ", ".join(f"{PUZZLES}/{game}/" for game in GAMES)
            yield Problem(f"{path}: expected a place in one of {games}")


def kind_of(path: Path) -> LevelKind:
    """Return the kind of a level file by its folder, or else by its content."""
    folders = [parent.name for parent in path.parents[:2]]
    if path.name == OPPONENTS:
        return LevelKind.OPPONENTS
    if PUZZLES in folders:
        return LevelKind.PUZZLE
    if RULEBOOK in folders:
        return LevelKind.RULEBOOK
    by_folder = {RUN: LevelKind.RUN_TABLE, TUTORIALS: LevelKind.TUTORIAL}
    if folders and folders[0] in by_folder:
        return by_folder[folders[0]]
    content = _content(path)
    if "steps" in content:
        return LevelKind.TUTORIAL
    if {"answers", "history"} & content.keys():
        return LevelKind.PUZZLE
    if {"pages", "lessons", "albums", "exercises", "quizzes"} & content.keys():
        return LevelKind.RULEBOOK
    if {"ponds", "goal"} & content.keys():
        return LevelKind.RUN_TABLE
    people = content.get("opponents")
    if "title" not in content and isinstance(people, list) and any(isinstance(one, dict) for one in people):
        return LevelKind.OPPONENTS
    return LevelKind.TABLE


def _content(path: Path) -> dict[str, Any]:
    try:
        return gate.from_toml(gate.read_content(path, MOST_BYTES), dict[str, Any])
    except (Refused, OSError):
        return {}
