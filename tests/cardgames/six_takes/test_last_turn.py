"""RULES.md §2.3: the last card plays itself, with its reveal."""

from game.cardgames.six_takes.rules.events import CardsRevealed, RoundScored, RowAsked, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from tests.support.six_takes_boards import board, lay, table, text


def test_the_last_cards_are_revealed_by_themselves() -> None:
    state, events = lay(table("10\n40\n60\n80", [(11, 41), (61, 81)]), 11, 61)
    reveals = [event for event in events if isinstance(event, CardsRevealed)]
    assert [(event.turn, event.automatic) for event in reveals] == [(9, False), (10, True)]
    assert board(state) == text("10 11\n40 41\n60 61\n80 81")
    assert [event.plays for event in reveals] == [((11, 0), (61, 1)), ((41, 0), (81, 1))]
    assert isinstance(events[-1], RoundScored)
    assert not SIX_TAKES.pending(state)
    assert state.open.hand_sizes == (0, 0)


def test_a_too_low_last_card_still_asks() -> None:
    state, events = lay(table("10\n40\n60\n80", [(11, 3), (61, 81)]), 11, 61)
    assert events[-1] == RowAsked(0, 3)
    state, events = SIX_TAKES.apply(state, 0, TakeRow(2))
    assert board(state) == text("10 11\n40\n3\n80 81")
    assert isinstance(events[-1], RoundScored)


def test_the_last_cards_are_placed_lowest_first() -> None:
    state, events = lay(table("10\n40\n60\n80", [(11, 99), (61, 98)]), 11, 61)
    assert board(state) == text("10 11\n40\n60 61\n80 98 99")
    assert CardsRevealed(10, ((98, 1), (99, 0)), True) in events


def test_a_seat_that_took_a_row_is_asked_again_for_its_last_card() -> None:
    state, events = lay(table("10\n40\n60\n80", [(4, 3), (61, 81)]), 4, 61, takes={})
    assert events[-1] == RowAsked(0, 4)
    state, events = SIX_TAKES.apply(state, 0, TakeRow(1))
    assert events[-1] == RowAsked(0, 3)
    assert board(state) == text("10\n4\n60 61\n80")
