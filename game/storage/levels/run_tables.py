"""The tables of runs: typed and validated TOML files in `levels/run/`; broken ones are skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from game.storage.levels.faults import Problem, raise_faults
from game.storage.levels.tables import MOST_TABLES, Id, files_in, load_each, read_level
from game.storage.levels.texts import Sentence, Title, context_of, localized, unknown_languages

PONDS = 6
"""The number of ponds in a run."""
HARDEST = 5
"""The hardest level of a run; the easiest is 0."""

_LONGEST_NAME = 40

Pond = Annotated[int, Meta(ge=1, le=PONDS)]
Points = Annotated[int, Meta(ge=0, le=200)]


# -- goals -------------------------------------------------------------------------------------------


class Goal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The goal of a run's table; `game.arcade.run.goals` checks and describes it."""


class Place(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="place"):
    """The goal of finishing in this place or a better one."""

    at_most: Annotated[int, Meta(ge=1, le=10)]


class ReachPar(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="par"):
    """The goal of reaching the deal's par."""


class KeepUp(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="keep_up"):
    """The goal of doing at least as well as this many of the deal's ghosts."""

    ghosts: Annotated[int, Meta(ge=1, le=12)]


class PointsAtMost(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="points_at_most"):
    """The goal of finishing with at most this many points, in a game where fewer are better."""

    points: Points


class PointsAtLeast(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="points_at_least"):
    """The goal of finishing with at least this many points, in a game where more are better."""

    points: Annotated[int, Meta(ge=1, le=200)]


class MakeBid(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="make_bid"):
    """The goal of winning the bidding and making the bid this many times."""

    times: Annotated[int, Meta(ge=1, le=3)] = 1


class WinBy(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="win_by"):
    """The goal of beating every other team by at least this many points."""

    points: Annotated[int, Meta(ge=1, le=200)]


class RowsAtMost(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="rows_at_most"):
    """The goal of taking at most this many rows in 6 takes!."""

    rows: Annotated[int, Meta(ge=0, le=9)]


class AheadOf(Goal, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="ahead_of"):
    """The goal of finishing ahead of an opponent, given by id."""

    opponent: Id


AnyGoal = Place | ReachPar | KeepUp | PointsAtMost | PointsAtLeast | MakeBid | WinBy | RowsAtMost | AheadOf


# -- tables ------------------------------------------------------------------------------------------


class RunTable(Struct, frozen=True, kw_only=True):
    """A table of a run.

    Attributes:
        opponents: the opponents' ids, in the order of the seats around the player's.
        ponds: the first and last pond of a run in which the table may appear.
        keeper: the id of the opponent who guards the way out of the pond; empty for ordinary tables.
        before, won, lost: what the keeper says before the match and after it; empty for ordinary tables.
        hard: the goal's difficulty: 1 if at most 15 of 100 ghosts miss it, 2 if at most 23 do, otherwise 3.
        own: whether it was added by the player or a package.
    """

    id: str
    game: str
    title: str
    about: str
    opponents: tuple[str, ...]
    ponds: tuple[int, int]
    goal: AnyGoal
    options: Mapping[str, Any] = {}
    seat: int = 0
    keeper: str = ""
    before: str = ""
    won: str = ""
    lost: str = ""
    hard: int = 2
    own: bool = False

    @property
    def texts(self) -> tuple[str, ...]:
        return self.title, self.about, self.before, self.won, self.lost


class RunText(Struct, frozen=True, forbid_unknown_fields=True):
    title: Title = ""
    about: Sentence = ""
    before: Sentence = ""
    won: Sentence = ""
    lost: Sentence = ""


class _RunTableFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The TOML file of a run's table."""

    game: Id
    title: Title
    about: Sentence
    opponents: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=31)]
    ponds: tuple[Pond, Pond]
    goal: AnyGoal
    options: dict[str, Any] = {}
    seat: Annotated[int, Meta(ge=1, le=32)] = 1
    keeper: Id | None = None
    before: Sentence = ""
    won: Sentence = ""
    lost: Sentence = ""
    hard: Annotated[int, Meta(ge=1, le=3)] = 2
    text: dict[str, RunText] = {}

    def __post_init__(self) -> None:
        raise_faults(self._faults())

    def _faults(self) -> Iterator[str]:
        yield from unknown_languages(self.text)
        if self.ponds[0] > self.ponds[1]:
            yield f"ponds: expected the first pond, then the last, got {list(self.ponds)}"
        for field in ("before", "won", "lost"):
            if bool(getattr(self, field)) != (self.keeper is not None):
                expected = "a sentence of the keeper" if self.keeper else "none without a keeper"
                yield f"{field}: expected {expected}, got {getattr(self, field)!r}"

    def table(self, name: str, context: str, *, own: bool) -> RunTable:
        """Return the table, with its texts in all available languages."""
        fields = ("title", "about", "before", "won", "lost")
        return RunTable(
            id=name,
            game=self.game,
            opponents=self.opponents,
            ponds=self.ponds,
            goal=self.goal,
            options=self.options,
            seat=self.seat - 1,
            keeper=self.keeper or "",
            hard=self.hard,
            own=own,
            **{field: localized(self.text, field, getattr(self, field), context) for field in fields},
        )


RUN = "run"
"""The subfolder of a levels folder that has the tables of runs."""


class LoadedRunTables(Struct, frozen=True):
    """The valid tables by id, and a message for each invalid file."""

    tables: dict[str, RunTable]
    problems: tuple[Problem, ...]


def load_run_tables(
    shipped: Path, others: Iterable[Path], check: Callable[[RunTable], None]
) -> LoadedRunTables:
    """Load the tables of runs from all folders; `check` raises ValueError for an invalid one."""
    house = add_run_tables(LoadedRunTables({}, ()), [shipped], check, own=False)
    return add_run_tables(house, others, check)


def add_run_tables(
    loaded: LoadedRunTables, folders: Iterable[Path], check: Callable[[RunTable], None], *, own: bool = True
) -> LoadedRunTables:
    """Return `loaded` with the tables in more folders added; `own` marks those as a player's or package's."""
    tables = dict(loaded.tables)

    def load(path: Path) -> None:
        table = read_level(path, _RunTableFile).table(path.stem, context_of(path), own=own)
        if len(table.id) > _LONGEST_NAME:
            raise ValueError(f"expected a name of at most {_LONGEST_NAME} letters")
        if table.id in tables:
            raise ValueError(f"expected a unique name, but {path.name} is used twice")
        check(table)
        tables[table.id] = table

    problems = load_each(folders, files_in, load, MOST_TABLES, "tables")
    return LoadedRunTables(tables, loaded.problems + problems)
