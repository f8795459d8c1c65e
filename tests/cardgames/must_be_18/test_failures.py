"""RULES.md §6.2: what drawing, skipping and opening a column rule out."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.cardgames.must_be_18.rules.deck import counted, numbers_of
from game.cardgames.must_be_18.rules.events import CardDrawn, DrawnToStart, Redealt, RoundStarted
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import openings, plays
from game.cardgames.must_be_18.rules.view import Act, Failure
from tests.cardgames.must_be_18.standing import does, opening, play, playing, random_setup, standing


def test_who_draws_could_not_play_and_who_skips_could_not_lay() -> None:
    after = does(standing("66", "5", "66", stock="56"), play("0:6")).state
    assert after.open.failures == (
        Failure(1, "play", (6, 6, 6), 1, 1),
        Failure(1, "lay", (6, 6, 6), 2, 2),
    )
    assert [(act.seat, act.deed) for act in after.open.history] == [(0, "play"), (1, "draw"), (1, "skip")]
    assert after.open.history[1] == Act(1, "draw", (), (6, 6, 6))


def test_who_skips_with_six_columns_could_not_play() -> None:
    after = does(standing("55", "6", "55", tops="555111", deck="even"), play("0:5")).state
    assert after.open.failures == (Failure(1, "play", (5, 5, 5, 1, 1, 1), 1, 1),)


def test_who_opens_a_column_could_not_play() -> None:
    after = does(standing("42", "66"), opening(2, "0:4")).state
    assert after.open.failures[0] == Failure(0, "play", (6, 6, 6), 2, 0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_ruled_out_is_not_there(seats: int) -> None:
    """By any options: the hand at that moment, put together again from what was laid and drawn since."""
    chance, seen = random.Random(seats), Counter[str]()
    for _match in range(60):
        drawn: list[tuple[int, int]] = []
        for last, events in playing(random_setup(seats, chance, rounds=1), chance):
            state = last
            for event in events:
                if isinstance(event, RoundStarted | Redealt):
                    drawn.clear()
                elif isinstance(event, CardDrawn | DrawnToStart):
                    drawn.append((event.seat, event.card))
        view = state.open
        for failure in view.failures:
            since = view.history[failure.acts :]
            before = view.history[: failure.acts]
            seat = failure.seat
            hand = set(state.hands[seat])
            hand |= {one.card for act in since if act.seat == seat for one in act.placements}
            order = [card for other, card in drawn if other == seat]
            had = sum(act.seat == seat and act.deed == "draw" for act in before)
            hand -= set(order[had:])
            assert len(hand) == failure.size
            counts = counted(numbers_of(hand, view.options.deck))
            seen[failure.lack] += 1
            if failure.lack == "sixes":
                assert counts[5] < 3
                continue
            assert not plays(counts, failure.tops)
            if failure.lack == "lay":
                assert len(failure.tops) < view.options.columns
                assert not openings(counts, failure.tops)
    assert min(seen["play"], seen["lay"], seen["sixes"]) > 10


def test_history_is_of_the_round() -> None:
    state = does(standing("6", "66", round=1), play("0:6")).state
    again = MUST_BE_18.deal(state).state
    assert again.open.history == ()
    assert all(failure.lack == "sixes" for failure in again.open.failures)
