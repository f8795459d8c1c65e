"""Ready-made tables and opponents: typed and validated TOML files; broken ones are skipped."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from game.files import gate
from game.files.gate import BadContent, Hook
from game.storage.levels.faults import (
    Faults,
    Problem,
    faults_in,
    faults_raised,
    put_field_first,
    raise_faults,
)
from game.storage.levels.texts import (
    OCCASIONS,
    OpponentText,
    Sentence,
    Sentences,
    TableTexts,
    Title,
    check_lines,
    context_of,
    localized,
    localized_lines,
    unknown_languages,
)
from game.storage.places import LEVELS

MOODS = ("calm", "glee", "shock", "sly", "sleepy", "sad", "thinking")
EXTRAS = (
    "none",
    "cap",
    "bow",
    "glasses",
    "crown",
    "captain",
    "flower",
    "headphones",
    "scarf",
    "tophat",
    "pirate",
    "straw",
    "chef",
    "viking",
    "wizard",
    "laurel",
    "boat",
)
LEVEL_IDS = ("duckling", "drake", "swan", "eider")
MIRROR = "mirror"
"""The level of an opponent that adapts to the player's strength."""
STYLE_IDS = ("careful", "daring", "greedy", "spiteful", "hunting", "kind", "grumpy", "hasty", "stately")

MOST_BYTES = 65_536
"""The maximum size of a level file, in bytes."""
_CACHE_SIZE = 500
"""The maximum number of cached level files; fewer are shipped."""
MOST_TABLES = 1_000
"""The maximum number of table files that are read."""
OTHER_FOLDERS = ("run", "puzzles", "tutorials", "rulebook")
"""Subfolders of a levels folder whose files aren't ready-made tables."""
OPPONENTS = "opponents.toml"
"""The name of files that define opponents instead of a table."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[str, Meta(max_length=20)]


class DuckFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A duck's appearance: colours as #RRGGBB, one of `MOODS`, and one of `EXTRAS`."""

    body: Colour
    shade: Colour
    beak: Colour = "#FF7A2F"
    mood: str = "calm"
    extra: str = "none"

    def __post_init__(self) -> None:
        raise_faults(self._faults())

    def _faults(self) -> Iterator[str]:
        for name in ("body", "shade", "beak"):
            colour = getattr(self, name)
            if not re.fullmatch("#[0-9A-Fa-f]{6}", colour):
                yield f"{name}: expected a colour such as #FFD84A, got {colour!r}"
        yield from _fault_if_unknown("mood", self.mood, MOODS)
        yield from _fault_if_unknown("extra", self.extra, EXTRAS)


class OpponentVoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent's voice: pitch in semitones above a plain duck's, roughness (0 to 1), relative speed."""

    pitch: Annotated[float, Meta(ge=-9, le=9)] = 0.0
    roughness: Annotated[float, Meta(ge=0, le=1)] = 0.4
    speed: Annotated[float, Meta(ge=0.7, le=1.5)] = 1.0


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent: level, face, description, and spoken lines by occasion.

    Attributes:
        level: one of `LEVEL_IDS`, `MIRROR`, or `exec:` and the command of a bot.
        favourites: preferred choices before the first deal, best first, in games with such choices.
        voice: if None, it is derived from the id.
    """

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=8)]
    level: str
    about: Sentence
    face: DuckFace
    style: str = ""
    voice: OpponentVoice | None = None
    favourites: Annotated[tuple[Id, ...], Meta(max_length=40)] = ()
    greets: Sentences = ()
    takes: Sentences = ()
    wins: Sentences = ()
    loses: Sentences = ()
    gloats: Sentences = ()
    envies: Sentences = ()
    text: dict[str, OpponentText] = {}

    def __post_init__(self) -> None:
        raise_faults(self._faults())

    def _faults(self) -> Iterator[str]:
        yield from faults_raised(lambda: _check_level(self.level))
        if self.style:
            yield from _fault_if_unknown("style", self.style, STYLE_IDS)
            if self.level not in LEVEL_IDS[1:]:
                yield f"style: expected none for a {self.level}, got {self.style!r}"
        yield from unknown_languages(self.text)
        for occasion in OCCASIONS:
            yield from faults_raised(partial(check_lines, self.text, occasion, getattr(self, occasion)))

    @property
    def spec(self) -> str:
        """The spec of the opponent's agent: the level, and the style if there is one."""
        return f"{self.level}:{self.style}" if self.style else self.level

    def translated(self, context: str) -> Opponent:
        """Return the opponent, with its texts in all available languages."""
        spoken = {name: localized_lines(self.text, name, getattr(self, name), context) for name in OCCASIONS}
        about = localized(self.text, "about", self.about, context)
        return msgspec.structs.replace(self, about=about, **spoken)


class ReadyTable(msgspec.Struct, frozen=True):
    """A ready-made table; `opponents` are ids, `name` is its first title if that has changed since."""

    game: str
    title: str
    about: str
    opponents: tuple[str, ...]
    options: dict[str, Any] = {}
    order: int = 100
    daily: bool = False
    name: str = ""

    @property
    def key(self) -> str:
        """The table's name in saves, records and the daily deal: it stays when the title changes."""
        return self.name or str(self.title)

    @property
    def texts(self) -> tuple[str, ...]:
        return self.title, self.about


class _TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The TOML file of a table; `name` is the title under which it was first saved, if that differs."""

    game: Id
    title: Title
    opponents: Annotated[tuple[Id, ...], Meta(max_length=31)]
    about: Sentence | None = None
    text: Sentence | TableTexts | None = None
    options: dict[str, Any] = {}
    order: int = 100
    daily: bool = False
    name: Title = ""

    def __post_init__(self) -> None:
        if self.about is None and not isinstance(self.text, str):
            raise ValueError("Object missing required field `about`")
        if self.about is not None and isinstance(self.text, str):
            raise ValueError("text: expected tables such as [text.de] beside `about`, got a text")
        if isinstance(self.text, dict):
            raise_faults(unknown_languages(self.text))

    def ready(self, context: str) -> ReadyTable:
        """Return the table, with its texts in all available languages."""
        texts = self.text if isinstance(self.text, dict) else {}
        about = self.text if isinstance(self.text, str) else self.about or ""
        return ReadyTable(
            self.game,
            localized(texts, "title", self.title, context),
            localized(texts, "about", about, context),
            self.opponents,
            self.options,
            self.order,
            self.daily,
            self.name,
        )


class _OpponentsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opponents: Annotated[tuple[Opponent, ...], Meta(max_length=200)]

    def __post_init__(self) -> None:
        raise_faults(self._faults())

    def _faults(self) -> Iterator[str]:
        known: set[str] = set()
        for number, opponent in enumerate(self.opponents):
            if opponent.id in known:
                yield f"opponents[{number}].id: expected an id of its own, got {opponent.id!r} again"
            known.add(opponent.id)


class LoadedTables(Struct, frozen=True):
    """The valid tables in display order, and a message for each invalid file."""

    tables: tuple[ReadyTable, ...]
    problems: tuple[Problem, ...]


class LoadedOpponents(Struct, frozen=True):
    """The valid opponents, and a message for each file with a fault."""

    opponents: tuple[Opponent, ...]
    problems: tuple[Problem, ...]


class BadLevel(Faults):
    """A level file that cannot be used; each fault names the file, the place and what was expected."""


Typed = TypeVar("Typed", bound=msgspec.Struct)


def _fault_if_unknown(name: str, value: str, known: Sequence[str]) -> Iterator[str]:
    """Yield a fault unless the value is one of the known ones."""
    if value not in known:
        yield f"{name}: expected one of {', '.join(known)}, got {value!r}"


def _check_level(level: str) -> None:
    """Raise ValueError unless this is a level, or `exec:` with a command."""
    start, _, command = level.partition(":")
    if start != "exec":
        raise_faults(_fault_if_unknown("level", level, (*LEVEL_IDS, MIRROR)))
        return
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise ValueError(f"level: expected a command after exec:, got {level!r}")


def read_level(path: Path, kind: type[Typed], hook: Hook | None = None) -> Typed:
    """Return a level file's content, cached if it's a shipped file; may raise BadLevel."""
    version = version_of(path) if hook is None else None
    if version is None:
        return _read(path, kind, hook)
    cached: Typed = _read_cached(path, kind, version)
    return cached


def version_of(path: Path) -> tuple[int, int] | None:
    """Return a cache key (time and size) for a shipped level file; None for other files."""
    with suppress(OSError):
        if path.is_relative_to(LEVELS):
            status = path.stat()
            return status.st_mtime_ns, status.st_size
    return None


@lru_cache(maxsize=_CACHE_SIZE)
def _read_cached(path: Path, kind: type[Any], _version: tuple[int, int]) -> Any:
    return _read(path, kind, None)


def _read(path: Path, kind: type[Typed], hook: Hook | None) -> Typed:
    """Read and decode a level file, or raise BadLevel."""
    try:
        text = gate.read_content(path, MOST_BYTES)
    except BadContent as error:
        raise BadLevel(f"{path}: {put_field_first(str(error))}") from None
    except OSError as error:
        raise BadLevel(f"{path}: can't be read ({error.strerror})") from None
    try:
        return gate.from_toml(text, kind, hook)
    except BadContent:
        raise BadLevel(*(f"{path}: {fault}" for fault in faults_in(text, kind, hook))) from None


def load_opponents(path: Path) -> tuple[Opponent, ...]:
    """Return all opponents of a file, or raise BadLevel."""
    context = context_of(path)
    return tuple(opponent.translated(context) for opponent in read_level(path, _OpponentsFile).opponents)


def opponent_files(place: Path) -> list[Path]:
    return [path for path in _level_files(place) if place == path or path.name == OPPONENTS]


def table_files(place: Path) -> list[Path]:
    return [path for path in _level_files(place) if place == path or path.name != OPPONENTS]


def files_in(place: Path, pattern: str = "**/*.toml") -> list[Path]:
    # Unlike the methods of `Path`, these functions return False for a place that can't be looked at.
    if os.path.isfile(place):
        return [place]
    return sorted(place.glob(pattern)) if os.path.isdir(place) else []


def _level_files(place: Path) -> list[Path]:
    return [path for path in files_in(place) if (*path.relative_to(place).parts, "")[0] not in OTHER_FOLDERS]


def load_more_opponents(places: Iterable[Path], shipped: Iterable[Opponent]) -> LoadedOpponents:
    """Load the opponents in these places; those whose id is already taken are skipped and reported."""
    taken = {opponent.id: "the program" for opponent in shipped}
    opponents: list[Opponent] = []

    def load(path: Path) -> None:
        loaded = load_opponents(path)
        clashes = [
            f"{path}: opponents[{number}].id: expected an id of its own, "
            f"got {opponent.id!r}, which {taken[opponent.id]} has already"
            for number, opponent in enumerate(loaded)
            if opponent.id in taken
        ]
        added = [opponent for opponent in loaded if opponent.id not in taken]
        opponents.extend(added)
        taken.update({opponent.id: str(path) for opponent in added})
        if clashes:
            raise BadLevel(*clashes)

    problems = load_each(places, opponent_files, load, MOST_TABLES, "files of opponents")
    return LoadedOpponents(tuple(opponents), problems)


def load_each(
    places: Iterable[Path],
    find: Callable[[Path], Sequence[Path]],
    load: Callable[[Path], object],
    most: int,
    what: str,
) -> tuple[Problem, ...]:
    """Call `load` for up to `most` files in each place; return a problem for each that raises ValueError.

    If a place has more files, that's also a problem, whose message calls the files `what`.
    """
    problems: list[Problem] = []
    for place in places:
        paths = find(place)
        for path in paths[:most]:
            try:
                load(path)
            except BadLevel as error:
                problems.append(Problem(*error.args))
            except ValueError as error:
                problems.append(Problem.of(path, error))
        if len(paths) > most:
            problems.append(Problem(f"{place}: expected at most {most:,} {what}, found {len(paths):,}"))
    return tuple(problems)


def load_tables(
    folders: Iterable[Path], check: Callable[[ReadyTable], None], others: Iterable[ReadyTable] = ()
) -> LoadedTables:
    """Load the ready-made tables in folders and their subfolders; `folders` may also name single files.

    `check` raises a ValueError for a table that cannot be played, which is reported with the file's name.
    Scores and medals are saved under a table's key, so two tables of a game with the same key are a fault;
    `others` are tables that are already loaded.
    """
    taken = {(table.game, table.key) for table in others}
    tables: list[ReadyTable] = []

    def load(path: Path) -> None:
        table = read_level(path, _TableFile).ready(context_of(path))
        check(table)
        if (table.game, table.key) in taken:
            field = "name" if table.name else "title"
            raise ValueError(f"{field}: expected a unique one, {table.key!r} is already taken")
        taken.add((table.game, table.key))
        tables.append(table)

    problems = load_each(folders, table_files, load, MOST_TABLES, "tables")
    return LoadedTables(sort_tables(tables), problems)


def sort_tables(tables: Iterable[ReadyTable]) -> tuple[ReadyTable, ...]:
    return tuple(sorted(tables, key=lambda table: (table.order, table.title)))
