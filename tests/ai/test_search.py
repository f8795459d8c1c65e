"""Search budgets, measured in work or time and spent on the best candidates; flat Monte Carlo."""

import random
import time
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ai.agent import Budget
from game.ai.play_outs import FlatMonteCarlo
from game.ai.search import Meter, SearchStage, successive_halving
from game.engine.contract import Setup
from tests.hi_lo.players import chance_of_higher, deal_again
from tests.hi_lo.rules import HI_LO, HIGHEST, Guess, HiLoOptions, HiLoView
from tests.support.ticking import TICK, Ticking


def ticks(number: float) -> float:
    """Return a budget of seconds from which the search may use this many ticks."""
    return number * TICK / 0.9


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    ticking = Ticking()
    monkeypatch.setattr(time, "perf_counter", ticking)
    return ticking


@pytest.mark.parametrize(
    ("samples", "batches"),
    [(0, [1]), (1, [1]), (99, [99]), (100, [100]), (101, [100, 1]), (250, [100, 100, 50])],
)
def test_samples_come_in_batches_and_are_at_least_one(samples: int, batches: list[int]) -> None:
    assert list(Meter(Budget(samples=samples)).batches(100)) == batches


def test_samples_stop_when_time_is_up_after_at_least_one_batch(clock: Ticking) -> None:
    assert list(Meter(Budget(seconds=0.0)).batches(100)) == [10]
    # As many as should fit into the rest of 4.5 ticks: of 3.5 after 1, of 2.5 after 4, of 1.5 after 9.
    assert list(Meter(Budget(samples=3, seconds=ticks(4.5))).batches(7)) == [1, 3, 5, 4, 1]


@given(st.integers(1, 3000), st.data())
def test_share_of_work_is_used_to_the_last_unit(work: int, data: st.DataObject) -> None:
    part = data.draw(st.integers(1, work))
    meter = Meter(Budget(), work)
    meter.spent = part - 1
    assert meter.allows(1, Fraction(part, work))
    assert not meter.allows(2, Fraction(part, work))
    assert meter.allows(work - meter.spent)
    assert not meter.allows(work - meter.spent + 1)


def test_share_of_time_does_not_depend_on_work(clock: Ticking) -> None:
    meter = Meter(Budget(samples=1, seconds=ticks(8.5)))
    meter.spent = 1000
    assert [meter.allows(1000, 0.5) for _ in range(6)] == [True] * 3 + [False] * 3
    assert [meter.allows(1000) for _ in range(3)] == [True] + [False] * 2


def test_stopped_clock_leaves_time_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", lambda: 1.0)
    batches = Meter(Budget(seconds=0.1)).batches(100)
    assert [next(batches) for _ in range(3)] == [10, 100, 100]


def test_overspent_budget_leaves_no_batch() -> None:
    meter = Meter(Budget(samples=50))
    batches = meter.batches(20)
    assert next(batches) == 20
    meter.spent = 60
    assert list(batches) == []


def test_no_step_starts_that_would_end_too_late(clock: Ticking) -> None:
    meter = Meter(Budget(seconds=ticks(10.5)))
    assert meter.allows(1)
    clock.now += 5 * TICK
    assert not meter.allows(1), "the last one took six ticks, and three are left"
    assert not meter.in_time
    assert Meter(Budget(samples=1)).in_time


class Tried:
    """The deals on which each candidate was tried; a trial is one unit of work."""

    def __init__(self, meter: Meter) -> None:
        self.deals: dict[int, list[int]] = {}
        self._meter = meter

    def __call__(self, deal: int, alive: Sequence[int]) -> None:
        for candidate in alive:
            self.deals.setdefault(candidate, []).append(deal)
        self._meter.spent += len(alive)


def run_halving(
    candidates: Sequence[int],
    stages: Sequence[SearchStage],
    budget: Budget,
    deals: Iterator[int] | None = None,
) -> tuple[list[int], dict[int, int]]:
    """Return the remaining candidates and the number of deals each was tried on; candidates are worth their
    tens.
    """
    meter = Meter(budget)
    tried = Tried(meter)
    left = successive_halving(
        candidates, deals or count(), stages, meter, try_on=tried, merit=lambda one: one // 10, work=float
    )
    assert all(deals == list(range(len(deals))) for deals in tried.deals.values()), "all on the same deals"
    return left, {candidate: len(deals) for candidate, deals in tried.deals.items()}


STAGES = (SearchStage(0.4, least=1), SearchStage(0.7, survivors=2), SearchStage(1.0, survivors=1))


def test_better_candidates_are_tried_on_more_deals() -> None:
    left, tried = run_halving([30, 10, 40, 20], STAGES, Budget(samples=100))
    assert left == [40]
    # Four get 40 deals, two of them 70, and the best one the rest.
    assert tried == {10: 10, 20: 10, 30: 25, 40: 25 + 30}


def test_earlier_of_equal_candidates_is_kept() -> None:
    assert run_halving([11, 35, 31, 39, 30], STAGES, Budget(samples=100))[0] == [35]
    assert run_halving([11, 35, 31, 39, 30], STAGES[:2], Budget(samples=100))[0] == [35, 31]


def test_all_candidates_are_tried_in_order_at_first() -> None:
    assert run_halving([30, 10, 40], STAGES[:1], Budget(samples=5))[0] == [30, 10, 40]


@pytest.mark.parametrize("samples", range(1, 12))
def test_budget_is_exceeded_only_by_mandatory_deals(samples: int) -> None:
    tried = run_halving([30, 10, 40], STAGES, Budget(samples=samples))[1]
    assert sum(tried.values()) <= max(samples, 3)
    assert set(tried) == {30, 10, 40}
    each = [SearchStage(stage.share, stage.survivors, least=1) for stage in STAGES]
    assert run_halving([30, 10, 40], each, Budget(samples=1))[1] == {10: 1, 30: 2, 40: 3}


def test_candidates_are_ranked_even_if_deals_run_out() -> None:
    left, tried = run_halving([30, 10, 40], STAGES, Budget(samples=100), iter(range(2)))
    assert left == [40]
    assert tried == {30: 2, 10: 2, 40: 2}


def test_time_is_divided_among_the_stages(clock: Ticking) -> None:
    # The clock is read before every deal but the first, and at the end of each stage.
    assert run_halving([30, 10, 40], STAGES, Budget(seconds=ticks(10.5)))[1] == {10: 4, 30: 6, 40: 8}


# -- flat Monte Carlo ------------------------------------------------------------------------------------


def view_with_card(card: int) -> HiLoView:
    state, _events = HI_LO.deal(HI_LO.open(Setup(2, 5, HiLoOptions(rounds=1))))
    return replace(HI_LO.view(state, 0), cards=(card,))


@pytest.mark.parametrize("card", [2, 3, HIGHEST - 2, HIGHEST - 1])
def test_likelier_guess_is_found(card: int) -> None:
    view = view_with_card(card)
    decision = FlatMonteCarlo(HI_LO, deal_again).choose(view, Budget(samples=200), 7)
    assert decision.choice == Guess(chance_of_higher(view) > 0.5)
    values = {one.choice: one.value for one in decision.prospects}
    # A right guess is a point, so the guesses' values differ by their probabilities.
    better = abs(2 * chance_of_higher(view) - 1)
    assert abs(values[Guess(False)] - values[Guess(True)]) == pytest.approx(better, abs=0.35)


def test_same_seed_gives_the_same_decision_and_a_share_uses_less() -> None:
    view = view_with_card(5)
    whole, tenth = FlatMonteCarlo(HI_LO, deal_again), FlatMonteCarlo(HI_LO, deal_again, share=0.1)
    assert whole.choose(view, Budget(20), 3) == whole.choose(view, Budget(20), 3)
    assert tenth.choose(view, Budget(20), 3) == whole.choose(view, Budget(2), 3)


def test_dealt_states_agree_with_the_view() -> None:
    view = view_with_card(4)
    for seed in range(20):
        state = deal_again(view, random.Random(seed))
        assert HI_LO.view(state, 0) == view
        assert not set(state.stock) & set(view.cards)
