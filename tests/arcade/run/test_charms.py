"""Charms: each does what it says, they combine, and offers follow from the run's seed."""

import random
from collections import Counter
from itertools import pairwise
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.arcade.run.charms import (
    CHARMS,
    FIRST_CHARMS,
    OFFERED,
    RACK_SIZE,
    RUN_LEVELS,
    CharmAct,
    CharmMoment,
    Effects,
    Rarity,
    Signal,
    Tool,
)
from game.arcade.run.course import KEEPER, column_of
from game.arcade.run.entries import (
    SECOND_FORMAT,
    THIRD_FORMAT,
    CharmBought,
    CharmSold,
    CharmsPassed,
    CharmTaken,
    CharmUpgraded,
    CharmUsed,
    DealtAgain,
    PlaceKind,
    SatDown,
    StallLeft,
    TableEnded,
    ToolUsed,
    Visited,
)
from game.arcade.run.fold import WrongEntry, advance, begin, draw_offer
from game.arcade.run.scoring import PAR_POINTS
from game.arcade.run.state import (
    FEATHERS,
    AtStall,
    AtTable,
    ChooseCharm,
    ChooseTable,
    Find,
    PlayedTable,
    Run,
)
from game.cardgames.registry import GAMES, kit_of
from game.engine.match import Match
from game.storage.levels.run_tables import HARDEST
from tests.arcade.run.run_tables import run_start
from tests.cardgames.sixty_six.deals import setup

WON = TableEnded(met=True, result=-10.0, ghosts=(-10.0,), combos={"clean": 20})
LOST = replace(WON, met=False)
MOMENTS = (CharmMoment.MAP, CharmMoment.TABLE, CharmMoment.OFFER)


def run_with_charms(*charms: str) -> Run:
    return replace(begin(run_start()), rack=charms)


def sit_down(run: Run) -> Run:
    assert isinstance(run.pending, ChooseTable)
    return advance(run, SatDown(run.pending.nodes[0], 6, "match.jsonl"))


def use_charms(run: Run, *charms: str) -> Run:
    for charm in charms:
        run = advance(run, CharmUsed(charm))
    return run


def run_offering(run: Run, *charms: str) -> Run:
    return replace(advance(sit_down(run), WON), pending=ChooseCharm(charms))


def test_charms_are_many_and_differ_in_words_and_effects() -> None:
    lasting = [charm for charm in CHARMS.values() if charm.lasting]
    assert len(CHARMS) >= 28
    assert len(lasting) >= 12
    assert len({charm.title for charm in CHARMS.values()}) == len(CHARMS)
    assert len({str(charm.words()) for charm in CHARMS.values()}) == len(CHARMS)
    deeds = [(charm.effects, charm.bonus) for charm in CHARMS.values()]
    assert all(deeds.count(one) == 1 and one != (Effects(), None) for one in deeds)
    assert {charm.rarity for charm in CHARMS.values()} == set(Rarity)


def test_charms_of_the_first_format_keep_their_order() -> None:
    """Old runs draw them by index."""
    first = (
        "monocle ripple second_wind weather_vane spyglass double_stakes life_belt anchor tailwind "
        "breadcrumbs golden_egg feather bottle_post ferry decoy lucky_dip"
    )
    assert tuple(first.split()) == FIRST_CHARMS


@pytest.mark.parametrize(
    ("charm", "tool", "times"),
    [
        ("monocle", Tool.HINT, 3),
        ("ripple", Tool.UNDO, 1),
        ("weather_vane", Tool.VANE, 3),
        ("spyglass", Tool.SIGHT, 1),
    ],
)
def test_tool_has_a_number_of_uses_at_its_table(charm: str, tool: Tool, times: int) -> None:
    run = use_charms(sit_down(open_to(CHARMS[charm].game, charm)), charm)
    assert run.rack == ()
    for left in range(times, 0, -1):
        assert run.effects.uses_left(tool) == left
        run = advance(run, ToolUsed(tool))
    with pytest.raises(WrongEntry):
        advance(run, ToolUsed(tool))


def test_tool_ends_with_its_table() -> None:
    assert advance(use_charms(sit_down(run_with_charms("monocle")), "monocle"), WON).effects == Effects()


def test_second_wind_restarts_the_same_deal_in_another_journal() -> None:
    run = use_charms(sit_down(run_with_charms("second_wind")), "second_wind")
    assert isinstance(run.pending, AtTable)
    again = advance(run, DealtAgain("again.jsonl"))
    assert again.pending == replace(run.pending, journal="again.jsonl")
    with pytest.raises(WrongEntry):
        advance(again, DealtAgain("once more.jsonl"))


def open_to(game: str, charm: str) -> Run:
    """Return a run with a charm that may go only to a table of a game, or to any table."""
    run = run_with_charms(charm)
    node = next(number for number, one in enumerate(run.course) if game in ("", one.game))
    return replace(run, pending=ChooseTable((node,)))


def test_spyglass_works_only_at_its_own_games_tables() -> None:
    """There, it reveals the hands and nothing else."""
    assert not sit_down(open_to("sixpack", "spyglass")).is_usable("spyglass")
    assert sit_down(open_to("sixty_six", "spyglass")).is_usable("spyglass")
    kit = kit_of(CHARMS["spyglass"].game)
    match = Match(kit.rules(), setup(6))
    match.deal()
    opened = kit.reveal_hands(match.view(1), match.state)
    assert opened.hands == match.state.hands
    assert replace(opened, hands=()) == match.view(1)


def test_double_stakes_double_the_score_and_the_feathers() -> None:
    run = sit_down(use_charms(run_with_charms("double_stakes"), "double_stakes"))
    assert advance(run, WON).score == 2 * (PAR_POINTS + 20)
    assert advance(run, LOST).feathers == FEATHERS - 2
    assert advance(run, WON).feathers == FEATHERS


def test_life_belt_saves_a_feather_but_not_the_streak() -> None:
    run = advance(use_charms(sit_down(replace(run_with_charms("life_belt"), streak=3)), "life_belt"), LOST)
    assert (run.feathers, run.streak) == (FEATHERS, 0)
    assert advance(use_charms(sit_down(run_with_charms("life_belt")), "life_belt"), WON).feathers == FEATHERS


def test_anchor_keeps_the_streak_at_a_lost_table() -> None:
    run = use_charms(sit_down(replace(run_with_charms("anchor"), streak=3)), "anchor")
    assert advance(run, LOST).streak == 3
    assert advance(run, WON).streak == 4


def test_tailwind_adds_two_to_the_streak_for_this_table() -> None:
    run = advance(use_charms(sit_down(run_with_charms("tailwind")), "tailwind"), WON)
    assert (run.score, run.streak) == (3 * (PAR_POINTS + 20), 1)


def test_breadcrumbs_count_combos_twice() -> None:
    run = advance(use_charms(sit_down(run_with_charms("breadcrumbs")), "breadcrumbs"), WON)
    assert run.score == PAR_POINTS + 40
    assert run.played[-1].combos == {"clean": 40}


def test_golden_egg_is_worth_at_least_par() -> None:
    bad, good = replace(WON, result=-99.0), replace(WON, result=99.0)
    run = use_charms(sit_down(run_with_charms("golden_egg")), "golden_egg")
    assert advance(run, bad).played[-1].par_points == PAR_POINTS
    assert advance(run, good).played[-1].par_points > PAR_POINTS
    assert run.live_score(0) == 0


def test_feather_works_when_it_is_taken() -> None:
    run = run_offering(run_with_charms(), "feather", "ferry", "decoy")
    run = advance(run, CharmTaken("feather"))
    assert (run.feathers, run.rack) == (FEATHERS + 1, ())


def test_bottle_post_brings_points_times_the_pond() -> None:
    run = run_offering(run_with_charms(), "bottle_post")
    assert advance(run, CharmTaken("bottle_post")).score == run.score + 100
    run = replace(run, here=next(number for number, one in enumerate(run.course) if one.pond == 3))
    assert advance(run, CharmTaken("bottle_post")).score == run.score + 300


def before_a_wide_column(charm: str) -> Run:
    """Return a run with a charm that may go only to the top one of a column's tables."""
    run = run_with_charms(charm)
    where = next(one for one in run.course if one.lanes > 1)
    return replace(run, pending=ChooseTable(column_of(run.course, where.pond, where.column)[:1]))


def test_ferry_goes_to_any_table_of_the_column() -> None:
    run = before_a_wide_column("ferry")
    assert isinstance(run.pending, ChooseTable)
    where = run.course[run.pending.nodes[0]]
    column = column_of(run.course, where.pond, where.column)
    there = use_charms(run, "ferry")
    assert there.pending == ChooseTable(column)
    assert not replace(there, rack=("ferry",)).is_usable("ferry")


def test_charms_for_the_next_table_are_kept_until_it_ends() -> None:
    run = use_charms(run_with_charms("decoy", "double_stakes"), "decoy", "double_stakes")
    run = sit_down(run)
    assert (run.effects.decoys, run.effects.stakes) == (1, 1)
    assert advance(run, WON).effects == Effects()


def test_lucky_dip_offers_other_charms_each_time() -> None:
    run = replace(
        run_offering(run_with_charms(), "feather", "ferry", "decoy"), rack=("lucky_dip", "lucky_dip")
    )
    once = use_charms(run, "lucky_dip")
    twice = use_charms(once, "lucky_dip")
    assert isinstance(once.pending, ChooseCharm)
    assert once.pending != twice.pending
    assert once.rack == ("lucky_dip",)
    at_stall = replace(run, pending=AtStall(("ferry",)))
    assert isinstance(use_charms(at_stall, "lucky_dip").pending, AtStall)


@pytest.mark.parametrize("charm", CHARMS)
def test_charm_is_used_at_its_own_time_only(charm: str) -> None:
    on_map, at_table = before_a_wide_column(charm), sit_down(open_to(CHARMS[charm].game, charm))
    offer = replace(run_offering(run_with_charms(), "feather"), rack=(charm,))
    usable = [
        moment for moment, run in zip(MOMENTS, (on_map, at_table, offer), strict=True) if run.is_usable(charm)
    ]
    assert usable == [one for one in MOMENTS if one is CHARMS[charm].moment]


def test_charms_combine() -> None:
    rack = ("double_stakes", "tailwind", "breadcrumbs", "life_belt", "anchor", "monocle", "monocle")
    run = sit_down(use_charms(replace(run_with_charms(*rack), streak=1), "double_stakes"))
    run = use_charms(run, *rack[1:])
    assert run.effects.uses_left(Tool.HINT) == 6
    after = advance(run, WON)
    assert after.score == (PAR_POINTS + 40) * 4 * 2
    after = advance(run, LOST)
    assert (after.feathers, after.streak) == (FEATHERS - 1, 1)


def test_full_rack_takes_only_immediate_charms() -> None:
    run = replace(run_offering(run_with_charms(), "feather", "ferry", "decoy"), rack=("monocle",) * RACK_SIZE)
    assert [run.is_takeable(one) for one in ("feather", "ferry", "decoy")] == [True, False, False]
    with pytest.raises(WrongEntry):
        advance(run, CharmTaken("ferry"))
    assert not replace(run, rack=run.rack[1:], level=3).is_takeable("ferry"), (
        "at this level the rack has five hooks"
    )


def after_a_table(**changes: object) -> Run:
    return replace(advance(sit_down(begin(run_start())), WON), **changes)


def test_three_distinct_charms_are_offered_all_occur_and_rare_ones_seldom() -> None:
    found = Counter[str]()
    for seed in range(600):
        charms = draw_offer(after_a_table(seed=seed, shown=()))
        assert len(set(charms)) == len(charms) == OFFERED
        found.update(charms)
    assert set(found) == set(CHARMS)
    means = [
        fmean(found[charm.id] for charm in CHARMS.values() if charm.rarity is rarity) for rarity in Rarity
    ]
    assert means[0] > 1.5 * means[1] > 3 * means[2]
    assert draw_offer(after_a_table()) == draw_offer(after_a_table())
    assert len({draw_offer(after_a_table(offers=offers)) for offers in range(10)}) > 5


@given(st.integers(0, 2**32))
def test_offers_are_useful_and_not_repeated(seed: int) -> None:
    chance = random.Random(seed)
    rack = tuple(chance.sample(sorted(CHARMS), 4))
    run = after_a_table(seed=seed, rack=rack, here=chance.randrange(len(run_start().course) - 1))
    run = replace(run, played=(replace(run.played[0], met=True),))
    first = draw_offer(run)
    second = draw_offer(replace(run, shown=first, offers=run.offers + 1))
    assert not set(first) & set(second)
    games = {node.game for node in run.places_ahead}
    for charm in (CHARMS[one] for one in (*first, *second)):
        assert not (charm.lasting and charm.id in rack)
        assert charm.game in ("", *games)


def test_trade_charms_are_not_offered_once_there_are_no_trades() -> None:
    course = run_start().course
    keeper = len(course) - 1
    run = after_a_table(here=course.index(next(one for one in course if keeper in one.to)))
    assert [one.kind for one in run.places_ahead] == [PlaceKind.TABLE], "only the last keeper is left"
    trades = {"lucky_dip", "shell_purse", "magpie", "silver_tongue"}
    offers = {one for seed in range(200) for one in draw_offer(replace(run, seed=seed))}
    assert offers.isdisjoint(trades)
    first = after_a_table(here=0)
    assert {one for seed in range(200) for one in draw_offer(replace(first, seed=seed))} >= trades
    # An older run may have taken one of them.
    second = replace(run, format=SECOND_FORMAT)
    assert {"lucky_dip", "shell_purse"} <= {
        one for seed in range(200) for one in draw_offer(replace(second, seed=seed))
    }


def at_stall(shells: int, *rack: str, wares: tuple[str, ...] = ("pearl", "ferry", "feather")) -> Run:
    return after_a_table(pending=AtStall(wares), shells=shells, rack=rack)


def test_stall_prices_depend_on_rarity() -> None:
    run = at_stall(41)
    assert [run.price(one) for one in ("pearl", "ferry", "magpie")] == [24, 17, 20]
    run = advance(run, CharmBought("pearl"))
    assert (run.shells, run.rack, run.pending) == (17, ("pearl",), AtStall(("ferry", "feather")))
    run = advance(run, CharmBought("feather"))
    assert (run.shells, run.feathers, run.rack) == (0, FEATHERS + 1, ("pearl",))
    for entry in (CharmBought("ferry"), CharmBought("pearl"), CharmBought("monocle"), CharmTaken("ferry")):
        with pytest.raises(WrongEntry):
            advance(run, entry)


def test_stall_pays_half_and_upgrades_lasting_charms_once() -> None:
    run = at_stall(24, "pearl", "ferry")
    run = advance(run, CharmUpgraded("pearl"))
    assert (run.shells, run.upgraded, run.multiplicity("pearl")) == (0, ("pearl",), 2)
    for entry in (CharmUpgraded("pearl"), CharmUpgraded("ferry"), CharmSold("monocle")):
        with pytest.raises(WrongEntry):
            advance(replace(run, shells=99), entry)
    run = advance(run, CharmSold("pearl"))
    assert (run.shells, run.rack, run.upgraded, run.grown) == (12, ("ferry",), (), {})
    assert advance(run, CharmSold("ferry")).shells == 14


def test_silver_tongue_lowers_prices_to_no_less_than_half() -> None:
    assert at_stall(0, "silver_tongue").price("pearl") == 22
    upgraded = replace(at_stall(0, "silver_tongue"), upgraded=("silver_tongue",))
    assert [upgraded.price(one) for one in ("pearl", "ferry")] == [20, 13]
    early = replace(upgraded, format=THIRD_FORMAT)
    assert [early.price(one) for one in ("pearl", "ferry")] == [8, 2]


def test_older_runs_keep_their_prices_and_levels() -> None:
    run = replace(at_stall(17), format=THIRD_FORMAT)
    assert [run.price(one) for one in ("pearl", "ferry", "magpie")] == [12, 5, 8]
    assert replace(run, level=2).price("ferry") == 7
    rules = [replace(run, level=level).rules for level in range(HARDEST + 1)]
    assert [(one.feathers, one.hooks, one.toll, one.rest) for one in rules] == [
        (3, 6, 1, 0),
        (2, 6, 1, 0),
        (2, 6, 1, 0),
        (2, 5, 1, 0),
        (2, 5, 2, 0),
        (2, 5, 2, 4),
    ]
    assert begin(replace(run_start(), format=THIRD_FORMAT, level=1)).feathers == FEATHERS - 1


# -- lasting charms ----------------------------------------------------------------------------------


def end_table(charm: str, entry: TableEnded, **changes: object) -> PlayedTable:
    return advance(sit_down(replace(open_to(CHARMS[charm].game, charm), **changes)), entry).played[-1]


@pytest.mark.parametrize("charm", [charm.id for charm in CHARMS.values() if charm.bonus is not None])
def test_lasting_charm_acts_only_on_its_signal_and_doubly_once_upgraded(charm: str) -> None:
    bonus = CHARMS[charm].bonus
    assert bonus is not None
    run_signals = {
        Signal.WON: WON,
        Signal.GHOSTS: replace(WON, result=-9.0),
        Signal.COMEBACK: WON,
        Signal.LAST_FEATHER: WON,
        Signal.CHARMS: WON,
        Signal.FREE_HOOKS: WON,
    }
    heard = run_signals.get(bonus.signal, replace(WON, signals={bonus.signal: 2 * bonus.every}))
    changes: dict[str, object] = {}
    if bonus.signal is Signal.LAST_FEATHER:
        changes["feathers"] = 1
    if bonus.signal is Signal.COMEBACK:
        changes["played"] = (replace(after_a_table().played[0], met=False),)
    (act,) = end_table(charm, heard, **changes).acts
    (double,) = end_table(charm, heard, upgraded=(charm,), **changes).acts
    assert act.adds
    assert (double.points, double.factor, double.shells) == (2 * act.points, 2 * act.factor, 2 * act.shells)
    quiet = {
        Signal.WON: LOST,
        Signal.GHOSTS: replace(WON, result=-99.0),
        Signal.COMEBACK: WON,
        Signal.LAST_FEATHER: WON,
        Signal.FREE_HOOKS: WON,
    }
    if bonus.signal is Signal.FREE_HOOKS:
        full = replace(open_to("", charm), rack=(charm, *("ferry",) * (RACK_SIZE - 1)))
        assert advance(sit_down(full), WON).played[-1].acts == ()
    elif bonus.signal is not Signal.CHARMS:
        assert end_table(charm, quiet.get(bonus.signal, WON)).acts == ()


def test_charm_points_are_multiplied_and_factors_add_to_the_streak() -> None:
    heard = replace(WON, signals={Signal.LINK: 4, Signal.LONG_CHAIN: 2})
    run = run_with_charms("brass_bell", "daisy_chain")
    after = advance(sit_down(run), heard)
    assert after.score == (PAR_POINTS + 20 + 4 * 3) * (1 + 2)
    assert after.played[-1].acts == (CharmAct("brass_bell", points=12), CharmAct("daisy_chain", factor=2))
    second = replace(run, streak=2, pending=ChooseTable((len(run.course) - 1,)))
    assert advance(sit_down(second), heard).played[-1].factor == (3 + 2) * 6


def test_pearl_grows_with_each_table_won() -> None:
    run = run_with_charms("pearl")
    worth = []
    for end in (WON, WON, LOST, WON):
        run = replace(advance(sit_down(run), end), pending=run.pending)
        worth.append([act.points for act in run.played[-1].acts])
    assert worth == [[12], [24], [24], [36]]
    assert run.grown == {"pearl": 36}
    assert advance(replace(run, pending=AtStall(())), CharmSold("pearl")).grown == {}


def test_shells_of_charms_are_earned() -> None:
    assert end_table("shell_purse", LOST).shells == 2
    assert end_table("shell_purse", WON).shells - end_table("shell_purse", LOST).shells >= 2


def test_lantern_grants_a_hint_at_every_table() -> None:
    run = sit_down(run_with_charms("lantern"))
    assert run.effects.uses_left(Tool.HINT) == 1
    assert (
        sit_down(replace(advance(run, WON), pending=run_with_charms().pending)).effects.uses_left(Tool.HINT)
        == 1
    )
    assert (
        sit_down(replace(run_with_charms("lantern"), upgraded=("lantern",))).effects.uses_left(Tool.HINT) == 2
    )


def test_kind_eye_eases_goals_on_the_map_and_at_the_table() -> None:
    run = run_with_charms("kind_eye")
    assert run.effects_at(0).ease == sit_down(run).effects.ease == sit_down(run).effects_at(0).ease == 1
    assert run_with_charms().effects_at(0).ease == 0


def to_rest(run: Run) -> Run:
    place = next(number for number, one in enumerate(run.course) if one.kind is PlaceKind.REST)
    return replace(run, pending=ChooseTable((place,)))


def visit_rest(run: Run) -> Run:
    run = to_rest(run)
    assert isinstance(run.pending, ChooseTable)
    return advance(run, Visited(run.pending.nodes[0]))


def test_rest_mends_a_feather_and_a_down_pillow_two() -> None:
    run = replace(run_with_charms(), feathers=1)
    assert visit_rest(run).feathers == 2
    assert visit_rest(replace(run, rack=("down_pillow",))).feathers == 3
    whole = visit_rest(run_with_charms("down_pillow"))
    assert (whole.feathers, whole.shells, whole.visits[-1].find) == (FEATHERS, 3, Find.REST)
    assert whole.pending == ChooseTable(whole.course[whole.here or 0].to)


def test_rest_costs_shells_at_the_second_level() -> None:
    run = replace(run_with_charms(), feathers=1, level=1)
    poor, rich = visit_rest(replace(run, shells=14)), visit_rest(replace(run, shells=17))
    assert (poor.feathers, poor.shells, poor.visits[-1].find) == (1, 14, Find.TOLL)
    assert (rich.feathers, rich.shells) == (2, 2)


def test_unknown_place_may_be_anything() -> None:
    found = set()
    for seed in range(60):
        run = begin(run_start(seed))
        place = next(number for number, one in enumerate(run.course) if one.kind is PlaceKind.UNKNOWN)
        run = advance(replace(run, pending=ChooseTable((place,)), shells=7), Visited(place))
        visit = run.visits[-1]
        found.add(visit.find)
        match visit.find:
            case Find.SHELLS:
                assert run.shells == 12
            case Find.PIKE:
                assert run.shells == 3
            case Find.CHARM:
                assert isinstance(run.pending, ChooseCharm)
                run = advance(run, CharmsPassed())
            case Find.STALL:
                assert isinstance(run.pending, AtStall)
                run = advance(run, StallLeft())
            case Find.REST:
                assert run.shells == 10
        assert run.pending == ChooseTable(run.course[place].to)
    assert found == set(Find) - {Find.TOLL}


def test_only_tables_are_played_and_only_other_places_visited() -> None:
    run = begin(run_start())
    assert isinstance(run.pending, ChooseTable)
    with pytest.raises(WrongEntry):
        advance(run, Visited(run.pending.nodes[0]))
    resting = to_rest(run)
    assert isinstance(resting.pending, ChooseTable)
    with pytest.raises(WrongEntry):
        advance(resting, SatDown(resting.pending.nodes[0], 6, "match.jsonl"))


def test_each_level_has_one_more_rule() -> None:
    assert len(RUN_LEVELS) == HARDEST + 1
    for before, after in pairwise(RUN_LEVELS):
        changed = [name for name in before.__struct_fields__ if getattr(before, name) != getattr(after, name)]
        assert len(changed) == 2, "each level changes its words and one figure"
    assert begin(replace(run_start(), level=4)).feathers == FEATHERS - 1
    run = replace(begin(replace(run_start(), level=HARDEST)), feathers=3)
    keeper = next(number for number, one in enumerate(run.course) if one.column == KEEPER)
    run = sit_down(replace(run, pending=ChooseTable((keeper,))))
    assert advance(run, LOST).feathers == 1


def test_charms_name_existing_games() -> None:
    assert {charm.game for charm in CHARMS.values()} <= {"", *GAMES}
