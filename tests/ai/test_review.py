"""Reviews: whose decisions they are, what each seat knew, and what the figures mean."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.agent import Budget, Decision, Prospect
from game.ai.factory import make_agent
from game.ai.review import (
    TURNING_LOSS,
    DecisionReview,
    ReviewedChoice,
    accuracy,
    decisions_in_round,
    last_round_with_decision,
    mean_loss,
    rounds_of,
    turning_points,
)
from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.events import TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine.contract import Phase, Setup
from game.engine.match import Match
from game.engine.options import parse_pairs, resolve
from tests.golden.six_takes.matches import MATCHES


def golden(name: str) -> Match:
    """Return a golden match, played to its end."""
    seats, seed, pairs = MATCHES[name]
    options = resolve(SIX_TAKES.options, parse_pairs(SIX_TAKES.options, pairs))
    match = Match(SIX_TAKES, Setup(seats, seed, options))
    chance = random.Random(seed)
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        seat = min(match.pending)
        legal = match.pending[seat]
        match.choose(seat, legal[int(chance.random() * len(legal))])
    return match


def all_moments(match: Match, seat: int) -> list[ReviewedChoice]:
    rounds = rounds_of(match)[-1]
    return [one for number in range(1, rounds + 1) for one in decisions_in_round(match, seat, number)]


@pytest.mark.parametrize("name", MATCHES)
def test_moments_are_the_seats_choices(name: str) -> None:
    match = golden(name)
    for seat in (0, match.setup.seats - 1):
        found = all_moments(match, seat)
        assert found
        steps = [moment.step for moment in found]
        assert steps == sorted(set(steps))
        for moment in found:
            chosen = match.history[moment.step]
            assert (chosen.seat, chosen.choice) == (seat, moment.choice)
            assert moment.view.round == moment.round == rounds_of(match)[moment.step]
            assert moment.choice in SIX_TAKES.choices(moment.view)
            assert len(SIX_TAKES.choices(moment.view)) > 1
        left_out = {step for step, one in enumerate(match.history) if one.seat == seat} - set(steps)
        assert not left_out, "the game makes forced choices itself"


@pytest.mark.parametrize("name", [name for name in MATCHES if "draft" not in name])
def test_moment_shows_no_card_of_another_hand(name: str) -> None:
    match = golden(name)
    for moment in all_moments(match, 0)[::3]:
        again = match.copy_at(moment.step)
        if again.phase is Phase.ROUND_OVER:
            again.deal()
        view, state = moment.view, again.state
        assert view == again.view(0)
        hidden = {card for hand in state.hands[1:] for card in hand} | set(state.chosen[1:]) - {0}
        shown = {view.chosen, *view.hand, *view.pool}
        for cards in (*view.rows, *view.known, *view.taken, *view.plays):
            shown |= {card if isinstance(card, int) else card[0] for card in cards}
        assert not hidden & shown


@pytest.mark.parametrize("name", MATCHES)
def test_last_round_with_decisions_of_a_seat(name: str) -> None:
    match = golden(name)
    rounds = rounds_of(match)[-1]
    for seat in range(match.setup.seats):
        decided = [number for number in range(1, rounds + 1) if decisions_in_round(match, seat, number)]
        assert last_round_with_decision(match, seat, rounds) == decided[-1]
        assert last_round_with_decision(match, seat, 1) == 1


def test_missing_round_has_no_moments() -> None:
    match = golden("three-classic-long")
    assert decisions_in_round(match, 0, rounds_of(match)[-1] + 1) == ()
    assert rounds_of(Match(SIX_TAKES, match.setup)) == ()


# -- figures -----------------------------------------------------------------------------------------------


def review_of(values: list[float], own: int, step: int = 0) -> DecisionReview:
    prospects = tuple(Prospect(TakeRow(row), value, 0.0) for row, value in enumerate(values))
    best = max(prospects, key=lambda one: one.value)
    return DecisionReview(ReviewedChoice(step, 1, None, TakeRow(own)), Decision(best.choice, prospects))


VALUES = st.lists(st.floats(-60, 60, allow_nan=False), min_size=2, max_size=10)
DECISIONS = st.lists(VALUES.flatmap(lambda found: st.tuples(st.just(found), st.integers(0, len(found) - 1))))


@given(DECISIONS)
def test_losses_are_never_negative_and_zero_for_the_best(
    decisions: list[tuple[list[float], int]],
) -> None:
    for values, own in decisions:
        one = review_of(values, own)
        assert 0 <= one.loss <= one.spread
        assert (one.loss == 0) == (values[own] == max(values))
        assert one.best.value == max(values)
        assert one.own.value == values[own]
        if one.loss == 0:
            assert one.best == one.own


@given(DECISIONS)
def test_accuracy_is_a_share_and_monotone(decisions: list[tuple[list[float], int]]) -> None:
    found = [review_of(values, own) for values, own in decisions]
    now = accuracy(found)
    assert 0 <= now <= 100
    assert mean_loss(found) >= 0
    for place, (values, own) in enumerate(decisions):
        for other, value in enumerate(values):
            if value >= values[own]:
                better = [*found[:place], review_of(values, other), *found[place + 1 :]]
                assert accuracy(better) >= now - 1e-9
                assert mean_loss(better) <= mean_loss(found) + 1e-9


def test_accuracy_of_always_best_and_always_worst() -> None:
    values = [[-3.0, -1.0, -2.0], [0.0, -7.0], [5.0, 5.0]]
    best = [review_of(one, one.index(max(one))) for one in values]
    worst = [review_of(one, one.index(min(one))) for one in values]
    assert accuracy(best) == 100
    assert accuracy(worst) == 0
    assert accuracy([]) == 100
    assert accuracy([best[0], worst[1]]) == pytest.approx(100 * 2 / 9)
    assert mean_loss(worst) == 3
    assert mean_loss([]) == 0


@given(DECISIONS)
def test_turning_points_are_few_and_the_costliest(decisions: list[tuple[list[float], int]]) -> None:
    found = [review_of(values, own, step) for step, (values, own) in enumerate(decisions)]
    turned = turning_points(found)
    assert len(turned) <= 3
    assert list(turned) == sorted(turned, key=lambda one: one.moment.step)
    assert all(one.loss >= TURNING_LOSS for one in turned)
    others = [one.loss for one in found if one not in turned and one.loss >= TURNING_LOSS]
    assert not others or (len(turned) == 3 and max(others) <= min(one.loss for one in turned))


def test_real_agents_evaluate_every_moment() -> None:
    match = golden("three-draft")
    agent = make_agent(kit_of("six_takes"), "drake")
    for moment in all_moments(match, 1):
        one = DecisionReview(moment, agent.choose(moment.view, Budget(5), 1))
        assert one.own.choice == moment.choice
        assert one.loss >= 0
