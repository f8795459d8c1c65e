"""A run's state, computed from its seed and entries; entries that don't fit are rejected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from game.arcade.run import entries as en
from game.arcade.run import scoring
from game.arcade.run.charms import (
    CHANCES,
    CHARMS,
    FIRST_CHARMS,
    OFFERED,
    Charm,
    CharmMoment,
    Effects,
    Signal,
    Tool,
)
from game.arcade.run.course import KEEPER, NoCourse, check_course, start_places
from game.arcade.run.state import (
    FEATHERS,
    AtStall,
    AtTable,
    ChooseCharm,
    ChooseTable,
    Find,
    Over,
    PlayedTable,
    Run,
    Visit,
)
from game.engine.chance import draw, seed_of
from game.storage.levels.run_tables import PONDS

PAID: Mapping[en.Pay, int] = {en.Pay.SHELLS: 3, en.Pay.CHARM: 0, en.Pay.STALL: 5, en.Pay.OFFER: 0}
"""The shells for winning a table, by the table's kind of pay."""
_SHELLS_FOUND = 5
"""The shells found at an unknown place."""
_SHELLS_FOR_REST = 3
"""The shells for a rest if no feather is missing."""
_FINDS = (Find.SHELLS, Find.CHARM, Find.STALL, Find.REST, Find.PIKE)
"""What may be found at an unknown place."""


class WrongEntry(ValueError):
    """An entry that doesn't fit what is pending; the text says what was expected."""


def begin(began: en.Began) -> Run:
    """Return the state at the start of a run, or raise WrongEntry if the map is invalid."""
    try:
        check_course(began.course)
    except NoCourse as error:
        raise WrongEntry(str(error)) from None
    run = Run(
        began.seed,
        began.daily,
        began.course,
        ChooseTable(start_places(began.course)),
        format=began.format,
        level=began.level,
    )
    return replace(run, feathers=run.rules.feathers)


def fold(entries: Iterable[en.AnyEntry]) -> Run:
    """Return the state after all entries, the first of which must be `Began`; may raise WrongEntry."""
    run: Run | None = None
    for entry in entries:
        if run is None:
            if not isinstance(entry, en.Began):
                raise WrongEntry("expected the beginning of a run")
            run = begin(entry)
        else:
            run = advance(run, entry)
    if run is None:
        raise WrongEntry("expected the beginning of a run")
    return run


def advance(run: Run, entry: en.AnyEntry) -> Run:
    """Return the state after an entry, or raise WrongEntry if the entry doesn't fit what is pending."""
    match run.pending, entry:
        case ChooseTable(nodes=nodes), en.SatDown(node=node, seed=seed, journal=journal) if node in nodes:
            if run.course[node].kind is en.PlaceKind.TABLE:
                effects = run.effects_at(node)
                return replace(run, pending=AtTable(node, seed, journal), effects=effects, here=node)
        case ChooseTable(nodes=nodes), en.Visited(node=node) if node in nodes:
            if run.course[node].kind is not en.PlaceKind.TABLE:
                return _visit_place(run, node)
        case ChooseTable() | AtTable() | ChooseCharm() | AtStall(), en.CharmUsed(charm=charm) if (
            charm in run.rack
        ):
            return _use_charm(run, charm)
        case AtTable() as table, en.DealtAgain(journal=journal) if run.effects.uses_left(Tool.AGAIN):
            left = run.effects.after_use(Tool.AGAIN)
            return replace(run, pending=replace(table, journal=journal), effects=left)
        case AtTable(), en.ToolUsed(tool=tool) if tool in (Tool.HINT, Tool.UNDO, Tool.VANE, Tool.SIGHT):
            if run.effects.uses_left(Tool(tool)):
                return replace(run, effects=run.effects.after_use(Tool(tool)))
        case AtTable() as table, en.TableEnded():
            return _end_table(run, table, entry)
        case ChooseCharm(charms=charms), en.CharmTaken(charm=charm) if charm in charms and run.is_takeable(
            charm
        ):
            return _return_to_map(_take_charm(run, CHARMS[charm]))
        case ChooseCharm(), en.CharmsPassed():
            return _return_to_map(run)
        case AtStall(), en.CharmBought() | en.CharmSold() | en.CharmUpgraded() | en.StallLeft():
            traded = _trade(run, run.pending, entry)
            if traded is not None:
                return traded
        case ((ChooseTable() | AtTable() | ChooseCharm() | AtStall()), en.GaveUp()):
            return replace(run, pending=Over(won=False))
    raise WrongEntry(f"expected an entry that fits {type(run.pending).__name__}, got {entry}")


def _use_charm(run: Run, charm: str) -> Run:
    if not run.is_usable(charm):
        raise WrongEntry(f"expected a charm that may be used now, got {charm!r}")
    used = _remove_charm(run, charm)
    effects = CHARMS[charm].effects
    match run.pending:
        case ChooseTable(nodes=nodes) if effects.any_table:
            return replace(used, pending=ChooseTable(run.column(nodes)))
        case ChooseCharm():
            return _make_offer(replace(used, redraws=run.redraws + effects.redraws), ChooseCharm)
        case AtStall():
            return _make_offer(used, AtStall)
    return replace(used, effects=run.effects + effects)


def _remove_charm(run: Run, charm: str) -> Run:
    index = run.rack.index(charm)
    grown = {one: points for one, points in run.grown.items() if one != charm}
    upgraded = tuple(one for one in run.upgraded if one != charm)
    return replace(run, rack=run.rack[:index] + run.rack[index + 1 :], grown=grown, upgraded=upgraded)


def _make_offer(run: Run, kind: type[ChooseCharm | AtStall]) -> Run:
    offering = replace(run, offers=run.offers + 1)
    charms = draw_offer(offering)
    return replace(offering, pending=kind(charms), shown=charms)


# -- tables ------------------------------------------------------------------------------------------


def _end_table(run: Run, table: AtTable, ended: en.TableEnded) -> Run:
    """Score a table; next comes the end of the run, a choice of charms, the stall or the map."""
    node = run.course[table.node]
    streak = run.streak + 1 if ended.met else 0
    effects = replace(run.effects, least_points=0) if ended.left else run.effects
    points = 0 if ended.left else scoring.par_points(node.game, ended.result, ended.ghosts)
    combos = sum(ended.combos.values())
    signals = _table_signals(run, ended)
    acts = () if ended.left else scoring.charm_acts(run.rack, run.upgraded, run.grown, signals)
    total_factor = scoring.score_factor(streak, node.pond, run.effects, acts)
    score = scoring.table_points(points, combos, effects, acts) * total_factor
    cost = 0 if ended.met else run.feather_cost(node, run.effects)
    paid = PAID[node.pays] if ended.met else 0
    played = PlayedTable(
        table.node,
        table.seed,
        table.journal,
        ended.met,
        ended.result,
        ended.ghosts,
        max(points, effects.least_points),
        {combo: count * (1 + run.effects.combos) for combo, count in ended.combos.items()},
        streak,
        total_factor,
        score,
        cost,
        acts,
        0 if run.is_classic else paid + scoring.combo_shells(combos) + sum(act.shells for act in acts),
        0 if run.is_classic else scoring.feathers_gained(run.rules.milestones, run.score, run.score + score),
        scoring.streak_factor(streak, run.effects),
    )
    kept_streak = run.streak if run.effects.keeps_streak and not ended.met else streak
    grown = {
        charm: run.grown.get(charm, 0) + scoring.permanent_gain(charm, run.upgraded, signals)
        for charm in run.rack
    }
    after = replace(
        run,
        feathers=max(run.feathers - cost, 0) + played.grown,
        score=run.score + score,
        streak=kept_streak,
        shells=run.shells + played.shells,
        grown={charm: count for charm, count in grown.items() if count},
        effects=Effects(),
        here=table.node,
        played=(*run.played, played),
        redraws=0,
    )
    if not after.feathers:
        return replace(after, pending=Over(won=False))
    if ended.met and (node.pond, node.column) == (PONDS, KEEPER):
        return replace(after, pending=Over(won=True))
    return _pay_out(after, node, met=ended.met)


def _pay_out(run: Run, node: en.Node, *, met: bool) -> Run:
    """Return the state after a table's pay other than shells: a choice of charms, the stall, or nothing."""
    if node.pays is en.Pay.OFFER or (node.pays is en.Pay.CHARM and met):
        return _make_offer(run, ChooseCharm)
    if node.pays is en.Pay.STALL and met:
        return _make_offer(run, AtStall)
    return _return_to_map(run)


def _table_signals(run: Run, ended: en.TableEnded) -> dict[str, int]:
    """Return the signals of a finished table for lasting charms."""
    lost_before = bool(run.played) and not run.played[-1].met
    return {
        **ended.signals,
        Signal.WON: int(ended.met),
        Signal.GHOSTS: sum(ended.result > ghost for ghost in ended.ghosts),
        Signal.LAST_FEATHER: int(run.feathers == 1),
        Signal.COMEBACK: int(ended.met and lost_before),
        Signal.CHARMS: len(run.rack),
        Signal.FREE_HOOKS: max(run.rules.hooks - len(run.rack), 0),
    }


# -- between tables ----------------------------------------------------------------------------------


def _visit_place(run: Run, number: int) -> Run:
    rest = run.course[number].kind is en.PlaceKind.REST
    seed = seed_of(run.seed, "unknown", number)
    find = Find.REST if rest else draw(_FINDS, 1, seed)[0][0]
    if rest and run.shells < run.rules.rest:
        find = Find.TOLL
    visit = Visit(number, find)
    match find:
        case Find.REST:
            visit = _rest(run, visit, price=run.rules.rest if rest else 0)
        case Find.SHELLS:
            visit = replace(visit, shells=_SHELLS_FOUND)
        case Find.PIKE:
            visit = replace(visit, shells=-((run.shells + 1) // 2))
    after = replace(
        run,
        here=number,
        visits=(*run.visits, visit),
        feathers=run.feathers + visit.feathers,
        shells=run.shells + visit.shells,
    )
    match find:
        case Find.CHARM:
            return _make_offer(after, ChooseCharm)
        case Find.STALL:
            return _make_offer(after, AtStall)
    return _return_to_map(after)


def _rest(run: Run, visit: Visit, price: int) -> Visit:
    mended = min(1 + run.lasting_effects().mends, max(FEATHERS - run.feathers, 0))
    if mended:
        return replace(visit, feathers=mended, shells=-price)
    return replace(visit, shells=_SHELLS_FOR_REST)


def _trade(run: Run, stall: AtStall, entry: en.AnyEntry) -> Run | None:
    """Return the state after buying, selling, upgrading or leaving; None if that's impossible."""
    match entry:
        case en.CharmBought(charm=charm) if charm in stall.charms and run.is_takeable(charm):
            left = tuple(offered for offered in stall.charms if offered != charm)
            paid = replace(run, shells=run.shells - run.price(charm), pending=AtStall(left))
            return None if paid.shells < 0 else _take_charm(paid, CHARMS[charm])
        case en.CharmSold(charm=charm) if charm in run.rack:
            return replace(_remove_charm(run, charm), shells=run.shells + run.sale_price(charm))
        case en.CharmUpgraded(charm=charm) if charm in run.rack and run.is_upgradable(charm):
            left_over = run.shells - run.price(charm)
            if left_over >= 0:
                return replace(run, shells=left_over, upgraded=(*run.upgraded, charm))
        case en.StallLeft():
            return _return_to_map(run)
    return None


def _take_charm(run: Run, charm: Charm) -> Run:
    if charm.moment is not CharmMoment.TAKEN:
        return replace(run, rack=(*run.rack, charm.id))
    bonus = charm.effects.bonus * run.pond
    return replace(run, feathers=run.feathers + charm.effects.feathers, score=run.score + bonus)


def _return_to_map(run: Run) -> Run:
    return replace(run, pending=ChooseTable(run.next_nodes))


def draw_offer(run: Run) -> tuple[str, ...]:
    """Return random charms for an offer, preferably not the ones offered last."""
    if run.is_classic:
        seed = seed_of(run.seed, "charms", len(run.played), run.redraws)
        return tuple(draw(FIRST_CHARMS, OFFERED, seed)[0])
    ahead = run.places_ahead
    useful = [charm for charm in CHARMS.values() if is_useful(charm, run, ahead)]
    weighted = [charm.id for charm in useful for _ in range(CHANCES[charm.rarity])]
    shuffled, _ = draw(weighted, len(weighted), seed_of(run.seed, "offers", run.offers))
    return tuple(sorted(dict.fromkeys(shuffled), key=run.shown.__contains__)[:OFFERED])


def is_useful(charm: Charm, run: Run, ahead: Sequence[en.Node]) -> bool:
    """Return whether a charm can still have an effect at the places ahead, and isn't owned already."""
    effects = charm.effects
    if charm.lasting and charm.id in run.rack:
        return False
    if charm.game and all(node.game != charm.game for node in ahead):
        return False
    only_pays = charm.bonus is not None and not charm.bonus.affects_score
    if effects.haggle or (only_pays and run.format > en.SECOND_FORMAT):
        return any(_may_be_stall(node) for node in ahead)
    if effects.redraws and run.format > en.SECOND_FORMAT:
        return any(_may_be_stall(node) or node.pays in (en.Pay.CHARM, en.Pay.OFFER) for node in ahead)
    if effects.mends:
        return any(node.kind is not en.PlaceKind.TABLE for node in ahead)
    if effects.any_table:
        return any(node.column < KEEPER for node in ahead)
    return True


def _may_be_stall(node: en.Node) -> bool:
    return node.kind is en.PlaceKind.UNKNOWN or (node.pays is en.Pay.STALL and bool(node.to))
