"""RULES.md §2.3, §3: where cards go, what they take, and what the last turn does automatically."""

import pytest

from game.cardgames.six_takes.rules import events as kinds
from game.cardgames.six_takes.rules.events import (
    CardPlaced,
    CardsRevealed,
    Reason,
    RoundScored,
    RowAsked,
    RowTaken,
    SixTakesEvent,
    TakeRow,
)
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState, row_for
from game.cardgames.six_takes.rules.options import SixTakesOptions
from tests.support.six_takes_boards import board, play_cards, play_turn, table, text

Result = tuple[SixTakesState, list[SixTakesEvent]]
TENS, LAST = "10\n40\n60\n80", [(11, 41), (61, 81)]


def property_of(result: Result, name: str) -> object:
    """Return a property of the public state; for an event's name, the seats of those events."""
    state, events = result
    if name[0].isupper():
        return [event.seat for event in events if isinstance(event, getattr(kinds, name))]
    return SIX_TAKES.pending(state) if name == "pending" else getattr(state.public, name)


@pytest.mark.parametrize(
    ("result", "rows", "after"),
    [
        # §3.1: a row that changed in this turn counts as it is now.
        (play_turn(TENS, 12, 13, 14), "10 12 13 14\n40\n60\n80", {}),
        # §3.2: the sixth card takes a full row and starts it again; the fifth takes nothing.
        (
            play_turn("1 2 3 4 5\n40\n60\n80", 6, 61),
            "6\n40\n60 61\n80",
            {"taken": ((1, 2, 3, 4, 5), ()), "RowTaken": [0], "rows_taken": ((8, 0, 0),)},
        ),
        (
            play_turn("1 2 3 4\n40\n60\n80", 6, 61),
            "1 2 3 4 6\n40\n60 61\n80",
            {"taken": ((), ()), "rows_taken": ()},
        ),
        (
            play_turn("1 2 3 4 5\n20 21 22 23 24\n60\n80", 6, 25, 61),
            "6\n25\n60 61\n80",
            {"RowTaken": [0, 1]},
        ),
        # A lower card fills the row for a higher one.
        (play_turn("1 2 3 4\n40\n60\n80", 7, 6), "7\n40\n60\n80", {"taken": ((1, 2, 3, 4, 6), ())}),
        # §3.3: a low card is asked for its row first, and the row it starts counts for the others.
        (
            play_turn("5 6\n30\n40\n50", 10, 3, 41, takes={1: 1}),
            "5 6 10\n3\n40 41\n50",
            {"CardPlaced": [1, 0, 2]},
        ),
        (
            play_turn("20\n30 31\n55\n80 81 82", 7, 9, takes={0: 2}),
            "20\n30 31\n7 9\n80 81 82",
            {"RowAsked": [0]},
        ),
        (play_turn("20\n30\n40\n50", 9, 7, takes={1: 3}), "20\n30\n40\n7 9", {"RowAsked": [1]}),
        # Taken rows are in the order in which they were taken, as turn, seat and row.
        (
            play_turn("10 11 12 13 14\n40\n60\n80", 3, 15, takes={0: 3}),
            "15\n40\n60\n3",
            {"rows_taken": ((8, 0, 3), (8, 1, 0))},
        ),
        # §2.3: the last cards are revealed automatically, and placed lowest first.
        (
            play_cards(table(TENS, LAST), 11, 61),
            "10 11\n40 41\n60 61\n80 81",
            {"pending": {}, "hand_sizes": (0, 0)},
        ),
        (play_cards(table(TENS, [(11, 99), (61, 98)]), 11, 61), "10 11\n40\n60 61\n80 98 99", {}),
        # The last turn has its own number: the 6, which was the last card, took the row.
        (
            play_cards(table("1 2 3 4 5\n40\n60\n80", [[6, 41], [61, 62]]), 41, 61),
            "6\n40 41\n60 61 62\n80",
            {"rows_taken": ((10, 0, 0),)},
        ),
    ],
)
def test_result_of_a_turn(result: Result, rows: str, after: dict[str, object]) -> None:
    assert board(result[0]) == text(rows)
    assert {name: property_of(result, name) for name in after} == after


@pytest.mark.parametrize(
    ("card", "rows", "row"),
    [
        # §3.1: a card goes to the row whose last card is the highest one below it.
        *[(card, ((9, 12, 21), (19, 24), (57,), (81,)), row) for card, row in ((30, 1), (23, 0), (56, 1))],
        *[(card, ((9, 12, 21), (19, 24), (57,), (81,)), row) for card, row in ((58, 2), (104, 3))],
        (2, ((1,), (10,), (11,), (12,)), 0),
        (8, ((9,), (10,), (11,), (12,)), None),
        # Only the last card of a row counts.
        (13, ((12, 50), (40,), (60,), (5,)), 3),
    ],
)
def test_nearest_row(card: int, rows: tuple[tuple[int, ...], ...], row: int | None) -> None:
    assert row_for(card, rows) == row


def test_cards_are_placed_lowest_first() -> None:
    """§3.3."""
    _state, events = play_turn("5 6\n30\n40\n50", 10, 3, 41, takes={1: 1})
    assert [event.card for event in events if isinstance(event, CardPlaced)] == [3, 10, 41]


def test_events_of_a_sixth_card() -> None:
    """§3.2."""
    _state, events = play_turn("1 2 3 4 5\n40\n60\n80", 6, 61)
    assert RowTaken(0, 6, 0, (1, 2, 3, 4, 5), 6, Reason.SIXTH) in events
    assert CardPlaced(0, 6, 0, 1) in events


def test_seat_may_take_several_rows_in_a_round() -> None:
    """§3.2."""
    state, _ = play_turn("1 2 3 4 5\n40\n60\n80", 6, 61)
    again, _ = play_turn(board(state).replace("6\n", "6 7 8 9 10\n", 1), 11, 62)
    assert again.public.taken[0] == (6, 7, 8, 9, 10)


def test_events_of_the_last_turn() -> None:
    """§2.3."""
    _state, events = play_cards(table(TENS, LAST), 11, 61)
    reveals = [event for event in events if isinstance(event, CardsRevealed)]
    assert [(event.turn, event.automatic) for event in reveals] == [(9, False), (10, True)]
    assert [event.plays for event in reveals] == [((11, 0), (61, 1)), ((41, 0), (81, 1))]
    assert isinstance(events[-1], RoundScored)


def test_last_cards_are_revealed_lowest_first() -> None:
    """§2.3."""
    _state, events = play_cards(table(TENS, [(11, 99), (61, 98)]), 11, 61)
    assert CardsRevealed(10, ((98, 1), (99, 0)), True) in events


def test_low_last_card_still_asks_for_a_row() -> None:
    """§2.3."""
    state, events = play_cards(table(TENS, [(11, 3), (61, 81)]), 11, 61)
    assert events[-1] == RowAsked(0, 3)
    state, events = SIX_TAKES.apply(state, 0, TakeRow(2))
    assert board(state) == text("10 11\n40\n3\n80 81")
    assert isinstance(events[-1], RoundScored)


def test_seat_that_took_a_row_is_asked_again_for_its_last_card() -> None:
    """§2.3."""
    state, events = play_cards(table(TENS, [(4, 3), (61, 81)]), 4, 61, takes={})
    assert events[-1] == RowAsked(0, 4)
    state, events = SIX_TAKES.apply(state, 0, TakeRow(1))
    assert events[-1] == RowAsked(0, 3)
    assert board(state) == text("10\n4\n60 61\n80")


def test_taken_rows_are_public_until_the_next_deal() -> None:
    state, _ = play_turn("1 2 3 4 5\n40\n60\n80", 61, 6)
    views = [SIX_TAKES.view(state, seat) for seat in (0, 1, None)]
    assert [view.rows_taken for view in views] == [((8, 1, 0),)] * 3
    last = table("1 2 3 4 5\n40\n60\n80", [[6, 41], [61, 62]], SixTakesOptions(limit=66))
    assert SIX_TAKES.deal(play_cards(last, 41, 61)[0]).state.public.rows_taken == ()
