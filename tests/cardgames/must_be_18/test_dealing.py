"""RULES.md §1.3, §1.4: seats, hands and the deal."""

import random

import pytest

from game.cardgames.must_be_18.rules.events import HandDealt, RoundStarted
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.engine.contract import BadSetup
from tests.cardgames.must_be_18.positions import all_cards, only, random_match, setup


@pytest.mark.parametrize("seats", range(2, 7))
def test_twelve_cards_each_and_the_rest_is_stock(seats: int) -> None:
    """§1.3"""
    state, events = MUST_BE_18.deal(MUST_BE_18.open(setup(seats, 6)))
    assert state.public.hand_sizes == (12,) * seats
    assert state.public.stock == len(state.stock) == 72 - 12 * seats
    assert all_cards(state) == list(range(72))
    started = only(events, RoundStarted)
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert [event.seat for event in dealt] == [(started.first + place) % seats for place in range(seats)]
    assert [event.stock for event in dealt] == [72 - 12 * (place + 1) for place in range(seats)]


@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """§1.3"""
    with pytest.raises(BadSetup, match="has 2 to 6 seats"):
        MUST_BE_18.check(setup(seats))


def test_first_dealer_is_random_and_the_deal_passes_to_the_left() -> None:
    """§1.4"""
    firsts = set()
    for seed in range(20):
        match = random_match(setup(3, seed), random.Random(seed))
        started = [event for _state, events in match for event in events if isinstance(event, RoundStarted)]
        assert [event.round for event in started] == list(range(1, 19))
        dealers = [event.dealer for event in started]
        assert dealers == [(dealers[0] + later) % 3 for later in range(18)]
        assert all(event.first == (event.dealer + 1) % 3 for event in started)
        firsts.add(dealers[0])
    assert firsts == {0, 1, 2}


def test_all_cards_are_in_the_stock_before_the_first_hand() -> None:
    """§1.3: each hand of twelve is taken from it."""
    start = setup(3, 18)
    view = MUST_BE_18.initial_view(start, None)
    stock = []
    for event in MUST_BE_18.deal(MUST_BE_18.open(start)).events[:4]:
        view = MUST_BE_18.apply_event(view, event)
        stock.append((view.stock, view.hand_sizes.count(12), view.turn is None))
    assert stock == [(72, 0, True), (60, 1, True), (48, 2, True), (36, 3, False)]
