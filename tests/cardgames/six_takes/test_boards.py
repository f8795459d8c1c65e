"""The batched boards agree with the rules, card for card and row for row."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from game.cardgames.six_takes.players.boards import PRICES, Boards
from game.cardgames.six_takes.rules.events import PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import DUCKS, SIX_TAKES, SixTakesState, ducks_in
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup


def row_summaries(rows: tuple[tuple[int, ...], ...]) -> list[tuple[int, int, int]]:
    """Return the last card, ducks and length of each row, as boards store them."""
    return sorted((row[-1], ducks_in(row), len(row)) for row in rows)


def stored_rows(boards: Boards, number: int) -> list[tuple[int, int, int]]:
    return [
        (int(end[number]), int(price[number]), int(length[number]))
        for end, price, length in zip(boards.ends, boards.prices, boards.lengths, strict=True)
    ]


def play_turns(state: SixTakesState, orders: list[list[int]]) -> list[tuple[SixTakesState, list[int]]]:
    """Return the state after each turn with each seat's ducks so far; low cards take the cheapest row."""
    turns = [list(cards) for cards in orders]
    found = []
    scored: tuple[int, ...] = ()
    while pending := SIX_TAKES.pending(state):
        seat = next(iter(pending))
        if isinstance(pending[seat][0], TakeRow):
            rows = state.public.rows
            choice = TakeRow(min(range(4), key=lambda row: (ducks_in(rows[row]), rows[row][-1])))
        else:
            choice = PlayCard(turns[seat].pop(0))
        before = state.public.turn
        state, events = SIX_TAKES.apply(state, seat, choice)
        if state.public.turn != before and any(state.hands):
            found.append((state, [ducks_in(taken) for taken in state.public.taken]))
        for event in events:
            points = SIX_TAKES.points(event)
            scored = tuple(points.values()) if points else scored
    found.append((state, list(scored)))
    return found


@given(seats=st.integers(2, 10), professional=st.booleans(), seed=st.integers(0, 2**40), data=st.data())
def test_boards_cost_each_seat_what_the_rules_say_after_every_turn(
    seats: int, professional: bool, seed: int, data: st.DataObject
) -> None:
    options = SixTakesOptions(limit=0, professional=professional)
    state = SIX_TAKES.deal(SIX_TAKES.open(Setup(seats, seed, options))).state
    orders = [data.draw(st.permutations(hand)) for hand in state.hands]
    expected = play_turns(state, orders)
    # A second board beside it plays the hands backward, to show that boards don't affect each other.
    boards = Boards.from_rows(state.public.rows, 2)
    ducks = np.zeros((seats, 2), dtype=np.int32)
    for turn in range(10):
        cards = [[hand[turn], hand[9 - turn]] for hand in orders]
        ducks += boards.play(np.array(cards, dtype=np.int32))
        if turn < 8:
            after, so_far = expected[turn]
            assert stored_rows(boards, 0) == row_summaries(after.public.rows)
            assert ducks[:, 0].tolist() == so_far
    assert ducks[:, 0].tolist() == expected[-1][1]
    backward = play_turns(state, [hand[::-1] for hand in orders])
    assert ducks[:, 1].tolist() == backward[-1][1]


def test_low_card_takes_the_cheapest_row_with_the_lowest_end() -> None:
    boards = Boards.from_rows(((60,), (55,), (42, 43), (41, 44)), 3)
    assert boards.place(np.array([7, 7, 61], dtype=np.int32)).tolist() == [2, 2, 0]
    assert boards.ends[:, 0].tolist() == [7, 44, 55, 60]
    assert boards.prices[:, 1].tolist() == [1, 6, 7, 3]
    assert boards.ends[:, 2].tolist() == [43, 44, 55, 61]


def test_boards_start_with_four_cards_in_any_order() -> None:
    boards = Boards.from_first_cards(np.array([[50, 4], [10, 3], [55, 2], [1, 1]], dtype=np.int32))
    assert stored_rows(boards, 0) == row_summaries(((50,), (10,), (55,), (1,)))
    assert boards.ends[:, 1].tolist() == [1, 2, 3, 4]


def test_copies_are_independent() -> None:
    boards = Boards.from_rows(((10,), (20,), (30,), (40,)), 1)
    copies = boards.repeat(3)
    copies.place(np.array([5, 21, 99], dtype=np.int32))
    assert stored_rows(boards, 0) == row_summaries(((10,), (20,), (30,), (40,)))
    assert stored_rows(copies, 1) == row_summaries(((10,), (20, 21), (30,), (40,)))


def test_every_card_has_its_price() -> None:
    assert PRICES.tolist() == list(DUCKS)
