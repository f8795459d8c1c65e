"""The check of level files: every fault in tables, opponents, runs, tutorials, puzzles and rulebooks."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any, NamedTuple

from game.arcade.playable import check_playable
from game.arcade.puzzles.files import FOLDER as PUZZLES
from game.arcade.puzzles.files import load_puzzle, load_puzzles, puzzle_files
from game.arcade.run.course import NoCourse, generate_course
from game.arcade.run.tables import check_run_table
from game.arcade.tutorials.check import check_tutorial
from game.cardgames.registry import GAMES, kit_of
from game.files import gate
from game.files.gate import BadContent
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


class CheckResult(NamedTuple):
    """The checked files, and all faults, each starting with the file's path."""

    files: tuple[Path, ...]
    faults: tuple[str, ...]

    def faults_under(self, *places: Path) -> tuple[str, ...]:
        starts = tuple(start for place in places for start in (f"{place}: ", f"{place}{os.sep}"))
        return tuple(fault for fault in self.faults if fault.startswith(starts))


def check(shipped: Path, others: Sequence[Path], requested: Sequence[Path] = ()) -> CheckResult:
    """Check all level files that the game reads, or only the given files and folders.

    Args:
        shipped: the program's own levels folder.
        others: the levels folders of packages and of the player.
        requested: files and folders; those outside the levels folders are checked as if in the player's.
    """
    roots = (shipped, *others)
    known_files = {os.path.realpath(path): path for root in roots for path in files_in(root)}
    if not requested:
        return CheckResult(tuple(known_files.values()), _faults(shipped, others, ()))
    paths = [path for place in requested for path in (files_in(place) if os.path.isdir(place) else [place])]
    files = tuple(dict.fromkeys(known_files.get(os.path.realpath(path), path) for path in paths))
    elsewhere = [path for path in files if os.path.realpath(path) not in known_files]
    whole = CheckResult(files, _faults(shipped, others, elsewhere))
    starts = tuple(f"{place}: " for place in (*files, *_requested_folders(roots, requested)))
    return whole._replace(faults=tuple(fault for fault in whole.faults if fault.startswith(starts)))


def _requested_folders(roots: Iterable[Path], requested: Sequence[Path]) -> Iterator[Path]:
    """Yield the requested folders that are levels or run folders, which may have faults of their own."""
    wanted = {os.path.realpath(place) for place in requested}
    for root in roots:
        yield from (folder for folder in (root, root / RUN) if os.path.realpath(folder) in wanted)


def _faults(shipped: Path, others: Sequence[Path], elsewhere: Sequence[Path]) -> tuple[str, ...]:
    more = {kind: [path for path in elsewhere if kind_of(path) is kind] for kind in LevelKind}
    roots = (shipped, *others)
    missing = [
        Problem(f"{path}: expected a file, or a folder of files")
        for path in elsewhere
        if not os.path.isfile(path)
    ]
    cast, problems = _load_cast(shipped, (*others, *more[LevelKind.OPPONENTS]))
    problems += _table_problems(cast, shipped, (*others, *more[LevelKind.TABLE]))
    problems += _run_problems(cast, shipped, (*(root / RUN for root in others), *more[LevelKind.RUN_TABLE]))
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
    return tuple(fault for problem in (*missing, *problems) for fault in problem.faults)


def _load_cast(shipped: Path, others: Sequence[Path]) -> tuple[dict[str, Opponent], list[Problem]]:
    opponents: tuple[Opponent, ...] = ()
    problems: list[Problem] = []
    try:
        opponents = load_opponents(shipped / OPPONENTS)
    except BadLevel as error:
        problems.append(Problem(*error.args))
    more = load_more_opponents(others, opponents)
    cast = {opponent.id: opponent for opponent in (*opponents, *more.opponents)}
    return cast, [*problems, *more.problems]


def _table_problems(cast: dict[str, Opponent], shipped: Path, others: Sequence[Path]) -> Iterator[Problem]:
    def check_table(table: ReadyTable) -> None:
        check_playable(cast, table.game, table.opponents, table.options)

    ours = load_tables([shipped], check_table)
    yield from ours.problems
    yield from load_tables(others, check_table, ours.tables).problems


def _run_problems(cast: dict[str, Opponent], shipped: Path, others: Sequence[Path]) -> Iterator[Problem]:
    loaded = load_run_tables(shipped / RUN, others, lambda one: check_run_table(cast, one))
    yield from loaded.problems
    try:
        generate_course(0, {name: table for name, table in loaded.tables.items() if not table.own})
    except NoCourse as error:
        yield Problem.of(shipped / RUN, error)


def _puzzle_problems(paths: Sequence[Path]) -> Iterator[Problem]:
    for path in paths:
        try:
            load_puzzle(path)
        except BadLevel as error:
            yield Problem(*error.args)


def _book_problems(folders: Iterable[Path]) -> Iterator[Problem]:
    """Yield the problems of rulebooks in folders that are named after their games."""
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
    expected = {*opponent_files(root), *table_files(root), *files_in(root / RUN)}
    expected |= {*tutorial_files(root / TUTORIALS)}
    expected |= {path for game in GAMES for path in puzzle_files(root, game)}
    expected |= {path for game in GAMES for path in book_files(folder_of(game, root))}
    for path in files_in(root):
        if path not in expected and path.relative_to(root).parts[0] == TUTORIALS:
            yield Problem(f"{path}: expected a place in {TUTORIALS}/ itself, got a folder in it")
        elif path not in expected and path.relative_to(root).parts[0] == RULEBOOK:
            yield Problem(f"{path}: expected a place in {RULEBOOK}/ and the folder of a game in it")
        elif path not in expected:
            games = ", ".join(f"{PUZZLES}/{game}/" for game in GAMES)
            yield Problem(f"{path}: expected a place in one of {games}")


def kind_of(path: Path) -> LevelKind:
    """Return the kind of a level file by its folder, otherwise by its content."""
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
    content = _read_content(path)
    if "steps" in content:
        return LevelKind.TUTORIAL
    if {"answers", "history"} & content.keys():
        return LevelKind.PUZZLE
    if {"pages", "lessons", "albums", "exercises", "quizzes"} & content.keys():
        return LevelKind.RULEBOOK
    if {"ponds", "goal"} & content.keys():
        return LevelKind.RUN_TABLE
    people = content.get("opponents")
    if "title" not in content and isinstance(people, list) and dict in map(type, people):
        return LevelKind.OPPONENTS
    return LevelKind.TABLE


def _read_content(path: Path) -> dict[str, Any]:
    try:
        return gate.from_toml(gate.read_content(path, MOST_BYTES), dict[str, Any])
    except (BadContent, OSError):
        return {}
