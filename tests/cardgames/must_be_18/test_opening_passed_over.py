"""RULES.md §2.1, §2.2: the first seat with three sixes starts; seats without are passed over."""

import pytest

from game.cardgames.must_be_18.rules.events import ColumnsOpened, LaySixes, PassedOver, PlayCards
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.engine.contract import Choice, Event, IllegalChoice
from tests.cardgames.must_be_18.positions import apply_choices, hand, kinds, legal, only, setup, tops


def deal_first_round(seed: int, seats: int = 4, **options: object) -> tuple[MustBe18State, tuple[Event, ...]]:
    return MUST_BE_18.deal(MUST_BE_18.open(setup(seats, seed, **options)))


def test_first_seat_with_three_sixes_is_asked() -> None:
    """§2.1: nobody draws for it."""
    passed = 0
    for seed in range(60):
        state, events = deal_first_round(seed, deck="even", start="redeal")
        first = (state.public.dealer + 1) % 4
        order = [(first + place) % 4 for place in range(4)]
        (asked,) = MUST_BE_18.pending(state)
        without = order[: order.index(asked)]
        assert kinds(events).rpartition("HandDealt")[2].split() == ["PassedOver"] * len(without)
        assert [event.seat for event in events[len(events) - len(without) :]] == without
        assert all(hand(state, seat).count("6") < 3 for seat in without)
        assert hand(state, asked).count("6") >= 3
        assert all(len(cards) == 12 for cards in state.hands)
        passed += bool(without)
    assert passed > 20


def test_starting_seat_must_play_three_sixes_as_three_columns() -> None:
    """§2.2: it has no other choice."""
    state, _events = deal_first_round(3)
    (asked,) = MUST_BE_18.pending(state)
    assert legal(state) == {LaySixes()}
    sixes = hand(state, asked).count("6")
    lowest = [card for card in state.hands[asked] if card >= 32][:3]
    after, events = apply_choices(state, LaySixes())
    opened = only(events, ColumnsOpened)
    assert [placement.card for placement in opened.placements] == lowest
    assert {placement.covered for placement in opened.placements} == {None}
    assert opened.after == (6, 6, 6)
    assert opened.left == 9
    assert tops(after) == "666"
    assert hand(after, asked).count("6") == sixes - 3


def test_three_sixes_are_the_seats_turn() -> None:
    """§2.2"""
    state, _events = deal_first_round(3)
    (asked,) = MUST_BE_18.pending(state)
    assert list(MUST_BE_18.pending(apply_choices(state, LaySixes()).state)) == [(asked + 1) % 4]


def test_nobody_else_may_start() -> None:
    state, _events = deal_first_round(3)
    (asked,) = MUST_BE_18.pending(state)
    with pytest.raises(IllegalChoice, match="is not asked now"):
        MUST_BE_18.apply(state, (asked + 1) % 4, LaySixes())
    with pytest.raises(IllegalChoice, match="LaySixes"):
        MUST_BE_18.apply(state, asked, PlayCards(((0, 6),)))


def test_three_sixes_are_played_only_once() -> None:
    state = apply_choices(deal_first_round(3)[0], LaySixes()).state
    (asked,) = MUST_BE_18.pending(state)
    with pytest.raises(IllegalChoice):
        MUST_BE_18.apply(state, asked, LaySixes())


def test_passed_over_seat_has_shown_that_it_lacks_three_sixes() -> None:
    """§6.2"""
    for seed in range(30):
        state, events = deal_first_round(seed, deck="even")
        since = max(place for place, event in enumerate(events) if "Dealt" in type(event).__name__)
        passed = [event.seat for event in events[since:] if isinstance(event, PassedOver)]
        shown = [(failure.seat, failure.lack, failure.size) for failure in state.public.failures]
        assert shown == [(seat, "sixes", 12) for seat in passed]


def test_passed_over_seat_has_no_choice_on_its_turn() -> None:
    start = setup(4, 3, deck="even")
    _state, events = MUST_BE_18.deal(MUST_BE_18.open(start))
    waiting: list[tuple[int, bool, tuple[Choice, ...]]] = []
    for seat in range(4):
        view = MUST_BE_18.initial_view(start, seat)
        for event in events:
            view = MUST_BE_18.apply_event(view, MUST_BE_18.redact(event, seat))
            if view.turn == seat:
                waiting.append((seat, view.counts[5] >= 3, MUST_BE_18.choices(view)))
    assert {able for _seat, able, _choices in waiting} == {False, True}
    assert all(choices == ((LaySixes(),) if able else ()) for _seat, able, choices in waiting)
