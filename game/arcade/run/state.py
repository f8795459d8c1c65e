"""A run: what has been won so far, and what is pending. `fold.py` makes it from its entries."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import reduce
from operator import add

from msgspec import Struct
from msgspec.structs import replace

from game.arcade.run.charms import CHARMS, PRICES, RUN_LEVELS, Charm, CharmAct, CharmMoment, Effects, RunLevel
from game.arcade.run.course import KEEPER, column_of
from game.arcade.run.entries import FIRST_FORMAT, FORMAT, Node, PlaceKind
from game.arcade.run.scoring import acts_of, factor, table_points
from game.engine.chance import seed_of

FEATHERS = RUN_LEVELS[0].feathers
"""The feathers at the beginning of a run, at the easiest level; without any, it's lost."""


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


class AtStall(Struct, frozen=True):
    """The player buys, sells and upgrades charms; these, by id, are for sale."""

    charms: tuple[str, ...]


class Over(Struct, frozen=True):
    """The run is over: won, lost, or given up."""

    won: bool


Pending = ChooseTable | AtTable | ChooseCharm | AtStall | Over


# -- the run -----------------------------------------------------------------------------------------


class PlayedTable(Struct, frozen=True):
    """A table that was played.

    Attributes:
        par_points: for the result compared with par.
        combos: the points for combos, by combo, as they count.
        streak: the tables won in a row up to this one; 0 if it was lost.
        factor: the factor for streak, charms, pond and stakes.
        acts: what lasting charms have added, in the order of the rack.
        grown: the feathers that the score has grown.
        own_factor: the streak's part of the factor.
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
    acts: tuple[CharmAct, ...] = ()
    shells: int = 0
    grown: int = 0
    own_factor: int = 1


class Find(StrEnum):
    """What was at a place without a table.

    REST: a mended feather, or shells if none was lost. SHELLS: shells. CHARM: a choice of charms. STALL: the
    stall. PIKE: somebody who takes half of the shells. TOLL: a rest that the player couldn't pay for.
    """

    REST = "rest"
    SHELLS = "shells"
    CHARM = "charm"
    STALL = "stall"
    PIKE = "pike"
    TOLL = "toll"


class Visit(Struct, frozen=True):
    """A visit to a place without a table: what was there, and how many feathers or shells came of it."""

    node: int
    find: Find
    feathers: int = 0
    shells: int = 0


class Run(Struct, frozen=True):
    """The state of a run.

    Attributes:
        format: that of its file, which decides what is paid and offered.
        streak: the tables won in a row.
        rack: the charms that may be used, by id, in the order in which they were taken.
        upgraded: those that do twice as much.
        grown: the points by which charms on the rack have grown.
        effects: those of charms used for this table, or the next one; at a table, also of lasting ones.
        redraws: how often other charms were requested in the current offer.
        offers: how often charms were offered before.
        shown: the charms offered last.
        here: the place of the last table or visit; None at the beginning.
        visits: to places without a table, in order.
    """

    seed: int
    daily: str
    course: tuple[Node, ...]
    pending: Pending
    format: int = FORMAT
    level: int = 0
    feathers: int = FEATHERS
    score: int = 0
    streak: int = 0
    shells: int = 0
    rack: tuple[str, ...] = ()
    upgraded: tuple[str, ...] = ()
    grown: Mapping[str, int] = {}
    effects: Effects = Effects()
    redraws: int = 0
    offers: int = 0
    shown: tuple[str, ...] = ()
    here: int | None = None
    played: tuple[PlayedTable, ...] = ()
    visits: tuple[Visit, ...] = ()

    @property
    def over(self) -> bool:
        return isinstance(self.pending, Over)

    @property
    def classic(self) -> bool:
        """Whether it's of the first format, without shells and with charms after each table."""
        return self.format == FIRST_FORMAT

    @property
    def rules(self) -> RunLevel:
        return RUN_LEVELS[self.level]

    @property
    def pond(self) -> int:
        """The player's current pond, from 1; at the end, the last one."""
        match self.pending:
            case ChooseTable(nodes=(first, *_)):
                return self.course[first].pond
            case AtTable(node=node):
                return self.course[node].pond
        return 1 if self.here is None else self.course[self.here].pond

    @property
    def ponds(self) -> int:
        """The number of ponds whose keepers are beaten."""
        return sum(one.met and self.course[one.node].column == KEEPER for one in self.played)

    # -- charms --------------------------------------------------------------------------------------

    def usable(self, charm: str) -> bool:
        """Return whether a charm on the rack may be used now, and would have an effect."""
        found = CHARMS[charm]
        match self.pending:
            case ChooseTable(nodes=nodes):
                return found.moment is CharmMoment.MAP and self._helps(found, nodes)
            case AtTable(node=node):
                return found.moment is CharmMoment.TABLE and found.game in ("", self.course[node].game)
            case ChooseCharm() | AtStall():
                return found.moment is CharmMoment.OFFER
        return False

    def takeable(self, charm: str) -> bool:
        """Return whether an offered charm may be taken: the rack has room for it, or it needs none."""
        return CHARMS[charm].moment is CharmMoment.TAKEN or len(self.rack) < self.rules.hooks

    def times(self, charm: str) -> int:
        """Return how often a charm on the rack counts: twice once it's upgraded."""
        return 2 if charm in self.upgraded else 1

    def price(self, charm: str) -> int:
        full = PRICES[CHARMS[charm].rarity]
        return max(full + self.rules.dearer - self.lasting().haggle, full // 2)

    def worth(self, charm: str) -> int:
        return PRICES[CHARMS[charm].rarity] * self.times(charm) // 2

    def upgradable(self, charm: str) -> bool:
        return CHARMS[charm].lasting and charm not in self.upgraded

    def cost(self, node: Node, effects: Effects) -> int:
        toll = self.rules.toll if node.column == KEEPER else 1
        return max(toll + effects.stakes - effects.spared, 0)

    def lasting(self, game: str = "") -> Effects:
        found = [CHARMS[one] for one in self.rack]
        effects = [one.effects for one in found if one.lasting and one.game in ("", game)]
        twice = [CHARMS[one].effects for one in self.upgraded if CHARMS[one].game in ("", game)]
        return reduce(add, [*effects, *twice], Effects())

    @property
    def in_use(self) -> tuple[str, ...]:
        """The charms of the map that hold for this table, or the next one, by id."""
        found = (one for one in CHARMS.values() if one.moment is CharmMoment.MAP)
        return tuple(one.id for one in found if self.effects.include(one.effects))

    def effects_at(self, node: int) -> Effects:
        if isinstance(self.pending, AtTable):
            return self.effects
        return self.effects + self.lasting(self.course[node].game)

    def live_acts(self, signals: Mapping[str, int]) -> tuple[CharmAct, ...]:
        """Return what lasting charms have added at a table that isn't over yet."""
        return acts_of(self.rack, self.upgraded, {}, signals)

    # -- the score -----------------------------------------------------------------------------------

    def live_score(self, combos: int, acts: tuple[CharmAct, ...] = ()) -> int:
        """Return the score during a table with combos and acts so far; par points come at its end."""
        if not isinstance(self.pending, AtTable):
            return self.score
        points = table_points(0, combos, replace(self.effects, least_points=0), acts)
        return self.score + points * factor(self.streak + 1, self.pond, self.effects, acts)

    @property
    def next_factor(self) -> int:
        """The factor of the current or next table's points if it's won, without lasting charms."""
        chosen = isinstance(self.pending, ChooseCharm | AtStall)
        run = replace(self, pending=ChooseTable(self.next_nodes)) if chosen else self
        return factor(run.streak + 1, run.pond, run.effects)

    # -- the map -------------------------------------------------------------------------------------

    @property
    def next_nodes(self) -> tuple[int, ...]:
        """The places to choose from after the last one; an unbeaten keeper bars the way."""
        here = self.here or 0
        node = self.course[here]
        barred = node.column == KEEPER and not self.played[-1].met
        return (here,) if barred else node.to

    @property
    def ahead(self) -> tuple[Node, ...]:
        seen: set[int] = set()
        waiting = list(self.next_nodes)
        while waiting:
            number = waiting.pop()
            if number not in seen:
                seen.add(number)
                waiting += self.course[number].to
        return tuple(self.course[number] for number in sorted(seen))

    def table_seed(self, node: int) -> int:
        """Return the seed of the next deal at a place, another one each time it's played."""
        again = sum(one.node == node for one in self.played)
        return seed_of(self.seed, "table", node, again) >> 16

    def column(self, nodes: tuple[int, ...]) -> tuple[int, ...]:
        first = self.course[nodes[0]]
        return column_of(self.course, first.pond, first.column)

    def _helps(self, charm: Charm, nodes: tuple[int, ...]) -> bool:
        """Return whether a charm would change anything for the places to choose from."""
        if charm.effects.any_table:
            return len(self.column(nodes)) > len(nodes)
        return any(self.course[node].kind is PlaceKind.TABLE for node in nodes)
