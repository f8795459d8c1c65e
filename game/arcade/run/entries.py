"""The entries of a run's file."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from game.files import gate
from game.files.gate import BadContent, FileLine
from game.storage.history.runs import RunLine
from game.storage.levels.run_tables import HARDEST
from game.storage.places import FileName, Word

FORMAT = 4
FIRST_FORMAT = 1
"""The format without shells, in which every table was followed by a choice of charms."""
SECOND_FORMAT = 2
"""The format that offered some charms even where they had become useless (see `fold.is_useful`)."""
THIRD_FORMAT = 3
"""The format with other levels, prices and milestones (see `charms.EARLY_LEVELS`)."""
MOST_COMBOS = 100_000
"""An upper bound on a table's points for combos, so that scores fit the table of high scores."""

Points = Annotated[float, Meta(ge=-1e6, le=1e6)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MOST_SIGNALS = 1_000
"""An upper bound on the number of signals of one kind at a table."""
Signals = Annotated[int, Meta(ge=0, le=MOST_SIGNALS)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class PlaceKind(StrEnum):
    """The kind of a place on the map: a table, a rest that restores a feather, or something unknown."""

    TABLE = "table"
    REST = "rest"
    UNKNOWN = "unknown"


class Pay(StrEnum):
    """The pay of a table.

    SHELLS: shells if it's won. CHARM: a choice of charms if it's won. STALL: shells and a visit to the stall
    if it's won. OFFER: a choice of charms, won or lost, as at every table in the first format.
    """

    SHELLS = "shells"
    CHARM = "charm"
    STALL = "stall"
    OFFER = "offer"


class Node(Struct, frozen=True):
    """A place on the map of a run.

    Attributes:
        pond: the number of the pond, from 1.
        column: 0 to 2, or 3 for the keeper.
        lane: the position in the column, from 0 at the top.
        lanes: the number of places in the column.
        table: the table's id; empty if there is none.
        game: the table's game; empty if there is none.
        to: the indices of the places it leads to; empty for the last keeper.
    """

    pond: Annotated[int, Meta(ge=1, le=6)]
    column: Annotated[int, Meta(ge=0, le=3)]
    lane: Annotated[int, Meta(ge=0, le=3)]
    lanes: Annotated[int, Meta(ge=1, le=4)]
    table: Word
    game: Word
    to: Annotated[tuple[int, ...], Meta(max_length=4)] = ()
    kind: PlaceKind = PlaceKind.TABLE
    pays: Pay = Pay.OFFER

    def __post_init__(self) -> None:
        if bool(self.table) != (self.kind is PlaceKind.TABLE):
            raise ValueError(
                f"table: expected one at places of kind {PlaceKind.TABLE} only, "
                f"got {self.table!r} at {self.kind}"
            )


class RunEntry(Struct, frozen=True, tag=True):
    """The base class of a run's entries."""


class Began(RunEntry, frozen=True, kw_only=True):
    """The run began.

    Attributes:
        daily: the date of a daily run, such as 2026-11-22; otherwise empty.
        level: the difficulty, from 0; each level adds a rule.
    """

    format: int = FORMAT
    version: Word
    seed: Seed
    course: Annotated[tuple[Node, ...], Meta(min_length=1, max_length=60)]
    started: Word = ""
    daily: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?\Z")] = ""
    level: Annotated[int, Meta(ge=0, le=HARDEST)] = 0


class SatDown(RunEntry, frozen=True):
    """The player started the table at a place, with this deal and journal."""

    node: int
    seed: Seed
    journal: FileName


class DealtAgain(RunEntry, frozen=True):
    """The same deal was restarted, in a new journal."""

    journal: FileName


class ToolUsed(RunEntry, frozen=True):
    """The player used a tool that a charm had granted, such as a hint."""

    tool: Word


class CharmUsed(RunEntry, frozen=True):
    """The player used a charm from the rack."""

    charm: Word


class TableEnded(RunEntry, frozen=True, kw_only=True):
    """A table was played to its end, or abandoned.

    Attributes:
        met: whether its goal was met.
        left: whether it was abandoned; then it's lost and scores no points.
        result: the player's result; higher is better.
        ghosts: the results of the deal's ghosts; empty if they couldn't play.
        combos: the points for combos, by combo.
        signals: how often each signal for lasting charms occurred.
    """

    met: bool
    result: Points
    ghosts: Annotated[tuple[Points, ...], Meta(max_length=100)] = ()
    combos: Annotated[dict[Word, Count], Meta(max_length=40)] = {}
    signals: Annotated[dict[Word, Signals], Meta(max_length=40)] = {}
    left: bool = False

    def __post_init__(self) -> None:
        if self.left and (self.met or self.combos):
            raise ValueError("left: expected false at a table that was won or has combos")
        if sum(self.combos.values()) > MOST_COMBOS:
            raise ValueError(f"combos: expected at most {MOST_COMBOS:,} points in all")


class CharmTaken(RunEntry, frozen=True):
    """The player took one of the offered charms."""

    charm: Word


class CharmsPassed(RunEntry, frozen=True):
    """The player declined the offered charms."""


class Visited(RunEntry, frozen=True):
    """The player went to a place without a table."""

    node: int


class CharmBought(RunEntry, frozen=True):
    """The player bought a charm at the stall."""

    charm: Word


class CharmSold(RunEntry, frozen=True):
    """The player sold a charm at the stall."""

    charm: Word


class CharmUpgraded(RunEntry, frozen=True):
    """The player upgraded a charm, which doubles its effect."""

    charm: Word


class StallLeft(RunEntry, frozen=True):
    """The player left the stall."""


class GaveUp(RunEntry, frozen=True):
    """The player gave up the run."""


AnyEntry = (
    Began
    | SatDown
    | DealtAgain
    | ToolUsed
    | CharmUsed
    | TableEnded
    | CharmTaken
    | CharmsPassed
    | Visited
    | CharmBought
    | CharmSold
    | CharmUpgraded
    | StallLeft
    | GaveUp
)


class _AnyFormat(Struct, frozen=True):
    """The first entry of a run in any format; only the format is decoded."""

    format: int = FORMAT


def entry_of(line: FileLine) -> AnyEntry:
    """Decode a line, or raise BadContent; the first line, and no other, must be `Began`."""
    if not line.whole:
        raise BadContent("expected an entry, but the line breaks off")
    if line.number > 1:
        entry = gate.from_json(line.text, RunLine[AnyEntry]).entry
        if isinstance(entry, Began):
            raise BadContent("expected the beginning of a run in line 1 only")
        return entry
    form = gate.from_json(line.text, RunLine[_AnyFormat]).entry.format
    if not FIRST_FORMAT <= form <= FORMAT:
        raise BadContent(
            f"line 1: expected format {FIRST_FORMAT} to {FORMAT}, got {form}; is it from a newer version?"
        )
    return gate.from_json(line.text, RunLine[Began]).entry
