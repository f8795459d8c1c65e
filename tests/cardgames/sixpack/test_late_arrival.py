"""RULES.md §10: Late Arrival."""

from game.cardgames.sixpack.rules.events import CardJoined, DuplicatesRemoved
from tests.cardgames.sixpack.boards import Turn


def late(*hands: str) -> Turn:
    """Seat 0 plays its Late Arrival 2 on the 1; seats 1 and 2 wait with their first cards."""
    turn = Turn("1 | 6 | 6", f"late_arrival:2 {hands[0]}", *hands[1:])
    return turn.lay("late_arrival:2", *(hand.split()[0] for hand in hands[1:]))


def test_one_more_hand_card_waits_in_its_order() -> None:
    """§10.1, §10.2."""
    turn = late("4 6", "3 6", "5 6")
    assert (turn.question.seat, turn.question.kind) == (0, "join")
    turn.lay_one(0, "4")
    assert turn.piles == "1 late_arrival:2 3 4 5 | 6 | 6"
    assert turn.happened(CardJoined)
    assert (turn.state.public.turn, turn.state.public.joined) == (2, ())


def test_a_single_hand_card_comes_by_itself() -> None:
    """§6.4."""
    assert late("4", "3 6", "5 6").piles == "1 late_arrival:2 3 4 5 | 6 | 6"


def test_it_may_be_lower_than_all_that_was_handled() -> None:
    """§10.2: it is the next one then."""
    turn = late("1 6", "3 6", "5 6").lay_one(0, "1")
    assert turn.offers == [(0, "claim"), (1, "claim"), (2, "claim")]
    assert turn.waiting == "1 3 5"


def test_equal_to_a_waiting_card_both_go() -> None:
    """§10.2."""
    turn = late("3 6", "3 6", "5 6").lay_one(0, "3")
    assert turn.out == "3 3"
    assert turn.piles == "1 late_arrival:2 5 | 6 | 6"


def test_it_is_not_compared_with_cards_that_were_handled() -> None:
    """§10.2: the Late Arrival itself was a 2."""
    assert not late("2 6", "3 6", "5 6").lay_one(0, "2").happened(DuplicatesRemoved)


def test_without_a_hand_card_nothing_happens() -> None:
    """§10.1."""
    turn = late("", "3 6", "5 6")
    assert not turn.happened(CardJoined)
    assert turn.piles == "1 late_arrival:2 3 5 | 6 | 6"


def test_two_that_claim_do_not_follow_each_other_for_ever() -> None:
    """§10.3: each comes back to the hand with its claim, but is added only once."""
    turn = Turn("5 | 6 | 6", "late_arrival:1* late_arrival:6* 2", "3 3 4", "3 3 4")
    turn.lay("late_arrival:1*", "3", "3").land(0).lay_one(0, "late_arrival:6*")
    assert turn.piles == "late_arrival:6* | 6 | 6"
    turn.lay_one(0, "late_arrival:1*").land(0)
    assert turn.hand(0) == "late_arrival:6*"
    assert turn.piles == "late_arrival:1* 2 | 6 | 6"
    assert len(turn.happened(CardJoined)) == 3


def test_a_card_taken_back_may_be_the_extra() -> None:
    """§4.7."""
    turn = Turn("3 | 6 | 6", "3 late_arrival:4 6", "5 5 1").lay("3 late_arrival:4", "5 5")
    assert turn.asked == [(0, "join")]
    turn.lay_one(0, "3")
    assert turn.offers == [(0, "claim"), (1, "claim"), (2, "claim")]


def test_it_may_bring_calculators() -> None:
    """§10.1, §21.2."""
    turn = late("calculator:1 3 6", "3 6", "5 6").lay_one(0, "calculator:1+3")
    assert turn.piles == "1 late_arrival:2 3 calculator:1 3 5 | 6 | 6"


def test_super_numbers_are_asked_for_their_number() -> None:
    """§10.2, §14.3."""
    turn = late("super_numbers:1/4 6", "3 6", "5 6").lay_one(0, "super_numbers:1/4")
    assert turn.asked == [(0, "number")]
    turn.number(4)
    assert turn.piles == "1 late_arrival:2 3 super_numbers:1/4 5 | 6 | 6"


def test_a_second_super_numbers_card_is_a_duplicate() -> None:
    """§10.2, §14.2."""
    turn = late("super_numbers:1/4 6", "super_numbers:3/6 6", "5 6")
    turn.number(3).lay_one(0, "super_numbers:1/4")
    assert turn.out == "super_numbers:3/6 super_numbers:1/4"


def test_a_sticky_steals() -> None:
    """§10.2, §16: the waiting one from the late one's owner, and the other way round."""
    turn = late("5 6 4", "3 6", "sticky:5 6").lay_one(0, "5")
    assert turn.out == "5"
    assert len(turn.state.hands[2]) == 2
    turn = late("sticky:5 6", "3 6", "5 6 4").lay_one(0, "sticky:5")
    assert turn.out == "5"
    assert len(turn.state.hands[0]) == 2
    assert turn.piles == "1 late_arrival:2 3 sticky:5 | 6 | 6"


def test_a_copycat_copies() -> None:
    """§10.2, §20."""
    turn = late("copycat:1 6", "3 6", "5 6").lay_one(0, "copycat:1").pick("5")
    assert turn.piles == "1 late_arrival:2 3 5 | 6 | 6"
    assert turn.hand(0) == "copycat:1 6"


def test_a_copycat_is_compared_with_its_printed_number() -> None:
    """§10.2, §4.3."""
    assert late("copycat:3 6", "3 6", "5 6").lay_one(0, "copycat:3").out == "3 copycat:3"


def test_a_copy_is_no_duplicate_of_a_late_card() -> None:
    """§4.3, §10.2: its target is."""
    turn = Turn("1 | 6 | 6", "late_arrival:2 5 6", "copycat:3 6", "5 6")
    turn.lay("late_arrival:2", "copycat:3", "5").pick("5", 1).lay_one(0, "5")
    assert turn.out == "5 5"
    assert turn.piles == "1 late_arrival:2 copycat:3 | 6 | 6"
