"""The entries of a run, which is their fold (`state.py`)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from game.files import gate
from game.files.gate import FileLine, Refused
from game.storage.levels.run_tables import HARDEST
from game.storage.places import FileName

FORMAT = 3
FIRST_FORMAT = 1
"""The format without shells, where every table was followed by a choice of charms."""
SECOND_FORMAT = 2
"""The format that offered charms which only pay shells, or redraw offers, after the last stall, too."""
MOST_COMBOS = 100_000
"""More points for combos than any table has, so that every score fits among the high scores."""

Word = Annotated[str, Meta(max_length=40)]
Points = Annotated[float, Meta(ge=-1e6, le=1e6)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MOST_SIGNALS = 1_000
"""More than any table has of one kind."""
Signals = Annotated[int, Meta(ge=0, le=MOST_SIGNALS)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class PlaceKind(StrEnum):
    """What is at a place on the map: a table, a rest that mends a feather, or something unknown."""

    TABLE = "table"
    REST = "rest"
    UNKNOWN = "unknown"


class Pay(StrEnum):
    """What a table pays.

    SHELLS: shells, if it's won. CHARM: a choice of charms, if it's won. STALL: shells, if it's won, and the
    stall after it. OFFER: a choice of charms, won or lost, as at each table of the first format.
    """

    SHELLS = "shells"
    CHARM = "charm"
    STALL = "stall"
    OFFER = "offer"


class Node(Struct, frozen=True):
    """A place on the map of a run.

    Attributes:
        pond: from 1.
        column: 0 to 2; the keeper's is 3, alone in it.
        lane: its place in the column, from 0 at the top.
        lanes: the number of places in the column.
        table: the table's id; empty without a table.
        game: the table's game; empty without a table.
        to: the numbers of the places that it leads to; none from the last keeper.
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
    """The base of a run's entries."""


class Began(RunEntry, frozen=True, kw_only=True):
    """The run began.

    Attributes:
        daily: the day of a daily run, such as 2026-11-22; else empty.
        level: how hard it is, from 0; each level has one more rule.
    """

    format: int = FORMAT
    version: Word
    seed: Seed
    course: Annotated[tuple[Node, ...], Meta(min_length=1, max_length=60)]
    started: Word = ""
    daily: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?\Z")] = ""
    level: Annotated[int, Meta(ge=0, le=HARDEST)] = 0


class SatDown(RunEntry, frozen=True):
    """The player sat down at the table of a place, with a deal's seed and the name of the match's journal."""

    node: int
    seed: Seed
    journal: FileName


class DealtAgain(RunEntry, frozen=True):
    """The same deal began again, in a new journal."""

    journal: FileName


class ToolUsed(RunEntry, frozen=True):
    """A tool of the table was used once, such as a hint that a charm had granted."""

    tool: Word


class CharmUsed(RunEntry, frozen=True):
    """The player used a charm on the rack."""

    charm: Word


class TableEnded(RunEntry, frozen=True, kw_only=True):
    """A table was played to its end, or left.

    Attributes:
        left: whether the player left it before its end; it's lost then, and has no points.
        result: the player's result; higher is better.
        ghosts: the results of the deal's ghosts; none if they couldn't play.
        combos: the points for combos, by combo.
        signals: what happened that lasting charms listen for, and how often.
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
    """The player took none of the offered charms."""


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
    """The player paid for a charm on the rack to do twice as much."""

    charm: Word


class StallLeft(RunEntry, frozen=True):
    """The player left the stall."""


class GaveUp(RunEntry, frozen=True):
    """The player gave the run up."""


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


class StoredEntry(Struct, frozen=True):
    entry: AnyEntry


class _First(Struct, frozen=True):
    entry: Began


class _AnyFormat(Struct, frozen=True):
    format: int = FORMAT


class _Format(Struct, frozen=True):
    """The first line of any format, as far as it is known."""

    entry: _AnyFormat


def entry_of(line: FileLine) -> AnyEntry:
    """Return the entry of a line, or raise Refused; the first one must begin the run."""
    if not line.whole:
        raise Refused("expected an entry, but the line breaks off")
    if line.number > 1:
        entry = gate.from_json(line.text, StoredEntry).entry
        if isinstance(entry, Began):
            raise Refused("expected the beginning of a run in line 1 only")
        return entry
    form = gate.from_json(line.text, _Format).entry.format
    if not FIRST_FORMAT <= form <= FORMAT:
        raise Refused(
            f"line 1: expected format {FIRST_FORMAT} to {FORMAT}, got {form}; is it from a newer version?"
        )
    return gate.from_json(line.text, _First).entry
