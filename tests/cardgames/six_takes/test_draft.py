"""RULES.md §6.2: hands picked from open cards."""

import pytest
from msgspec.structs import replace

from game.cardgames.six_takes.events import CardPicked, DraftLaid, PickCard, TurnStarted
from game.cardgames.six_takes.options import SixTakesOptions
from game.cardgames.six_takes.rules import SIX_TAKES
from game.engine.contract import IllegalChoice, Setup

DRAFT = SixTakesOptions(draft=True)


def picked_out(seats: int, options: SixTakesOptions = DRAFT) -> tuple:
    state, events = SIX_TAKES.deal(SIX_TAKES.open(Setup(seats, 2, options)))
    order = []
    events = list(events)
    while state.pool:
        (seat, choices), *others = SIX_TAKES.pending(state).items()
        assert not others
        order.append(seat)
        state, more = SIX_TAKES.apply(state, seat, choices[0])
        events += more
    return state, events, order


def test_the_cards_lie_open_and_are_picked_in_turn() -> None:
    state, events, order = picked_out(3)
    laid = next(event for event in events if isinstance(event, DraftLaid))
    assert len(laid.cards) == 30
    assert order[:7] == [0, 1, 2, 0, 1, 2, 0]
    assert [len(hand) for hand in state.hands] == [10, 10, 10]
    assert sorted(card for hand in state.hands for card in hand) == sorted(laid.cards)
    assert events[-1] == TurnStarted(1)


def test_the_last_card_is_picked_by_itself() -> None:
    _, events, order = picked_out(3)
    picks = [event for event in events if isinstance(event, CardPicked)]
    assert len(order) == 29
    assert [event.automatic for event in picks] == [False] * 29 + [True]


def test_the_first_picker_moves_on_each_round() -> None:
    opened = SIX_TAKES.open(Setup(4, 2, DRAFT))
    for number, order in ((0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (5, (1, 2, 3, 0))):
        state, _ = SIX_TAKES.deal(replace(opened, round=number))
        assert state.picking == order


def test_a_seat_that_is_out_does_not_pick() -> None:
    state, _ = SIX_TAKES.deal(replace(SIX_TAKES.open(Setup(4, 2, DRAFT)), round=1, out=(0, 1, 0, 0)))
    assert state.picking == (2, 3, 0)
    assert len(state.pool) == 30


@pytest.mark.parametrize("professional", [False, True])
def test_ten_seats_pick_a_hundred_cards(professional: bool) -> None:
    state, _, _ = picked_out(10, SixTakesOptions(draft=True, professional=professional))
    assert sorted([card for hand in state.hands for card in hand] + [row[0] for row in state.rows]) == list(
        range(1, 105)
    )


def test_what_was_picked_is_known_to_everybody() -> None:
    state, _, _ = picked_out(3)
    assert SIX_TAKES.view(state, 0).known == state.hands == SIX_TAKES.view(state, None).known


def test_picking_out_of_turn_is_refused() -> None:
    state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(3, 2, DRAFT)))
    with pytest.raises(IllegalChoice):
        SIX_TAKES.apply(state, 1, PickCard(state.pool[0]))
