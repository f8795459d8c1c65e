"""A run as the fold of its entries: what is pending, feathers, streak and score; and the daily run."""

import random
from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.arcade.run.charms import CHARMS, FIRST_CHARMS, OFFERED, Effects, Signal
from game.arcade.run.course import KEEPER, start_places
from game.arcade.run.entries import (
    FIRST_FORMAT,
    THIRD_FORMAT,
    AnyEntry,
    CharmBought,
    CharmSold,
    CharmsPassed,
    CharmTaken,
    CharmUpgraded,
    CharmUsed,
    DealtAgain,
    GaveUp,
    Pay,
    PlaceKind,
    SatDown,
    StallLeft,
    TableEnded,
    ToolUsed,
    Visited,
)
from game.arcade.run.fold import WrongEntry, advance, begin, fold
from game.arcade.run.saved import can_start_daily, daily_run_seed
from game.arcade.run.scoring import par_points, run_scoring_of, score_factor, table_points
from game.arcade.run.state import FEATHERS, AtStall, AtTable, ChooseCharm, ChooseTable, Over, Run
from game.cardgames.registry import BUILT_IN
from game.storage.levels.run_tables import PONDS
from tests.arcade.run.run_tables import course, run_start

PAR = (-10.0, -10.0)
"""Ghosts whose par is reached by a result of -10."""


def won(**changes: Any) -> TableEnded:
    """Return a table won at par: 100 points before multiplication."""
    return replace(TableEnded(met=True, result=-10.0, ghosts=PAR), **changes)


def lost(**changes: Any) -> TableEnded:
    return replace(won(met=False), **changes)


def sit_down(run: Run, node: int | None = None) -> Run:
    assert isinstance(run.pending, ChooseTable)
    tables = [one for one in run.pending.nodes if run.course[one].kind is PlaceKind.TABLE]
    chosen = tables[0] if node is None else node
    return advance(run, SatDown(chosen, run.table_seed(chosen), "match.jsonl"))


def gone(run: Run, *ends: TableEnded) -> Run:
    """Return the run after these tables, without any charms."""
    for end in ends:
        run = advance(sit_down(run), end)
        if isinstance(run.pending, ChooseCharm):
            run = advance(run, CharmsPassed())
        if isinstance(run.pending, AtStall):
            run = advance(run, StallLeft())
    return run


def new() -> Run:
    return begin(run_start())


def test_run_starts_with_three_feathers_before_the_first_pond() -> None:
    run = new()
    assert run.pending == ChooseTable(start_places(course()))
    assert (run.feathers, run.score, run.streak, run.rack, run.pond) == (FEATHERS, 0, 0, (), 1)
    assert (run.shells, run.level, run.is_classic) == (0, 0, False)


def sit_down_for(run: Run, pay: Pay) -> Run:
    assert isinstance(run.pending, ChooseTable)
    return sit_down(run, next(one for one in run.pending.nodes if run.course[one].pays is pay))


def test_table_that_pays_charms_leads_to_them_then_to_its_paths() -> None:
    run = sit_down_for(new(), Pay.CHARM)
    assert isinstance(run.pending, AtTable)
    node = run.pending.node
    run = advance(run, won())
    assert isinstance(run.pending, ChooseCharm)
    assert len(set(run.pending.charms)) == OFFERED
    run = advance(run, CharmTaken(run.pending.charms[0]))
    assert run.pending == ChooseTable(course()[node].to)


def test_table_that_pays_shells_leads_on_immediately() -> None:
    run = sit_down_for(new(), Pay.SHELLS)
    after = advance(run, won(combos={"clean": 25}))
    assert after.pending == ChooseTable(course()[run.here or 0].to)
    assert after.shells == after.played[-1].shells == 3 + 2


def test_lost_table_pays_only_the_shells_for_combos() -> None:
    for pay in (Pay.CHARM, Pay.SHELLS):
        run = sit_down_for(new(), pay)
        after = advance(run, lost(combos={"clean": 25}))
        assert (after.shells, after.pending) == (2, ChooseTable(course()[run.here or 0].to))


def test_beaten_keeper_leads_to_the_stall_then_to_the_next_pond() -> None:
    run = advance(sit_down(gone(new(), won(), won(), won())), won())
    assert isinstance(run.pending, AtStall)
    assert (len(set(run.pending.charms)), run.played[-1].shells, run.pond) == (OFFERED, 5, 1)
    run = advance(run, StallLeft())
    assert (run.pond, run.pending) == (2, ChooseTable(course()[run.here or 0].to))


def test_first_format_offers_charms_after_each_table_won_or_lost() -> None:
    nodes = tuple(replace(one, pays=Pay.OFFER) for one in course())
    run = begin(replace(run_start(), format=FIRST_FORMAT, course=nodes))
    assert run.is_classic
    for end in (won(combos={"clean": 90}), lost(), won(), won()):
        run = advance(sit_down(run), end)
        assert isinstance(run.pending, ChooseCharm)
        assert set(run.pending.charms) <= set(FIRST_CHARMS)
        run = advance(run, CharmsPassed())
    assert run.shells == 0


def test_feathers_grow_at_milestones() -> None:
    run = replace(new(), score=30_000 - 100)
    after = advance(sit_down(run), won())
    assert (after.feathers, after.played[-1].grown) == (FEATHERS + 1, 1)
    assert advance(sit_down(replace(run, score=30_000 - 101)), won()).feathers == FEATHERS
    assert advance(sit_down(replace(run, score=100_000 - 100)), won()).feathers == FEATHERS + 1
    saved = advance(sit_down(replace(run, feathers=1)), lost())
    assert (saved.feathers, saved.over) == (1, False), "the new feather comes in time"


def test_older_runs_keep_their_milestones() -> None:
    run = begin(replace(run_start(), format=THIRD_FORMAT))
    grown = {
        score: advance(sit_down(replace(run, score=score - 100)), won()).feathers - FEATHERS
        for score in (8_000, 30_000, 60_000, 100_000)
    }
    assert grown == {8_000: 1, 30_000: 1, 60_000: 0, 100_000: 1}


def test_score_is_par_points_and_combos_times_streak_times_pond() -> None:
    run = gone(new(), won(), won(), won(combos={"clean": 20, "sixth": 15}))
    assert [one.score for one in run.played] == [100, 200, 135 * 3]
    assert (run.score, run.streak) == (705, 3)
    run = gone(run, won(), won())
    assert [(one.factor, one.score) for one in run.played[3:]] == [(4, 400), (5 * 2, 1000)]


def test_live_score_has_the_combos_so_far_and_no_par() -> None:
    run = gone(new(), won())
    assert run.live_score(30) == 100
    run = sit_down(run)
    assert run.live_score(0) == 100
    assert run.live_score(30) == 100 + 2 * 30
    assert advance(run, won(combos={"clean": 30})).score == 100 + 2 * 130


def test_next_factor_multiplies_the_next_table_if_won() -> None:
    run = new()
    for number in range(6):
        assert run.next_factor == gone(run, won()).played[-1].factor
        run = advance(sit_down(run), won())
        promised = run.next_factor
        if isinstance(run.pending, ChooseCharm):
            run = advance(run, CharmsPassed())
        elif isinstance(run.pending, AtStall):
            run = advance(run, StallLeft())
        assert run.next_factor == promised, f"charms or stall after table {number}"
    doubled = advance(replace(run, rack=("double_stakes",)), CharmUsed("double_stakes"))
    assert doubled.next_factor == 2 * run.next_factor == gone(doubled, won()).played[-1].factor


def test_lost_table_costs_a_feather_and_the_streak_but_scores() -> None:
    run = gone(new(), won(), won(), lost())
    assert (run.feathers, run.streak, run.score) == (FEATHERS - 1, 0, 100 + 200 + 100)
    assert run.played[-1].feathers == 1
    assert gone(run, won()).streak == 1


def test_unbeaten_keeper_stays_with_another_deal() -> None:
    run = gone(new(), won(), won(), won())
    assert isinstance(run.pending, ChooseTable)
    (keeper,) = run.pending.nodes
    assert course()[keeper].column == KEEPER
    first = run.table_seed(keeper)
    run = gone(run, lost())
    assert run.pending == ChooseTable((keeper,))
    assert run.ponds == 0
    assert run.table_seed(keeper) != first
    run = gone(run, won())
    assert run.pending == ChooseTable(course()[keeper].to)
    assert (run.ponds, run.pond) == (1, 2)


def test_run_without_feathers_is_lost() -> None:
    run = gone(new(), lost(), lost(), lost())
    assert run.pending == Over(won=False)
    assert (run.over, run.feathers) == (True, 0)
    with pytest.raises(WrongEntry):
        advance(run, GaveUp())


def test_run_is_won_with_the_last_keeper() -> None:
    run = gone(new(), *[won()] * (4 * PONDS))
    assert run.pending == Over(won=True)
    grown = sum(one.grown for one in run.played)
    assert (run.ponds, run.feathers, len(run.played)) == (PONDS, FEATHERS + grown, 24)
    assert grown


def test_run_may_be_given_up_anywhere() -> None:
    run = new()
    for one in (run, sit_down(run), advance(sit_down(run), won())):
        assert advance(one, GaveUp()).pending == Over(won=False)


def test_best_possible_factor_is_six_times_the_pond() -> None:
    assert gone(new(), *[won()] * 10).played[-1].factor == 6 * 3


@pytest.mark.parametrize(
    "entry",
    [
        SatDown(0, 1, "m"),
        DealtAgain("m"),
        ToolUsed("hint"),
        ToolUsed("axe"),
        ToolUsed("again"),
        CharmTaken("monocle"),
        CharmsPassed(),
        CharmUsed("monocle"),
        run_start(),
    ],
)
def test_inconsistent_entry_is_refused(entry: AnyEntry) -> None:
    with pytest.raises(WrongEntry, match="expected an entry that fits AtTable, got "):
        advance(sit_down(new()), entry)


def test_only_connected_tables_and_offered_charms_may_be_chosen() -> None:
    last = len(course()) - 1
    with pytest.raises(WrongEntry):
        sit_down(new(), last)
    run = advance(sit_down(new()), won())
    assert isinstance(run.pending, ChooseCharm)
    other = next(one for one in CHARMS if one not in run.pending.charms)
    with pytest.raises(WrongEntry):
        advance(run, CharmTaken(other))


@pytest.mark.parametrize(
    ("place", "to"),
    [(-1, (99,)), (-1, (-1,)), (-1, (0,)), (0, ()), (0, (10**18,)), (0, (0,)), (-2, (-1,))],
)
def test_map_whose_paths_do_not_lead_to_the_last_keeper_is_refused(place: int, to: tuple[int, ...]) -> None:
    nodes = list(course())
    nodes[place] = replace(nodes[place], to=to)
    with pytest.raises(WrongEntry, match="expected a map whose ways lead on to the last keeper"):
        begin(replace(run_start(), course=tuple(nodes)))


@pytest.mark.parametrize("wrong", [{"lane": 3}, {"lanes": 4}, {"lane": 1, "lanes": 2}])
def test_place_outside_its_column_is_refused(wrong: dict[str, int]) -> None:
    nodes = list(course())
    keeper = next(number for number, one in enumerate(nodes) if one.column == KEEPER)
    nodes[keeper] = replace(nodes[keeper], **wrong)
    with pytest.raises(WrongEntry, match=rf"course\[{keeper}\]: expected lane 0 of 1, from 0, got "):
        begin(replace(run_start(), course=tuple(nodes)))


def test_two_places_in_the_same_lane_are_refused() -> None:
    nodes = list(course())
    second = next(number for number, one in enumerate(nodes) if one.lane == 1)
    nodes[second] = replace(nodes[second], lane=0)
    with pytest.raises(WrongEntry, match=rf"course\[{second}\]: expected lane 1 of "):
        begin(replace(run_start(), course=tuple(nodes)))


def test_second_keeper_in_a_pond_is_refused() -> None:
    keeper = next(number for number, one in enumerate(course()) if one.column == KEEPER)
    nodes = (*course(), replace(course()[keeper], lane=1, lanes=2))
    with pytest.raises(WrongEntry, match="expected one keeper in pond 1, got 2"):
        begin(replace(run_start(), course=nodes))


def test_map_without_a_start_is_refused() -> None:
    with pytest.raises(WrongEntry):
        begin(replace(run_start(), course=course()[-1:]))


def test_fold_needs_the_start_as_its_first_entry_and_only_there() -> None:
    assert fold([run_start()]) == new()
    for entries in ([], [GaveUp()], [run_start(), run_start()]):
        with pytest.raises(WrongEntry):
            fold(entries)


def any_entry(run: Run, chance: random.Random) -> AnyEntry:
    """Return a random consistent entry."""
    usable = [one for one in run.rack if run.is_usable(one)]
    if usable and chance.random() < 0.5:
        return CharmUsed(chance.choice(usable))
    match run.pending:
        case ChooseTable(nodes=nodes):
            node = chance.choice(nodes)
            if run.course[node].kind is not PlaceKind.TABLE:
                return Visited(node)
            return SatDown(node, run.table_seed(node), "match.jsonl")
        case AtTable():
            tools = [tool for tool in run.effects.tools if run.effects.uses_left(tool)]
            if tools and chance.random() < 0.5:
                tool = chance.choice(tools)
                return DealtAgain("again.jsonl") if tool == "again" else ToolUsed(tool)
            result = float(chance.randint(-60, 20))
            combos = {"clean": chance.randint(0, 90)}
            signals = {signal: chance.randint(0, 9) for signal in chance.sample(sorted(Signal), 4)}
            met = chance.random() < 0.8
            return TableEnded(met=met, result=result, ghosts=PAR, combos=combos, signals=signals)
        case ChooseCharm(charms=charms):
            able = [one for one in charms if run.is_takeable(one)]
            return CharmTaken(chance.choice(able)) if able else CharmsPassed()
        case AtStall(charms=charms):
            trades: list[AnyEntry] = [StallLeft()]
            trades += [
                CharmBought(one) for one in charms if run.is_takeable(one) and run.price(one) <= run.shells
            ]
            trades += [CharmSold(one) for one in run.rack]
            trades += [
                CharmUpgraded(one)
                for one in run.rack
                if run.is_upgradable(one) and run.price(one) <= run.shells
            ]
            return chance.choice(trades)
    return GaveUp()


@given(st.integers(0, 2**32))
def test_random_runs_end_with_consistent_figures(seed: int) -> None:
    chance = random.Random(seed)
    entries: list[AnyEntry] = [run_start()]
    run, bonus, given = new(), 0, 0
    while not run.over:
        before, entry = run, any_entry(run, chance)
        run = advance(run, entry)
        entries.append(entry)
        if isinstance(entry, CharmTaken | CharmBought):
            effects = CHARMS[entry.charm].effects
            bonus, given = bonus + run.score - before.score, given + effects.feathers
        grown = sum(one.grown for one in run.played) + sum(one.feathers for one in run.visits)
        assert run.feathers == max(FEATHERS + given + grown - sum(one.feathers for one in run.played), 0)
        assert run.shells >= 0
        assert set(run.upgraded) | set(run.grown) <= set(run.rack)
        assert len(run.rack) <= run.rules.hooks
        assert run.score == bonus + sum(one.score for one in run.played) >= before.score
        assert all(count >= 0 for count in run.effects.tools.values())
    assert fold(entries) == run
    assert run.ponds <= PONDS
    assert (run.feathers > 0) == (run.pending == Over(won=True))
    check_way(run.played)


def check_way(played: Sequence[Any]) -> None:
    """Check that tables lead from pond to pond and column to column; only keepers come again."""
    for before, after in pairwise(played):
        here, there = course()[before.node], course()[after.node]
        if here.column < KEEPER:
            assert there.pond == here.pond
            assert here.column < there.column
        elif before.met and there.column:
            assert there.pond == here.pond + 1
        elif before.met:
            assert (there.pond, there.column) == (here.pond + 1, 0)
        else:
            assert after.node == before.node


# -- scores ----------------------------------------------------------------------------------------------


GHOSTS = (-10.0, -20.0)
"""Par is 15 ducks, the spread 5."""


@pytest.mark.parametrize(
    ("result", "points"),
    [(-15.0, 100), (-10.0, 150), (-20.0, 50), (-12.5, 125), (0.0, 250), (10.0, 250), (-25.0, 0), (-60.0, 0)],
)
def test_par_is_worth_100_and_a_spread_50(result: float, points: int) -> None:
    assert par_points("six_takes", result, GHOSTS) == points


@pytest.mark.parametrize("game", BUILT_IN)
def test_equal_ghosts_use_the_minimum_spread(game: str) -> None:
    least = run_scoring_of(game).spread
    assert least > 1
    assert par_points(game, 3.0, (3.0, 3.0)) == 100
    assert par_points(game, 3.0 + least, (3.0, 3.0)) == 150
    assert par_points(game, 3.0 - least, (3.0,)) == 50


def test_table_without_ghosts_is_worth_par() -> None:
    assert par_points("six_takes", -66.0, ()) == 100


def test_points_are_multiplied_by_streak_pond_and_stakes() -> None:
    assert score_factor(1, 1, Effects()) == 1
    assert score_factor(3, 4, Effects()) == 12
    assert score_factor(0, 4, Effects()) == 4
    assert score_factor(9, 2, Effects()) == 12
    assert score_factor(1, 2, Effects(streak=2)) == 6
    assert score_factor(6, 1, Effects(streak=2)) == 6
    assert score_factor(2, 3, Effects(stakes=1)) == 12


def test_combos_are_added_to_par_points_before_multiplication() -> None:
    assert table_points(120, 30, Effects()) == 150
    assert table_points(120, 30, Effects(combos=1)) == 180
    assert table_points(20, 30, Effects(least_points=100)) == 130
    assert table_points(120, 0, Effects(least_points=100)) == 120


# -- the daily run ---------------------------------------------------------------------------------------


TODAY = date(2026, 11, 22)


def test_each_date_has_its_own_seed() -> None:
    assert daily_run_seed(TODAY) == 164367907933324
    assert len({daily_run_seed(date(2026, month, 1)) for month in range(1, 13)}) == 12


def test_daily_run_may_be_started_once() -> None:
    assert can_start_daily([], TODAY)
    assert can_start_daily([run_start(), run_start(daily="2026-11-21")], TODAY)
    assert not can_start_daily([run_start(daily="2026-11-22")], TODAY)


def test_runs_of_other_days_lock_nobody_out() -> None:
    begun = [run_start(daily="2026-11-22"), run_start(daily="2099-01-01"), run_start(daily="9999-99-99")]
    assert can_start_daily(begun, date(2026, 11, 21))
    assert not can_start_daily(begun, TODAY)
