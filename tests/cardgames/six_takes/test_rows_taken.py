"""The view says who took which row when (PROTOCOL.md), until the next round is dealt."""

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from tests.support.six_takes_boards import lay, table, turn


def test_nobody_has_taken_a_row_while_cards_find_room() -> None:
    state, _ = turn("1 2 3 4\n40\n60\n80", 6, 61)
    assert state.public.rows_taken == ()


def test_rows_stand_in_the_order_in_which_they_were_taken() -> None:
    """The first seat's 3 is too low for all; then the second seat's card is the sixth."""
    state, _ = turn("10 11 12 13 14\n40\n60\n80", 3, 15, takes={0: 3})
    assert state.public.rows_taken == ((8, 0, 3), (8, 1, 0)), "turn, seat, row"


def test_every_seat_and_a_spectator_are_told() -> None:
    state, _ = turn("1 2 3 4 5\n40\n60\n80", 61, 6)
    views = [SIX_TAKES.view(state, seat) for seat in (0, 1, None)]
    assert [view.rows_taken for view in views] == [((8, 1, 0),)] * 3


def test_the_last_turn_counts_as_its_own_and_a_deal_forgets_all() -> None:
    state = table("1 2 3 4 5\n40\n60\n80", [[6, 41], [61, 62]], SixTakesOptions(limit=66))
    state, _ = lay(state, 41, 61)
    assert state.public.rows_taken == ((10, 0, 0),), "the 6, which was the last card"
    assert SIX_TAKES.deal(state).state.public.rows_taken == ()
