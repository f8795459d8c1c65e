"""RULES.md §16: Sticky."""

from game.cardgames.sixpack.rules.events import CardStolen
from game.cardgames.sixpack.rules.game import SIXPACK
from tests.cardgames.sixpack.boards import Turn


def test_it_steals_from_everyone_with_its_number_and_stays() -> None:
    """§16.1, §16.2."""
    turn = Turn("1 | 6 | 6", "sticky:4 1", "4 2 2", "4 3 3", "5 5 5").lay("sticky:4", "4", "4", "5")
    assert turn.out == "4 4"
    assert turn.hand(0) == "1 2 3"
    assert [turn.hand(seat) for seat in (1, 2, 3)] == ["2", "3", "5 5"]
    assert turn.piles == "1 sticky:4 5 | 6 | 6"


def test_only_the_two_see_what_was_stolen() -> None:
    """§6.6."""
    turn = Turn("1 | 6 | 6", "sticky:4 1", "4 2 2", "5 5 5").lay("sticky:4", "4", "5")
    (stolen,) = turn.happened(CardStolen)
    assert turn.text(stolen.card) == "2"
    for seat in (0, 1):
        assert SIXPACK.redact(stolen, seat) == stolen
        assert SIXPACK.view(turn.state, 1).known[0] == (stolen.card,)
    for listener in (2, None):
        assert SIXPACK.redact(stolen, listener) == CardStolen(0, stolen.source, 1, 0, False)
        assert SIXPACK.view(turn.state, listener).known[0] == ()


def test_an_open_card_that_is_stolen_is_seen_by_all() -> None:
    """§6.6."""
    turn = Turn("1 | 6 | 6", "sticky:4 1", "4 seethrough:2", "5 5 5")
    turn.lay_one(1, "4").lay_one(0, "sticky:4").lay_one(2, "5")
    (stolen,) = turn.happened(CardStolen)
    assert SIXPACK.redact(stolen, 2) == stolen
    assert turn.hand(0) == "1 seethrough:2"
    assert len(turn.state.public.open) == 1


def test_from_an_empty_hand_nothing_is_stolen() -> None:
    """§16.1."""
    turn = Turn("1 | 6 | 6", "sticky:4 1", "4", "5 5 5").lay("sticky:4", "4", "5")
    assert turn.out == "4"
    assert not turn.happened(CardStolen)


def test_alone_with_its_number_it_does_nothing() -> None:
    """§16.1."""
    turn = Turn("1 | 6 | 6", "sticky:4 1", "3 1", "5 5").lay("sticky:4", "3", "5")
    assert turn.out == ""
    assert turn.piles == "1 3 sticky:4 5 | 6 | 6"


def test_its_owners_second_one_goes_without_a_theft() -> None:
    """§16.2."""
    turn = Turn("1 | 6 | 6", "sticky:4 4 1", "3 5 1").lay("sticky:4 4", "3 5")
    assert turn.out == "4"
    assert not turn.happened(CardStolen)


def test_two_cards_of_one_seat_cost_it_one() -> None:
    """§16.1."""
    turn = Turn("1 | 6 | 6", "sticky:4 5 1", "4 4 2 2").lay("sticky:4 5", "4 4")
    assert turn.out == "4 4"
    assert len(turn.happened(CardStolen)) == 1


def test_a_copy_is_not_stolen_from() -> None:
    """§10.2, §20.1: a Sticky that joins the turn takes the copied card, whose copy is no duplicate."""
    turn = Turn("1 | 6 | 6", "late_arrival:2 sticky:5", "5 3 3", "copycat:4 4 4")
    turn.lay("late_arrival:2", "5", "copycat:4").pick("5")
    assert turn.out == "5"
    assert turn.hand(0) == "3"
    assert turn.hand(2) == "4 4"


def test_other_duplicates_go_as_usual() -> None:
    """§4.3."""
    turn = Turn("1 | 6 | 6", "sticky:4 1", "3 2 2", "3 3 3").lay("sticky:4", "3", "3")
    assert turn.out == "3 3"


def test_of_two_stickies_the_lower_printed_one_works() -> None:
    """§16.3."""
    turn = Turn("1 | 6 | 6", "sticky:4 2", "calculator:1 sticky:3 1", "5 5")
    turn.lay("sticky:4", "calculator:1+sticky:3", "5")
    assert turn.out == "sticky:4"
    assert turn.hand(1) == "1 2"
    assert turn.piles == "1 calculator:1 sticky:3 5 | 6 | 6"


def test_the_number_chosen_for_super_numbers_counts() -> None:
    """§4.3: that is chosen before."""
    turn = Turn("1 | 6 | 6", "sticky:4 2", "super_numbers:3/4 1", "5 5")
    turn.lay("sticky:4", "super_numbers:3/4", "5").number(4)
    assert turn.out == "super_numbers:3/4"
    assert turn.hand(0) == "1 2"
