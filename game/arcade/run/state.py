"""The state of a run, which `fold.py` computes: what was won so far, and what is pending."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import reduce
from operator import add

from msgspec import Struct
from msgspec.structs import replace

from game.arcade.run.charms import (
    CHARM_VALUES,
    CHARMS,
    EARLY_LEVELS,
    RUN_LEVELS,
    Charm,
    CharmAct,
    CharmMoment,
    Effects,
    RunLevel,
)
from game.arcade.run.course import KEEPER, column_of
from game.arcade.run.entries import FIRST_FORMAT, FORMAT, THIRD_FORMAT, Node, PlaceKind
from game.arcade.run.scoring import charm_acts, score_factor, table_points
from game.engine.chance import seed_of

FEATHERS = RUN_LEVELS[0].feathers
"""The feathers at the start of the easiest level; a run without feathers is lost."""


# -- pending decisions -------------------------------------------------------------------------------


class ChooseTable(Struct, frozen=True):
    """The player's choice between places, given by their indices on the map."""

    nodes: tuple[int, ...]


class AtTable(Struct, frozen=True):
    """The table at which the player is, from its first deal until it's scored."""

    node: int
    seed: int
    journal: str


class ChooseCharm(Struct, frozen=True):
    """An offer of charms (ids), of which the player may take one."""

    charms: tuple[str, ...]


class AtStall(Struct, frozen=True):
    """The stall, with the charms on sale (ids); the player may also sell and upgrade charms."""

    charms: tuple[str, ...]


class Over(Struct, frozen=True):
    """The end of a run: won, lost or given up."""

    won: bool


Pending = ChooseTable | AtTable | ChooseCharm | AtStall | Over


# -- the run -----------------------------------------------------------------------------------------


class PlayedTable(Struct, frozen=True):
    """A table that was played.

    Attributes:
        par_points: the points for the result compared with par.
        combos: the points for combos, by combo, including what charms have added.
        streak: the number of tables won in a row up to this one; 0 if it was lost.
        factor: the factor by which the points were multiplied.
        feathers: the feathers that losing it cost; 0 if it was won.
        acts: what lasting charms have added, in the order of the rack.
        grown: the feathers gained at milestones of the score.
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
    """A find at a place without a table.

    REST: a restored feather, or shells if none is missing. SHELLS: shells. CHARM: a choice of charms. STALL:
    the stall. PIKE: a pike that takes half of the shells. TOLL: a rest that the player couldn't afford.
    """

    REST = "rest"
    SHELLS = "shells"
    CHARM = "charm"
    STALL = "stall"
    PIKE = "pike"
    TOLL = "toll"


class Visit(Struct, frozen=True):
    """A visit to a place without a table: what was found, and the feathers and shells gained."""

    node: int
    find: Find
    feathers: int = 0
    shells: int = 0


class Run(Struct, frozen=True):
    """The state of a run.

    Attributes:
        format: the format of the file, which affects what is paid and offered.
        streak: the number of tables won in a row.
        rack: the ids of the charms owned, in the order in which they were taken.
        upgraded: the ids of the charms on the rack that count twice.
        grown: the points that charms on the rack have gained permanently.
        effects: the effects of charms used for this or the next table; at a table, also of lasting ones.
        redraws: how many times the current offer was redrawn.
        offers: how many times charms have been offered.
        shown: the charms offered last.
        here: the index of the player's current or last place; None at the start.
        visits: the visits to places without a table, in order.
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
    def is_classic(self) -> bool:
        """Whether the run has the first format, without shells and with charms after each table."""
        return self.format == FIRST_FORMAT

    @property
    def rules(self) -> RunLevel:
        return (RUN_LEVELS if self.format > THIRD_FORMAT else EARLY_LEVELS)[self.level]

    @property
    def pond(self) -> int:
        """The number of the player's current pond, from 1."""
        match self.pending:
            case ChooseTable(nodes=(first, *_)):
                return self.course[first].pond
            case AtTable(node=node):
                return self.course[node].pond
        return 1 if self.here is None else self.course[self.here].pond

    @property
    def ponds(self) -> int:
        """The number of ponds whose keeper was beaten."""
        return sum(table.met and self.course[table.node].column == KEEPER for table in self.played)

    # -- charms --------------------------------------------------------------------------------------

    def is_usable(self, charm: str) -> bool:
        """Return whether a charm on the rack may be used now and would have an effect."""
        owned = CHARMS[charm]
        match self.pending:
            case ChooseTable(nodes=nodes):
                return owned.moment is CharmMoment.MAP and self._would_help(owned, nodes)
            case AtTable(node=node):
                return owned.moment is CharmMoment.TABLE and owned.game in ("", self.course[node].game)
            case ChooseCharm() | AtStall():
                return owned.moment is CharmMoment.OFFER
        return False

    def is_takeable(self, charm: str) -> bool:
        """Return whether an offered charm may be taken: the rack has a free hook, or the charm needs none."""
        return CHARMS[charm].moment is CharmMoment.TAKEN or len(self.rack) < self.rules.hooks

    def multiplicity(self, charm: str) -> int:
        """Return how often a charm's effect counts: twice if it's upgraded."""
        return 2 if charm in self.upgraded else 1

    def price(self, charm: str) -> int:
        value = CHARM_VALUES[CHARMS[charm].rarity]
        return max(value + self.rules.surcharge - self.lasting_effects().haggle, value // 2)

    def sale_price(self, charm: str) -> int:
        return CHARM_VALUES[CHARMS[charm].rarity] * self.multiplicity(charm) // 2

    def is_upgradable(self, charm: str) -> bool:
        return CHARMS[charm].lasting and charm not in self.upgraded

    def feather_cost(self, node: Node, effects: Effects) -> int:
        toll = self.rules.toll if node.column == KEEPER else 1
        return max(toll + effects.stakes - effects.spared, 0)

    def lasting_effects(self, game: str = "") -> Effects:
        owned = [CHARMS[charm] for charm in self.rack]
        effects = [charm.effects for charm in owned if charm.lasting and charm.game in ("", game)]
        doubled = [CHARMS[charm].effects for charm in self.upgraded if CHARMS[charm].game in ("", game)]
        return reduce(add, [*effects, *doubled], Effects())

    @property
    def charms_in_use(self) -> tuple[str, ...]:
        """The ids of the charms used on the map that affect this or the next table."""
        map_charms = (charm for charm in CHARMS.values() if charm.moment is CharmMoment.MAP)
        return tuple(charm.id for charm in map_charms if self.effects.includes(charm.effects))

    def effects_at(self, node: int) -> Effects:
        if isinstance(self.pending, AtTable):
            return self.effects
        return self.effects + self.lasting_effects(self.course[node].game)

    def live_acts(self, signals: Mapping[str, int]) -> tuple[CharmAct, ...]:
        """Return what lasting charms have added at this table so far, without the gains of earlier tables."""
        return charm_acts(self.rack, self.upgraded, {}, signals)

    # -- the score -----------------------------------------------------------------------------------

    def live_score(self, combos: int, acts: tuple[CharmAct, ...] = ()) -> int:
        """Return the score during a table, with combos and charms so far, but without par points."""
        if not isinstance(self.pending, AtTable):
            return self.score
        points = table_points(0, combos, replace(self.effects, least_points=0), acts)
        return self.score + points * score_factor(self.streak + 1, self.pond, self.effects, acts)

    @property
    def next_factor(self) -> int:
        """The factor for winning the current or next table, without lasting charms."""
        chosen = isinstance(self.pending, ChooseCharm | AtStall)
        run = replace(self, pending=ChooseTable(self.next_nodes)) if chosen else self
        return score_factor(run.streak + 1, run.pond, run.effects)

    # -- the map -------------------------------------------------------------------------------------

    @property
    def next_nodes(self) -> tuple[int, ...]:
        """The places to choose from next; after losing to a keeper, only the keeper's."""
        here = self.here or 0
        node = self.course[here]
        must_repeat = node.column == KEEPER and not self.played[-1].met
        return (here,) if must_repeat else node.to

    @property
    def places_ahead(self) -> tuple[Node, ...]:
        seen: set[int] = set()
        waiting = list(self.next_nodes)
        while waiting:
            number = waiting.pop()
            if number not in seen:
                seen.add(number)
                waiting += self.course[number].to
        return tuple(self.course[number] for number in sorted(seen))

    def table_seed(self, node: int) -> int:
        """Return the seed for the next deal at a place, which differs each time it is played."""
        earlier = sum(table.node == node for table in self.played)
        return seed_of(self.seed, "table", node, earlier) >> 16

    def column(self, nodes: tuple[int, ...]) -> tuple[int, ...]:
        first = self.course[nodes[0]]
        return column_of(self.course, first.pond, first.column)

    def _would_help(self, charm: Charm, nodes: tuple[int, ...]) -> bool:
        """Return whether a charm used now would have an effect at any of the places to choose from."""
        if charm.effects.any_table:
            return len(self.column(nodes)) > len(nodes)
        return any(self.course[node].kind is PlaceKind.TABLE for node in nodes)
