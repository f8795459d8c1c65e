"""RULES.md §2.1: the deal."""

import pytest
from msgspec.structs import replace

from game.cardgames.six_takes.rules.events import HandDealt, RoundStarted, RowsLaid, TurnStarted
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import BadSetup, Setup


@pytest.mark.parametrize("seats", range(2, 11))
def test_ten_cards_each_and_four_rows(seats: int) -> None:
    state, events = SIX_TAKES.deal(SIX_TAKES.open(Setup(seats, 5, SixTakesOptions())))
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert [len(row) for row in state.public.rows] == [1] * 4
    cards = [card for hand in state.hands for card in hand] + [row[0] for row in state.public.rows]
    assert len(set(cards)) == 10 * seats + 4
    assert [type(event) for event in events] == [RoundStarted, RowsLaid, *[HandDealt] * seats, TurnStarted]


def test_ten_seats_use_all_104_cards() -> None:
    state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(10, 5, SixTakesOptions())))
    cards = [card for hand in state.hands for card in hand] + [row[0] for row in state.public.rows]
    assert sorted(cards) == list(range(1, 105))


def test_fewer_seats_use_the_same_104_cards() -> None:
    deals = [SIX_TAKES.deal(SIX_TAKES.open(Setup(2, seed, SixTakesOptions()))) for seed in range(30)]
    assert {deal.events[0] for deal in deals} == {RoundStarted(1, (0, 1), 104)}
    cards = {card for deal in deals for hand in deal.state.hands for card in hand}
    assert {min(cards), max(cards)} == {1, 104}


def test_another_seed_is_another_deal() -> None:
    deals = {
        SIX_TAKES.deal(SIX_TAKES.open(Setup(4, seed, SixTakesOptions()))).state.hands for seed in range(30)
    }
    assert len(deals) == 30


def test_next_round_is_shuffled_again() -> None:
    first = SIX_TAKES.deal(SIX_TAKES.open(Setup(2, 5, SixTakesOptions()))).state
    second = SIX_TAKES.deal(replace(first, hands=((), ()))).state
    assert first.hands != second.hands
    assert (first.public.round, second.public.round) == (1, 2)


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"6 takes! has 2 to 10 seats, not {seats}"):
        SIX_TAKES.check(Setup(seats, 1, SixTakesOptions()))
