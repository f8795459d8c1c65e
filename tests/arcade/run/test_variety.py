"""Runs differ by the second pond in their tables and in the charms on offer."""

from itertools import combinations
from statistics import fmean

from game.arcade.run.course import generate_course
from game.arcade.run.fold import draw_offer
from tests.arcade.run.run_tables import tables
from tests.arcade.run.test_charms import after_a_table

RUNS, PONDS, OFFERS = 40, 2, 4


def first_tables_and_charms(seed: int) -> tuple[list[str], set[str]]:
    """Return the tables of the first ponds, by place, and the charms of the first offers."""
    places = [one.table for one in generate_course(seed, tables()) if one.pond <= PONDS]
    charms = {one for number in range(OFFERS) for one in draw_offer(after_a_table(seed=seed, offers=number))}
    return places, charms


def test_two_runs_share_few_tables_and_charms() -> None:
    runs = [first_tables_and_charms(seed) for seed in range(RUNS)]
    pairs = list(combinations(runs, 2))
    places = [fmean(here == there for here, there in zip(a, b, strict=True)) for (a, _), (b, _) in pairs]
    charms = [len(a & b) / len(a | b) for (_, a), (_, b) in pairs]
    assert fmean(places) < 0.3
    assert fmean(charms) < 0.25
    assert max(places) < 0.7
    assert max(charms) < 0.7
