"""Simulated runs: policies choose places and charms; results of tables are drawn from banked deals.

A simulated player is as strong as a ghost. Charms that help with choices, such as hints or decoys, are
modelled as a second try at the table, of which the better one counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from game.arcade.run import entries as en
from game.arcade.run.charms import CHARMS, Charm, CharmMoment, Tool
from game.arcade.run.fold import advance, begin
from game.arcade.run.state import AtStall, AtTable, ChooseCharm, ChooseTable, Run
from game.lab.runs.bank import EASES, SimulationDeal, TableResult
from game.lab.runs.times import CHARM_SECONDS, PLACE_SECONDS, TRADE_SECONDS

Chances = Mapping[str, float]
"""The probability of meeting each table's goal, by table id."""


class RunPolicy(Struct, frozen=True):
    """A simulated player's way of choosing.

    Attributes:
        place_value: returns the value of a place; the best place is chosen.
        charm_value: returns the value of a charm; it isn't taken if that's 0 or less.
        trades: whether the player buys and upgrades at the stall.
    """

    name: str
    place_value: Callable[[Run, en.Node, Chances, random.Random], float]
    charm_value: Callable[[Run, Charm, random.Random], float]
    trades: bool = True


def _random_value(_run: Run, _node: en.Node, _chances: Chances, chance: random.Random) -> float:
    return chance.random()


def _safety_value(run: Run, node: en.Node, chances: Chances, chance: random.Random) -> float:
    """Return a place's value: highest for rests if feathers are missing, otherwise for easy tables."""
    if node.kind is en.PlaceKind.REST:
        return 2.0 if run.feathers < run.rules.feathers else 0.0
    return chances.get(node.table, 0.5) + chance.random() / 100


def _charm_or_safety_value(run: Run, node: en.Node, chances: Chances, chance: random.Random) -> float:
    """Return a place's value: highest for tables that pay charms; with one feather left, the safety value."""
    if run.feathers == 1:
        return _safety_value(run, node, chances, chance)
    return (node.pays is en.Pay.CHARM) + chances.get(node.table, 0.5) / 2 + chance.random() / 100


_SAFE = frozenset({"feather", "life_belt", "second_wind", "kind_eye", "down_pillow", "monocle", "lantern"})


POLICIES = (
    RunPolicy("none", _random_value, lambda *_: 0.0, trades=False),
    RunPolicy("random", _random_value, lambda _run, _charm, chance: chance.random()),
    RunPolicy("careful", _safety_value, lambda _run, charm, chance: (charm.id in _SAFE) + chance.random()),
    RunPolicy("builder", _charm_or_safety_value, lambda _run, charm, chance: charm.lasting + chance.random()),
)
"""The policies: no charms, random charms, safe places and charms, and lasting charms and upgrades."""


class SimulatedRun(Struct, frozen=True):
    """A simulated run.

    Attributes:
        first: whether each charm was taken or bought at its first offer.
        seconds: the duration, including estimates for choices.
    """

    run: Run
    first: Mapping[str, bool]
    seconds: float


class _Turn(NamedTuple):
    """The next entries of a simulated run, and the seconds that they take."""

    entries: Sequence[en.AnyEntry]
    seconds: float


class Simulation(Struct, frozen=True, dict=True):
    """The maps and stored deals from which runs are simulated."""

    courses: Sequence[tuple[en.Node, ...]]
    deals: Mapping[str, Sequence[SimulationDeal]]

    @cached_property
    def goal_chances(self) -> Chances:
        return {
            table: sum(end.met[0] for deal in deals for end in deal.ends)
            / sum(len(deal.ends) for deal in deals)
            for table, deals in self.deals.items()
        }

    def simulate(self, seed: int, level: int, policy: RunPolicy) -> SimulatedRun:
        chance, chances = random.Random(f"{seed} {level} {policy.name}"), self.goal_chances
        course = self.courses[seed % len(self.courses)]
        run = begin(en.Began(version="", seed=seed, course=course, level=level))
        first: dict[str, bool] = {}
        fresh: set[str] = set()
        seconds = 0.0
        while not run.over:
            if isinstance(run.pending, ChooseCharm | AtStall):
                affordable = [charm for charm in run.pending.charms if _can_afford(run, charm)]
                fresh |= {charm for charm in affordable if charm not in first}
                first |= dict.fromkeys(fresh - first.keys(), False)
            else:
                fresh.clear()
            step = self._next_turn(run, policy, chances, chance)
            seconds += step.seconds
            for entry in step.entries:
                if isinstance(entry, en.CharmTaken | en.CharmBought) and entry.charm in fresh:
                    first[entry.charm] = True
                run = advance(run, entry)
        return SimulatedRun(run, first, seconds)

    def _next_turn(self, run: Run, policy: RunPolicy, chances: Chances, chance: random.Random) -> _Turn:
        match run.pending:
            case ChooseTable(nodes=nodes):
                used = [
                    en.CharmUsed(charm)
                    for charm in run.rack
                    if run.is_usable(charm) and chance.random() < 0.5
                ][:1]
                if used:
                    return _Turn(used, 0.0)
                node = max(
                    nodes, key=lambda number: policy.place_value(run, run.course[number], chances, chance)
                )
                if run.course[node].kind is not en.PlaceKind.TABLE:
                    return _Turn((en.Visited(node),), PLACE_SECONDS)
                return _Turn((en.SatDown(node, run.table_seed(node), "match.jsonl"),), PLACE_SECONDS)
            case AtTable(node=node):
                return self._play_table(run, run.course[node].table, chance)
            case ChooseCharm(charms=charms):
                takeable = [charm for charm in charms if run.is_takeable(charm)]
                best = max(
                    takeable, key=lambda charm: policy.charm_value(run, CHARMS[charm], chance), default=None
                )
                wanted = best is not None and policy.charm_value(run, CHARMS[best], chance) > 0
                taken = en.CharmTaken(best) if best is not None and wanted else en.CharmsPassed()
                return _Turn((taken,), CHARM_SECONDS)
        return _Turn((_trade(run, policy, chance),), TRADE_SECONDS)

    def _play_table(self, run: Run, table: str, chance: random.Random) -> _Turn:
        """Play a table: use charms and draw a result."""
        deal = chance.choice(self.deals[table])
        seconds = deal.time.seconds
        ease = min(run.effects.ease, EASES - 1)
        end = chance.choice(deal.ends)
        entries: list[en.AnyEntry] = []
        usable = [charm for charm in dict.fromkeys(run.rack) if run.is_usable(charm)]
        helped = bool(run.effects.tools or run.effects.decoys)
        for charm in usable:
            tools = CHARMS[charm].effects.tools
            if tools and not helped and Tool.AGAIN not in tools and chance.random() < 0.5:
                entries.append(en.CharmUsed(charm))
                helped = True
        if helped:
            end = max(end, chance.choice(deal.ends), key=lambda charm: _end_value(charm, ease))
        if not end.met[ease] and "second_wind" in usable:
            entries.append(en.CharmUsed("second_wind"))
            seconds *= 2
            end = max(end, chance.choice(deal.ends), key=lambda charm: _end_value(charm, ease))
        met = end.met[ease]
        for charm in usable:
            if not CHARMS[charm].effects.tools and met is (charm in ("tailwind", "breadcrumbs")):
                entries.append(en.CharmUsed(charm))
        return _Turn([*entries, replace(end.entry, met=met)], seconds)


def _can_afford(run: Run, charm: str) -> bool:
    return run.is_takeable(charm) and (not isinstance(run.pending, AtStall) or run.price(charm) <= run.shells)


def _end_value(end: TableResult, ease: int) -> tuple[bool, float]:
    return end.met[ease], end.entry.result


def _trade(run: Run, policy: RunPolicy, chance: random.Random) -> en.AnyEntry:
    """Return the next entry at the stall: a trade, or leaving."""
    offered = run.pending.charms if isinstance(run.pending, AtStall) else ()
    if not policy.trades:
        return en.StallLeft()
    affordable = [charm for charm in offered if _can_afford(run, charm)]
    if affordable:
        return en.CharmBought(
            max(affordable, key=lambda charm: policy.charm_value(run, CHARMS[charm], chance))
        )
    upgrades = [charm for charm in run.rack if run.is_upgradable(charm) and run.price(charm) <= run.shells]
    if upgrades:
        return en.CharmUpgraded(chance.choice(upgrades))
    single = [charm for charm in run.rack if CHARMS[charm].moment is CharmMoment.OFFER]
    if single and len(run.rack) == run.rules.hooks:
        return en.CharmSold(single[0])
    return en.StallLeft()
