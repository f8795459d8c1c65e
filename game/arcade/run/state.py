"""A run as the fold of its entries: what has been won so far, and what is pending.

`begin` and `advance` are the only transitions: each entry leads from one run to the next, or is refused. All
chance comes from the run's seed, so that the same entries always give the same run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from game.arcade.run.charms import CHARMS, ROOM, Charm, CharmMoment, Effects, Tool, offered
from game.arcade.run.course import KEEPER, NoCourse, check_course, column_of, starts
from game.arcade.run.entries import (
    AnyEntry,
    Began,
    CharmsPassed,
    CharmTaken,
    CharmUsed,
    DealtAgain,
    GaveUp,
    Node,
    SatDown,
    TableEnded,
    ToolUsed,
)
from game.arcade.run.scoring import factor, par_points, table_points
from game.engine.chance import seed_of
from game.storage.levels.run_tables import PONDS

FEATHERS = 3
"""The feathers at the beginning of a run; without any, it's lost."""


# -- what is pending ---------------------------------------------------------------------------------


class ChooseTable(Struct, frozen=True):
    """The player chooses one of these places, by their numbers on the map."""

    nodes: tuple[int, ...]


class AtTable(Struct, frozen=True):
    """The player sits at the table of a place, or has played it to its end without counting it yet."""

    node: int
    seed: int
    journal: str


class ChooseCharm(Struct, frozen=True):
    """The player takes one of these charms, by id, or none."""

    charms: tuple[str, ...]


class Over(Struct, frozen=True):
    """The run is over: won, lost, or given up."""

    won: bool


Pending = ChooseTable | AtTable | ChooseCharm | Over


# -- the run -----------------------------------------------------------------------------------------


class PlayedTable(Struct, frozen=True):
    """A table that was played.

    Attributes:
        par_points: for the result compared with par.
        combos: the points for combos, by combo, as they count.
        streak: the tables won in a row up to this one; 0 if it was lost.
        factor: the factor for streak, pond and stakes.
        score: the points in total.
        feathers: its cost.
    """

    node: int
    seed: int
    journal: str
    met: bool
    result: float
    ghosts: tuple[float, ...]
    par_points: int
    combos: Mapping[str, int]
    streak: int
    factor: int
    score: int
    feathers: int


class Run(Struct, frozen=True):
    """The state of a run.

    Attributes:
        feathers: those left.
        score: the points so far.
        streak: the tables won in a row.
        rack: the charms that may be used, by id, in the order in which they were taken.
        effects: those of charms used for this table, or the next one.
        redraws: how often other charms were requested in the current offer.
        played: the tables played to their end, in order.
    """

    seed: int
    daily: str
    course: tuple[Node, ...]
    pending: Pending
    feathers: int = FEATHERS
    score: int = 0
    streak: int = 0
    rack: tuple[str, ...] = ()
    effects: Effects = Effects()
    redraws: int = 0
    played: tuple[PlayedTable, ...] = ()

    @property
    def over(self) -> bool:
        return isinstance(self.pending, Over)

    @property
    def pond(self) -> int:
        """The player's current pond, from 1; at the end, the last one."""
        match self.pending:
            case ChooseTable(nodes=(first, *_)):
                return self.course[first].pond
            case AtTable(node=node):
                return self.course[node].pond
        return self.course[self.played[-1].node].pond if self.played else 1

    @property
    def ponds(self) -> int:
        """The number of ponds whose keepers are beaten."""
        return sum(one.met and self.course[one.node].column == KEEPER for one in self.played)

    def usable(self, charm: str) -> bool:
        """Return whether a charm on the rack may be used now, and would have an effect."""
        found = CHARMS[charm]
        match self.pending:
            case ChooseTable(nodes=nodes):
                return found.moment is CharmMoment.MAP and self._helps(found, nodes)
            case AtTable(node=node):
                return found.moment is CharmMoment.TABLE and found.game in ("", self.course[node].game)
            case ChooseCharm():
                return found.moment is CharmMoment.OFFER
        return False

    def takeable(self, charm: str) -> bool:
        """Return whether an offered charm may be taken: the rack has room for it, or it needs none."""
        return CHARMS[charm].moment is CharmMoment.TAKEN or len(self.rack) < ROOM

    def live_score(self, combos: int) -> int:
        """Return the score during a table with some points for combos; par points come at its end."""
        if not isinstance(self.pending, AtTable):
            return self.score
        points = table_points(0, combos, replace(self.effects, least_points=0))
        return self.score + points * self.next_factor

    @property
    def next_factor(self) -> int:
        """The factor of the current or next table's points if it's won."""
        run = _go_on(self) if isinstance(self.pending, ChooseCharm) else self
        return factor(run.streak + 1, run.pond, run.effects)

    @property
    def next_nodes(self) -> tuple[int, ...]:
        """The places to choose from after the table played last; an unbeaten keeper bars the way."""
        done = self.played[-1]
        node = self.course[done.node]
        barred = node.column == KEEPER and not done.met
        return (done.node,) if barred else node.to

    def table_seed(self, node: int) -> int:
        """Return the seed of the next deal at a place, another one each time it's played."""
        again = sum(one.node == node for one in self.played)
        return seed_of(self.seed, "table", node, again) >> 16

    def _helps(self, charm: Charm, nodes: tuple[int, ...]) -> bool:
        """Return whether a charm would change anything for the tables to choose from."""
        return not charm.effects.any_table or len(self._column(nodes)) > len(nodes)

    def _column(self, nodes: tuple[int, ...]) -> tuple[int, ...]:
        """Return all places in the column of some places."""
        first = self.course[nodes[0]]
        return column_of(self.course, first.pond, first.column)


class WrongEntry(ValueError):
    """An entry that doesn't fit what is pending in its run; the text says what was expected."""


def begin(began: Began) -> Run:
    """Return the run at its beginning.

    Raises:
        WrongEntry: if its map is invalid.
    """
    try:
        check_course(began.course)
    except NoCourse as error:
        raise WrongEntry(str(error)) from None
    return Run(began.seed, began.daily, began.course, ChooseTable(starts(began.course)))


def fold(entries: Iterable[AnyEntry]) -> Run:
    """Return the run after these entries, of which the first must begin it.

    Raises:
        WrongEntry: if one doesn't fit.
    """
    run: Run | None = None
    for entry in entries:
        if run is None:
            if not isinstance(entry, Began):
                raise WrongEntry("expected the beginning of a run")
            run = begin(entry)
        else:
            run = advance(run, entry)
    if run is None:
        raise WrongEntry("expected the beginning of a run")
    return run


def advance(run: Run, entry: AnyEntry) -> Run:
    """Return the run after an entry.

    Raises:
        WrongEntry: if it doesn't fit what is pending.
    """
    match run.pending, entry:
        case ChooseTable(nodes=nodes), SatDown(node=node, seed=seed, journal=journal) if node in nodes:
            return replace(run, pending=AtTable(node, seed, journal))
        case ChooseTable() | AtTable() | ChooseCharm(), CharmUsed(charm=charm) if charm in run.rack:
            return _used(run, charm)
        case AtTable() as table, DealtAgain(journal=journal) if run.effects.left(Tool.AGAIN):
            left = run.effects.spent(Tool.AGAIN)
            return replace(run, pending=replace(table, journal=journal), effects=left)
        case AtTable(), ToolUsed(tool=tool) if tool in (Tool.HINT, Tool.UNDO, Tool.VANE, Tool.SIGHT):
            if run.effects.left(Tool(tool)):
                return replace(run, effects=run.effects.spent(Tool(tool)))
        case AtTable() as table, TableEnded():
            return _ended(run, table, entry)
        case ChooseCharm(charms=charms), CharmTaken(charm=charm) if charm in charms and run.takeable(charm):
            return _go_on(_taken(run, CHARMS[charm]))
        case ChooseCharm(), CharmsPassed():
            return _go_on(run)
        case ((ChooseTable() | AtTable() | ChooseCharm()), GaveUp()):
            return replace(run, pending=Over(won=False))
    raise WrongEntry(f"expected an entry that fits {type(run.pending).__name__}, got {entry}")


def _used(run: Run, charm: str) -> Run:
    if not run.usable(charm):
        raise WrongEntry(f"expected a charm that may be used now, got {charm!r}")
    place = run.rack.index(charm)
    rack = run.rack[:place] + run.rack[place + 1 :]
    effects = CHARMS[charm].effects
    match run.pending:
        case ChooseTable(nodes=nodes) if effects.any_table:
            return replace(run, rack=rack, pending=ChooseTable(run._column(nodes)))
        case ChooseCharm():
            redraws = run.redraws + effects.redraws
            charms = offered(run.seed, len(run.played), redraws)
            return replace(run, rack=rack, redraws=redraws, pending=ChooseCharm(charms))
    return replace(run, rack=rack, effects=run.effects + effects)


def _ended(run: Run, table: AtTable, ended: TableEnded) -> Run:
    """Count a table's result: the run is lost, won, or offers charms."""
    node = run.course[table.node]
    streak = run.streak + 1 if ended.met else 0
    points = par_points(node.game, ended.result, ended.ghosts)
    multiplied = factor(streak, node.pond, run.effects)
    score = table_points(points, sum(ended.combos.values()), run.effects) * multiplied
    cost = 0 if ended.met else max(1 + run.effects.stakes - run.effects.spared, 0)
    done = PlayedTable(
        table.node,
        table.seed,
        table.journal,
        ended.met,
        ended.result,
        ended.ghosts,
        max(points, run.effects.least_points),
        {combo: count * (1 + run.effects.combos) for combo, count in ended.combos.items()},
        streak,
        multiplied,
        score,
        cost,
    )
    kept = run.streak if run.effects.keeps_streak and not ended.met else streak
    after = replace(
        run,
        feathers=max(run.feathers - cost, 0),
        score=run.score + score,
        streak=kept,
        effects=Effects(),
        played=(*run.played, done),
        redraws=0,
        pending=ChooseCharm(offered(run.seed, len(run.played) + 1, 0)),
    )
    if not after.feathers:
        return replace(after, pending=Over(won=False))
    if ended.met and (node.pond, node.column) == (PONDS, KEEPER):
        return replace(after, pending=Over(won=True))
    return after


def _taken(run: Run, charm: Charm) -> Run:
    if charm.moment is not CharmMoment.TAKEN:
        return replace(run, rack=(*run.rack, charm.id))
    bonus = charm.effects.bonus * run.pond
    return replace(run, feathers=run.feathers + charm.effects.feathers, score=run.score + bonus)


def _go_on(run: Run) -> Run:
    """Let the player choose the next table."""
    return replace(run, pending=ChooseTable(run.next_nodes))
