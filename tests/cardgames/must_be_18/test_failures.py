"""RULES.md §6.2: what drawing, skipping and opening a column rule out."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from game.cardgames.must_be_18.rules.deck import count_numbers, numbers_of
from game.cardgames.must_be_18.rules.events import (
    CardDrawn,
    ColumnsOpened,
    DrawnToStart,
    Redealt,
    RoundStarted,
    Skipped,
)
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import legal_openings, legal_plays
from game.cardgames.must_be_18.rules.view import Act, Failure
from tests.cardgames.must_be_18.positions import (
    apply_choices,
    open_column,
    play,
    random_match,
    random_setup,
    state_with,
)


def test_draw_rules_out_plays_and_skip_rules_out_new_columns_too() -> None:
    after = apply_choices(state_with("66", "5", "66", stock="56"), play("0:6")).state
    assert after.public.failures == (
        Failure(1, "play", (6, 6, 6), 1, 1),
        Failure(1, "lay", (6, 6, 6), 2, 2),
    )
    assert [(act.seat, act.deed) for act in after.public.history] == [(0, "play"), (1, "draw"), (1, "skip")]
    assert after.public.history[1] == Act(1, "draw", (), (6, 6, 6))


def test_skip_with_six_columns_rules_out_plays() -> None:
    after = apply_choices(state_with("55", "6", "55", tops="555111", deck="even"), play("0:5")).state
    assert after.public.failures == (Failure(1, "play", (5, 5, 5, 1, 1, 1), 1, 1),)


def test_opening_a_column_rules_out_plays() -> None:
    after = apply_choices(state_with("42", "66"), open_column(2, "0:4")).state
    assert after.public.failures[0] == Failure(0, "play", (6, 6, 6), 2, 0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_ruled_out_cards_were_not_in_the_hand(seats: int) -> None:
    """With any options: the hand at that moment is reconstructed from what was played and drawn since."""
    chance, seen = random.Random(seats), Counter[str]()
    for _match in range(30):
        drawn: list[tuple[int, int]] = []
        for last, events in random_match(random_setup(seats, chance, rounds=1), chance):
            state = last
            for event in events:
                if isinstance(event, RoundStarted | Redealt):
                    drawn.clear()
                elif isinstance(event, CardDrawn | DrawnToStart):
                    drawn.append((event.seat, event.card))
        view = state.public
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
            counts = count_numbers(numbers_of(hand, view.options.deck))
            seen[failure.lack] += 1
            if failure.lack == "sixes":
                assert counts[5] < 3
                continue
            assert not legal_plays(counts, failure.tops)
            if failure.lack == "lay":
                assert len(failure.tops) < view.options.columns
                assert not legal_openings(counts, failure.tops)
    assert min(seen["play"], seen["lay"], seen["sixes"]) > 4


def test_history_starts_again_with_each_round() -> None:
    again = MUST_BE_18.deal(apply_choices(state_with("6", "66", round=1), play("0:6")).state).state
    assert again.public.history == ()
    assert all(failure.lack == "sixes" for failure in again.public.failures)


@pytest.mark.parametrize(
    ("play_option", "forced", "drew", "lacks", "skips"),
    [
        ("compulsory", False, False, ("play",), 1),
        ("compulsory", False, True, ("play",), 0),
        ("may_draw", False, False, ("play",), 1),
        ("may_draw", False, True, (), 0),
        ("compulsory", True, True, ("lay",), 1),
        ("may_draw", True, True, ("lay",), 1),
    ],
)
def test_what_a_skip_shows(
    play_option: str, forced: bool, drew: bool, lacks: tuple[str, ...], skips: int
) -> None:
    """Only a seat that may decline a play, and has drawn, skips without showing a lack."""
    view = state_with("42", "66", play=play_option).public
    after = MUST_BE_18.apply_event(view, Skipped(0, forced, drew))
    assert tuple(failure.lack for failure in after.failures) == lacks
    assert [(act.seat, act.deed, act.placements, act.tops) for act in after.history] == [
        (0, "skip", (), (6, 6, 6))
    ]
    assert after.skips == skips


@pytest.mark.parametrize(
    ("play_option", "drawn", "forced", "lacks"),
    [
        ("may_draw", 0, False, ()),
        ("may_draw", 1, False, ("play",)),
        ("compulsory", 0, False, ("play",)),
        ("compulsory", 1, False, ("play",)),
    ],
)
def test_what_a_voluntary_draw_shows(
    play_option: str, drawn: int, forced: bool, lacks: tuple[str, ...]
) -> None:
    view = replace(state_with("42", "66", stock="55", play=play_option).public, drawn=drawn)
    after = MUST_BE_18.apply_event(view, CardDrawn(0, None, 1, forced))
    assert tuple(failure.lack for failure in after.failures) == lacks
    assert after.drawn == drawn + 1


def test_each_way_to_play_is_recorded_separately() -> None:
    assert apply_choices(state_with("42", "66"), open_column(2, "0:4")).state.public.history[0].deed == "open"
    chance = random.Random(18)
    started = next(
        event
        for _last, events in random_match(random_setup(3, chance, rounds=1), chance)
        for event in events
        if isinstance(event, ColumnsOpened)
    )
    after = MUST_BE_18.apply_event(state_with("666", "666", "666", tops="").public, started)
    assert after.history[-1].deed == "start"
