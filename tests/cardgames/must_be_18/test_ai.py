"""The agents of You Must Be 18!: legal, fair, repeatable, and stronger level by level."""

from __future__ import annotations

import random
import time
from statistics import fmean

import pytest

from game.ai.agent import Budget, Decision
from game.ai.levels import ADVISER, LEVELS
from game.cardgames.must_be_18.players.agents import AGENTS
from game.cardgames.must_be_18.rules.events import MustBe18Choice, PlayCards
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State
from game.engine.chance import seed_of
from game.engine.contract import Setup
from tests.cardgames.must_be_18.standing import (
    does,
    play,
    playing,
    random_setup,
    setup,
    standing,
)
from tests.ticking import Ticking

FEW = Budget(samples=5)
LEVEL_IDS = [level.id for level in LEVELS]
SEARCHERS = ["swan", "eider", ADVISER]


def play_match(start: Setup, levels: list[str], budget: Budget) -> MustBe18State:
    """Play a match to its end by agents of these levels."""
    agents = [AGENTS[level]() for level in levels]
    state, step = MUST_BE_18.open(start), 0
    while MUST_BE_18.ranking(state) is None:
        if not (pending := MUST_BE_18.pending(state)):
            state = MUST_BE_18.deal(state).state
            continue
        (seat,) = pending
        decision = agents[seat].choose(MUST_BE_18.view(state, seat), budget, seed_of(start.seed, step))
        state = MUST_BE_18.apply(state, seat, decision.choice).state
        step += 1
    return state


def decide(state: MustBe18State, level: str, samples: int = 100) -> Decision:
    """What an agent of a level decides for the seat that is asked."""
    (seat,) = MUST_BE_18.pending(state)
    return AGENTS[level]().choose(MUST_BE_18.view(state, seat), Budget(samples=samples), 3)


def laid(choice: MustBe18Choice) -> str:
    """What a play lays, as text."""
    assert isinstance(choice, PlayCards)
    return "".join(sorted(str(number) for _column, number in choice.covers))


def some(number: int, chance: random.Random, **options: object) -> list[MustBe18State]:
    """Some states in which a seat has several choices."""
    found = []
    while len(found) < number:
        states = [
            state
            for state, _events in playing(random_setup(chance.randint(2, 6), chance, **options), chance)
            if any(len(choices) > 1 for choices in MUST_BE_18.pending(state).values())
        ]
        found += chance.sample(states, min(len(states), 2))
    return found


# -- what holds everywhere ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SEARCHERS)
def test_every_legal_choice_has_its_prospect(level: str) -> None:
    for state in some(5, random.Random(4), rounds=1):
        (seat,) = MUST_BE_18.pending(state)
        view = MUST_BE_18.view(state, seat)
        decision = AGENTS[level]().choose(view, Budget(samples=20), 1)
        assert tuple(one.choice for one in decision.prospects) == MUST_BE_18.choices(view)
        assert all(one.value <= 0 and 0 <= one.risk <= 1 for one in decision.prospects)
        assert decision.choice in MUST_BE_18.choices(view)


def test_who_advises_would_choose_what_is_worth_most() -> None:
    for state in some(12, random.Random(5), rounds=1, play="compulsory"):
        decision = decide(state, ADVISER, samples=60)
        own = next(one.value for one in decision.prospects if one.choice == decision.choice)
        assert own == pytest.approx(max(one.value for one in decision.prospects))


def test_a_budget_of_time_is_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
    view = MUST_BE_18.view(standing("666655544321", "666655555443", tops="6642", stock="66"), 0)
    for seconds in (0.0, 0.1):
        clock = Ticking()
        monkeypatch.setattr(time, "perf_counter", clock)
        decision = AGENTS["eider"]().choose(view, Budget(seconds=seconds), 1)
        assert seconds < clock.now < seconds + 0.01
        assert len(decision.prospects) == len(MUST_BE_18.choices(view))


# -- how the levels differ ---------------------------------------------------------------------------------


def test_a_drake_lays_the_highest_numbers_and_a_swan_the_most() -> None:
    state = standing("63331", "666666", tops="6543")
    assert laid(decide(state, "drake").choice) == "6"
    assert len(laid(decide(state, "swan").choice)) > 1


@pytest.mark.parametrize("level", SEARCHERS)
def test_who_can_go_out_does(level: str) -> None:
    state = standing("653", "66666", tops="6543", stock="666")
    decision = decide(state, level)
    assert laid(decision.choice) == "356"
    best = next(one for one in decision.prospects if one.choice == decision.choice)
    assert (best.value, best.risk) == (0, 0)


@pytest.mark.parametrize("level", SEARCHERS)
def test_high_cards_go_when_somebody_is_about_to_end_the_round(level: str) -> None:
    """The other seat lays its last card whatever happens: the 6 costs most if it is kept."""
    state = standing("62", "5", tops="65532")
    assert laid(decide(state, level).choice) in ("26", "6")
    risks = [one.risk for one in decide(state, level).prospects if laid(one.choice) == "2"]
    assert all(risk > 0 for risk in risks)


def test_an_eider_draws_conclusions_that_a_swan_does_not() -> None:
    """Seat 1 had no 6, no 5 and nothing that sums up: so a top of these numbers leaves it stuck again."""
    state = does(standing("66665", "443", "666", stock="4" + "6" * 6), play("0:6")).state
    view = MUST_BE_18.view(state, state.open.turn)
    swan, eider = (AGENTS[level]().choose(view, Budget(samples=100), 2) for level in ("swan", "eider"))
    assert swan.prospects != eider.prospects


def test_each_level_is_stronger_than_the_one_before() -> None:
    """Rounds of two, each deal in both seatings: the means in points. Whole figures are for the arena."""
    for weaker, stronger, deals in (("duckling", "drake", 60), ("drake", "swan", 60)):
        points: dict[str, list[int]] = {weaker: [], stronger: []}
        for seed in range(deals):
            for levels in ([weaker, stronger], [stronger, weaker]):
                state = play_match(setup(2, seed, rounds=1), levels, Budget(samples=20))
                for level, own in zip(levels, state.open.points, strict=True):
                    points[level].append(own)
        assert fmean(points[stronger]) < fmean(points[weaker])
