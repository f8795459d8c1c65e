"""RULES.md §6.2: hands drafted from open cards."""

import pytest

from game.cardgames.six_takes.rules.events import CardPicked, DraftLaid, PickCard, PlayCard, TurnStarted
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import IllegalChoice, Setup
from tests.support.six_takes_boards import play_cards, with_public

DRAFT = SixTakesOptions(draft=True)


def play_draft(seats: int, options: SixTakesOptions = DRAFT) -> tuple:
    state, events = SIX_TAKES.deal(SIX_TAKES.open(Setup(seats, 2, options)))
    order = []
    events = list(events)
    while state.public.pool:
        (seat, choices), *others = SIX_TAKES.pending(state).items()
        assert not others
        order.append(seat)
        state, more = SIX_TAKES.apply(state, seat, choices[0])
        events += more
    return state, events, order


def test_cards_are_open_and_picked_in_turn() -> None:
    state, events, order = play_draft(3)
    laid = next(event for event in events if isinstance(event, DraftLaid))
    assert len(laid.cards) == 30
    assert list(laid.cards) == sorted(laid.cards)
    assert order[:7] == [0, 1, 2, 0, 1, 2, 0]
    assert [len(hand) for hand in state.hands] == [10, 10, 10]
    assert sorted(card for hand in state.hands for card in hand) == sorted(laid.cards)
    assert events[-1] == TurnStarted(1)


def test_last_card_is_picked_automatically() -> None:
    _, events, order = play_draft(3)
    picks = [event for event in events if isinstance(event, CardPicked)]
    assert len(order) == 29
    assert [event.automatic for event in picks] == [False] * 29 + [True]


def test_first_turn_starts_after_the_last_pick() -> None:
    state, events, _ = play_draft(3)
    assert [event for event in events if isinstance(event, TurnStarted)] == [TurnStarted(1)]
    assert state.public.turn == 1


def next_round(state: SixTakesState, out: tuple[int, ...] = ()) -> SixTakesState:
    gone = tuple(1 if seat in out else round_out for seat, round_out in enumerate(state.public.out))
    return SIX_TAKES.deal(with_public(state, pool=(), out=gone)).state


def test_first_picker_rotates_each_round() -> None:
    state = SIX_TAKES.open(Setup(4, 2, DRAFT))
    for order in ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2), (0, 1, 2, 3)):
        state = next_round(state)
        assert state.public.picking == order


def test_nobody_starts_twice_because_the_seat_before_is_out() -> None:
    state = next_round(SIX_TAKES.open(Setup(4, 2, DRAFT)))
    state = next_round(state, out=(1,))
    assert state.public.picking == (2, 3, 0)
    state = next_round(state)
    assert state.public.picking == (3, 0, 2)
    state = next_round(state, out=(0, 3))
    assert state.public.picking == (2,)


def test_seat_that_is_out_does_not_pick() -> None:
    state = next_round(SIX_TAKES.open(Setup(4, 2, DRAFT)), out=(0, 2))
    assert state.public.picking == (1, 3)
    assert len(state.public.pool) == 20


@pytest.mark.parametrize("professional", [False, True])
def test_ten_seats_pick_a_hundred_cards(professional: bool) -> None:
    state, _, _ = play_draft(10, SixTakesOptions(draft=True, professional=professional))
    assert sorted(
        [card for hand in state.hands for card in hand] + [row[0] for row in state.public.rows]
    ) == list(range(1, 105))


def test_picks_are_known_to_everybody() -> None:
    state, _, _ = play_draft(3)
    assert SIX_TAKES.view(state, 0).known == state.hands == SIX_TAKES.view(state, None).known


def test_played_card_is_in_no_known_hand() -> None:
    state, _, _ = play_draft(3)
    state, _ = play_cards(state, *(hand[0] for hand in state.hands), takes={0: 0, 1: 0, 2: 0})
    assert [len(hand) for hand in state.hands] == [9, 9, 9]
    assert state.public.known == state.hands


def test_picked_card_cannot_be_played_before_the_draft_is_over() -> None:
    state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(3, 2, DRAFT)))
    card = state.public.pool[0]
    state, _ = SIX_TAKES.apply(state, 0, PickCard(card))
    with pytest.raises(IllegalChoice):
        SIX_TAKES.apply(state, 0, PlayCard(card))
