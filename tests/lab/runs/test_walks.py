"""Simulated runs: policies play through banked deals reproducibly, and the figures add up."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.arcade.run.charms import CHARMS
from game.arcade.run.course import generate_course
from game.arcade.run.entries import TableEnded
from game.lab.runs.bank import EASES, PlayedDeal, SimulationDeal, TableResult, evaluate_deal, play_deal
from game.lab.runs.command import charm_figures, level_figures
from game.lab.runs.times import PLACE_SECONDS, TableTime
from game.lab.runs.walks import POLICIES, Simulation
from game.storage import rows
from game.storage.levels.run_tables import PointsAtMost
from tests.arcade.run.run_tables import cast, tables

TIME = TableTime(shown=60, choices=10, forced=0, results=0)


def deal_won(*, met: bool) -> SimulationDeal:
    """Return a deal of a table that everybody, or nobody, wins."""
    entry = TableEnded(met=met, result=-3.0, ghosts=(-4.0, -2.0), combos={"clean": 40}, signals={"link": 9})
    return SimulationDeal((TableResult(entry, (met,) * EASES),) * 2, TIME)


def simulation(*, met: bool) -> Simulation:
    deals = {name: (deal_won(met=met),) for name in tables()}
    return Simulation([generate_course(seed, tables()) for seed in range(3)], deals)


@pytest.mark.parametrize("policy", POLICIES, ids=lambda one: one.name)
def test_always_winning_reaches_the_end_and_always_losing_does_not(policy) -> None:
    winner = simulation(met=True).simulate(6, 0, policy)
    assert winner.run.ponds == 6
    loser = simulation(met=False).simulate(6, 5, policy)
    assert (loser.run.ponds, loser.run.feathers) == (0, 0)
    assert simulation(met=True).simulate(6, 0, policy) == winner


def test_only_the_policy_without_charms_takes_none() -> None:
    found = {policy.name: simulation(met=True).simulate(6, 0, policy).first for policy in POLICIES}
    assert not any(found["none"].values())
    assert all(any(first.values()) for name, first in found.items() if name != "none")


def test_figures_compare_takers_of_a_charm_with_others() -> None:
    walks = [simulation(met=True).simulate(seed, 0, POLICIES[1]) for seed in range(20)]
    level = level_figures(walks)
    assert (level.ponds, level.won) == (6, 1)
    assert level.tables >= 6
    charms = charm_figures(walks)
    assert {one.charm for one in charms} <= set(CHARMS)
    assert all(one.ponds == one.margin == 0 for one in charms)


def test_charm_is_right_as_often_as_it_takes_a_run_further() -> None:
    walks = [simulation(met=True).simulate(seed, 0, POLICIES[0]) for seed in range(4)]
    scores = (10, 30, 20, 10)
    found = charm_figures(
        replace(walk, run=replace(walk.run, score=score), first={"pearl": place < 2})
        for place, (walk, score) in enumerate(zip(walks, scores, strict=True))
    )
    # 30 beats 20 and 10; 10 equals 10, and is worse than 20.
    assert [(one.charm, one.better) for one in found] == [("pearl", 2.5 / 4)]


def test_run_takes_the_time_of_its_tables_and_choices() -> None:
    found = simulation(met=False).simulate(6, 0, POLICIES[0])
    places = len(found.run.played) + len(found.run.visits)
    assert found.seconds == len(found.run.played) * TIME.seconds + places * PLACE_SECONDS
    figures = level_figures([found])
    assert figures.minutes.median == pytest.approx(found.seconds / 60)
    assert figures.whole is None, "no run was won"


def test_deal_is_played_by_each_ghost_against_the_others_and_saved(tmp_path: Path) -> None:
    table = tables()["first-swim"]
    deal = play_deal(table, cast(), 6, lambda _header: TIME)
    assert (len(deal.ends), deal.time) == (12, TIME)
    assert rows.append(tmp_path / "deals.jsonl", deal, "the deal") is None
    assert rows.load(tmp_path / "deals.jsonl", PlayedDeal) == ([deal], None)
    ends = evaluate_deal(table, deal).ends
    assert all(len(end.entry.ghosts) == 11 for end in ends)
    for end in ends:
        assert end.entry.met is end.met[0]
        assert list(end.met) == sorted(end.met), "easier goals are met at least as often"


def test_banked_deal_is_judged_by_todays_goal() -> None:
    table = tables()["first-swim"]
    deal = play_deal(table, cast(), 6, lambda _header: TIME)
    for points in (0, 3, 9):
        ends = evaluate_deal(replace(table, goal=PointsAtMost(points)), deal).ends
        assert [end.met[0] for end in ends] == [-end.entry.result <= points for end in ends]
