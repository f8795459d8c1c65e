"""The quick play-outs agree with the rules, card for card."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.cardgames.six_takes.events import PlayCard, TakeRow
from game.cardgames.six_takes.options import SixTakesOptions
from game.cardgames.six_takes.playout import Board, play_out
from game.cardgames.six_takes.rules import SIX_TAKES, SixTakesState, ducks_in
from game.engine.contract import Setup


def _engine_ducks(state: SixTakesState, orders: list[list[int]]) -> tuple[int, ...]:
    """Each seat's ducks if the hands are played in these orders and too-low cards take the cheapest row."""
    turns = [list(cards) for cards in orders]
    scored: tuple[int, ...] = ()
    while pending := SIX_TAKES.pending(state):
        seat = next(iter(pending))
        if isinstance(pending[seat][0], TakeRow):
            rows = state.rows
            choice = TakeRow(min(range(4), key=lambda row: (ducks_in(rows[row]), rows[row][-1])))
        else:
            choice = PlayCard(turns[seat].pop(0))
        state, events = SIX_TAKES.apply(state, seat, choice)
        for event in events:
            scored = SIX_TAKES.points(event) or scored
    return scored


@given(seats=st.integers(2, 10), seed=st.integers(0, 2**40), data=st.data())
def test_a_play_out_costs_each_seat_what_the_rules_say(seats: int, seed: int, data: st.DataObject) -> None:
    opened = SIX_TAKES.open(Setup(seats, seed, SixTakesOptions(limit=0)))
    state = SIX_TAKES.deal(opened).state
    orders = [data.draw(st.permutations(hand)) for hand in state.hands]
    expected = _engine_ducks(state, orders)
    for seat in range(seats):
        others = [hand for other, hand in enumerate(orders) if other != seat]
        turns = [sorted(cards) for cards in zip(*others, strict=True)]
        assert play_out(Board.of(state.rows), orders[seat], turns) == expected[seat]


def test_a_too_low_card_takes_the_cheapest_row_and_of_equal_ones_the_lowest_end() -> None:
    board = Board.of([(60,), (55,), (42, 43), (41, 44)])
    assert play_out(board, [7], [[]]) == 2
    assert board.ends == [7, 44, 55, 60]
    assert board.prices == [1, 6, 7, 3]


def test_a_copy_is_independent() -> None:
    board = Board.of([(10,), (20,), (30,), (40,)])
    play_out(board.copy(), [5, 21], [[11], [50]])
    assert (board.ends, board.counts, board.prices) == ([10, 20, 30, 40], [1, 1, 1, 1], [3, 3, 3, 3])
