"""Charms: each does what it says, they combine, and what is offered comes from the run's seed."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from game.arcade.run.charm_list import CHARMS
from game.arcade.run.charms import OFFERED, ROOM, CharmMoment, Effects, Tool
from game.arcade.run.course import column_of
from game.arcade.run.entries import (
    CharmsPassed,
    CharmTaken,
    CharmUsed,
    DealtAgain,
    SatDown,
    TableEnded,
    ToolUsed,
)
from game.arcade.run.fold import WrongEntry, advance, begin
from game.arcade.run.offers import offered
from game.arcade.run.scoring import PAR_POINTS
from game.arcade.run.state import FEATHERS, AtTable, ChooseCharm, ChooseTable, Run
from game.cardgames.registry import GAMES, kit_of
from game.engine.match import Match
from tests.arcade.run.run_tables import began
from tests.cardgames.sixty_six.deals import setup

WON = TableEnded(met=True, result=-10.0, ghosts=(-10.0,), combos={"clean": 20})
LOST = replace(WON, met=False)
MOMENTS = (CharmMoment.MAP, CharmMoment.TABLE, CharmMoment.OFFER)


def holding(*charms: str) -> Run:
    """A run at its beginning, with charms on the rack."""
    return replace(begin(began()), rack=charms)


def sat(run: Run) -> Run:
    """The run at the first table that may be chosen."""
    assert isinstance(run.pending, ChooseTable)
    return advance(run, SatDown(run.pending.nodes[0], 6, "match.jsonl"))


def used(run: Run, *charms: str) -> Run:
    """The run after charms were used."""
    for charm in charms:
        run = advance(run, CharmUsed(charm))
    return run


def offering(run: Run, *charms: str) -> Run:
    """The run after a table that was won, with these charms on offer."""
    return replace(advance(sat(run), WON), pending=ChooseCharm(charms))


def test_there_are_sixteen_charms_that_differ_in_words_and_effects() -> None:
    assert len(CHARMS) == 16
    assert len({charm.title for charm in CHARMS.values()}) == len({charm.about for charm in CHARMS.values()})
    effects = [charm.effects for charm in CHARMS.values()]
    assert all(effects.count(one) == 1 and one != Effects() for one in effects)


@pytest.mark.parametrize(
    ("charm", "tool", "times"),
    [
        ("monocle", Tool.HINT, 3),
        ("ripple", Tool.UNDO, 1),
        ("weather_vane", Tool.VANE, 3),
        ("spyglass", Tool.SIGHT, 1),
    ],
)
def test_a_tool_may_be_used_so_often_at_this_table(charm: str, tool: Tool, times: int) -> None:
    run = used(sat(open_to(CHARMS[charm].game, charm)), charm)
    assert run.rack == ()
    for left in range(times, 0, -1):
        assert run.effects.left(tool) == left
        run = advance(run, ToolUsed(tool))
    with pytest.raises(WrongEntry):
        advance(run, ToolUsed(tool))


def test_a_tool_is_put_away_when_the_table_ends() -> None:
    run = advance(used(sat(holding("monocle")), "monocle"), WON)
    assert run.effects == Effects()


def test_a_second_wind_begins_the_same_deal_in_another_journal() -> None:
    run = used(sat(holding("second_wind")), "second_wind")
    assert isinstance(run.pending, AtTable)
    again = advance(run, DealtAgain("again.jsonl"))
    assert again.pending == replace(run.pending, journal="again.jsonl")
    with pytest.raises(WrongEntry):
        advance(again, DealtAgain("once more.jsonl"))


def open_to(game: str, charm: str) -> Run:
    """A run that holds a charm, and may go to a table of a game only; of any, without a name."""
    run = holding(charm)
    node = next(number for number, one in enumerate(run.course) if game in ("", one.game))
    return replace(run, pending=ChooseTable((node,)))


def test_a_spyglass_is_not_wasted_on_other_games() -> None:
    """Only at tables of its game it may be used, and only where the game's hands can lie open."""
    assert not sat(open_to("sixpack", "spyglass")).usable("spyglass")
    assert sat(open_to("sixty_six", "spyglass")).usable("spyglass")
    kit = kit_of(CHARMS["spyglass"].game)
    match = Match(kit.rules(), setup(6))
    match.deal()
    opened = kit.opened(match.view(1), match.state)
    assert opened.hands == match.state.hands
    assert replace(opened, hands=()) == match.view(1)


def test_double_stakes_double_the_score_and_the_feathers() -> None:
    run = sat(used(holding("double_stakes"), "double_stakes"))
    assert advance(run, WON).score == 2 * (PAR_POINTS + 20)
    assert advance(run, LOST).feathers == FEATHERS - 2
    assert advance(run, WON).feathers == FEATHERS


def test_a_life_belt_saves_a_feather_but_not_the_streak() -> None:
    run = advance(used(sat(replace(holding("life_belt"), streak=3)), "life_belt"), LOST)
    assert (run.feathers, run.streak) == (FEATHERS, 0)
    saved = advance(used(sat(holding("life_belt")), "life_belt"), WON)
    assert saved.feathers == FEATHERS


def test_an_anchor_holds_the_streak_of_a_table_that_is_lost() -> None:
    run = used(sat(replace(holding("anchor"), streak=3)), "anchor")
    assert advance(run, LOST).streak == 3
    assert advance(run, WON).streak == 4


def test_a_tailwind_makes_the_streak_two_longer_for_this_table() -> None:
    run = advance(used(sat(holding("tailwind")), "tailwind"), WON)
    assert (run.score, run.streak) == (3 * (PAR_POINTS + 20), 1)


def test_breadcrumbs_count_combos_twice() -> None:
    run = advance(used(sat(holding("breadcrumbs")), "breadcrumbs"), WON)
    assert run.score == PAR_POINTS + 40
    assert run.played[-1].combos == {"clean": 40}


def test_a_golden_egg_is_worth_par_at_least() -> None:
    bad, good = replace(WON, result=-99.0), replace(WON, result=99.0)
    run = used(sat(holding("golden_egg")), "golden_egg")
    assert advance(run, bad).played[-1].par_points == PAR_POINTS
    assert advance(run, good).played[-1].par_points > PAR_POINTS
    assert run.live_score(0) == 0


def test_a_feather_works_when_it_is_taken() -> None:
    run = offering(holding(), "feather", "ferry", "decoy")
    run = advance(run, CharmTaken("feather"))
    assert (run.feathers, run.rack) == (FEATHERS + 1, ())


def test_bottle_post_brings_points_times_the_pond() -> None:
    run = offering(holding(), "bottle_post")
    assert advance(run, CharmTaken("bottle_post")).score == run.score + 100
    third = next(number for number, one in enumerate(run.course) if one.pond == 3)
    run = replace(run, played=(replace(run.played[0], node=third),))
    assert advance(run, CharmTaken("bottle_post")).score == run.score + 300


def before_a_wide_column(charm: str) -> Run:
    """A run that holds a charm, and may go to the topmost of several tables of a column only."""
    run = holding(charm)
    where = next(one for one in run.course if one.lanes > 1)
    return replace(run, pending=ChooseTable(column_of(run.course, where.pond, where.column)[:1]))


def test_a_ferry_goes_to_any_table_of_the_column() -> None:
    run = before_a_wide_column("ferry")
    assert isinstance(run.pending, ChooseTable)
    where = run.course[run.pending.nodes[0]]
    column = column_of(run.course, where.pond, where.column)
    there = used(run, "ferry")
    assert there.pending == ChooseTable(column)
    assert not replace(there, rack=("ferry",)).usable("ferry")


def test_a_decoy_and_all_else_that_holds_for_the_next_table_is_kept_until_it_ends() -> None:
    run = used(holding("decoy", "double_stakes"), "decoy", "double_stakes")
    run = sat(run)
    assert (run.effects.decoys, run.effects.stakes) == (1, 1)
    assert advance(run, WON).effects == Effects()


def test_a_lucky_dip_offers_other_charms_each_time() -> None:
    run = replace(offering(holding(), "feather", "ferry", "decoy"), rack=("lucky_dip", "lucky_dip"))
    once = used(run, "lucky_dip")
    twice = used(once, "lucky_dip")
    assert isinstance(once.pending, ChooseCharm)
    assert once.pending != twice.pending
    assert once.rack == ("lucky_dip",)
    nxt = advance(sat(advance(twice, CharmsPassed())), WON)
    assert nxt.pending == ChooseCharm(offered(nxt.seed, 2, 0))


@pytest.mark.parametrize("charm", CHARMS)
def test_a_charm_is_used_at_its_moment_and_at_no_other(charm: str) -> None:
    on_map, at_table = before_a_wide_column(charm), sat(open_to(CHARMS[charm].game, charm))
    offer = replace(offering(holding(), "feather"), rack=(charm,))
    usable = [
        moment for moment, run in zip(MOMENTS, (on_map, at_table, offer), strict=True) if run.usable(charm)
    ]
    assert usable == [one for one in MOMENTS if one is CHARMS[charm].moment]


def test_charms_combine() -> None:
    rack = ("double_stakes", "tailwind", "breadcrumbs", "life_belt", "anchor", "monocle", "monocle")
    run = sat(used(replace(holding(*rack), streak=1), "double_stakes"))
    run = used(run, *rack[1:])
    assert run.effects.left(Tool.HINT) == 6
    after = advance(run, WON)
    assert after.score == (PAR_POINTS + 40) * 4 * 2
    after = advance(run, LOST)
    assert (after.feathers, after.streak) == (FEATHERS - 1, 1)


def test_a_full_rack_takes_only_what_works_at_once() -> None:
    run = replace(offering(holding(), "feather", "ferry", "decoy"), rack=("monocle",) * ROOM)
    assert [run.takeable(one) for one in ("feather", "ferry", "decoy")] == [True, False, False]
    with pytest.raises(WrongEntry):
        advance(run, CharmTaken("ferry"))


def test_three_different_charms_are_offered_and_all_come_up() -> None:
    found = Counter[str]()
    for seed in range(200):
        charms = offered(seed, 1, 0)
        assert len(set(charms)) == len(charms) == OFFERED
        found.update(charms)
    assert set(found) == set(CHARMS)
    assert offered(6, 1, 0) == offered(6, 1, 0)
    assert len({offered(6, tables, 0) for tables in range(10)}) > 5


def test_games_of_charms_are_games() -> None:
    assert {charm.game for charm in CHARMS.values()} <= {"", *GAMES}
