"""RULES.md §19: Pile Driver."""

from game.cardgames.sixpack.rules.choices import DriveCards
from game.cardgames.sixpack.rules.events import CardPlaced, CardsDriven, PileClaimed
from tests.cardgames.sixpack.boards import Turn, alone


def test_it_drives_cards_beneath_it_to_another_pile() -> None:
    """§19.1: in their order."""
    turn = alone("3 1 2 | 6 | 5", "pile_driver:4")
    assert (turn.question.seat, turn.question.kind) == (0, "drive")
    assert turn.question.legal == tuple(DriveCards(count, pile) for pile in (1, 2) for count in (1, 2, 3))
    turn.drive(2, 2)
    assert turn.piles == "3 pile_driver:4 | 6 | 5 1 2"
    (driven,) = turn.happened(CardsDriven)
    assert turn.texts(driven.cards) == "1 2"


def test_if_all_are_moved_it_is_a_new_pile() -> None:
    """§19.2."""
    assert alone("2 | 6 | 5", "pile_driver:4").drive(1, 1).piles == "pile_driver:4 | 6 2 | 5"


def test_a_claiming_one_claims_what_is_left() -> None:
    """§19.3."""
    turn = alone("3* 4* 5* | 1 | 1", "pile_driver:6").drive(1, 1)
    assert turn.piles == "pile_driver:6 | 1 5* | 1"
    assert turn.hand(0) == "1 1 3* 4*"


def test_a_claiming_one_may_drive_all_away() -> None:
    """§19.2, §19.3: then nothing is left to claim."""
    turn = alone("4* 5* | 1 | 1", "pile_driver:6").drive(2, 1)
    assert turn.piles == "pile_driver:6 | 1 4* 5* | 1"
    assert turn.hand(0) == "1 1"
    assert not turn.happened(PileClaimed)
    assert turn.happened(CardPlaced)


def test_it_claims_by_choice_and_drives_first() -> None:
    """§5.4, §19.3."""
    turn = alone("4* 5 | 6 | 6", "pile_driver:2").land(0).drive(1, 2)
    assert turn.piles == "pile_driver:2 | 6 | 6 5"
    assert turn.hand(0) == "1 1 4*"


def test_whether_it_claims_was_decided_before() -> None:
    """§19.4, §7.2: also which cards are kept, though the Reverse is driven away."""
    turn = alone("3 4* reverse:2 | 5 | 6", "pile_driver:1", "6 6").drive(1, 1)
    assert turn.piles == "pile_driver:1 | 5 reverse:2 | 6"
    assert turn.hand(0) == "3 6 6"


def test_a_biting_hand_may_be_driven_away() -> None:
    """§19.3."""
    turn = alone("4* biting_hand:5* | 1 | 1", "pile_driver:6").drive(1, 1)
    assert turn.hand(0) == "1 1 4*"
    turn = alone("biting_hand:4* 5* | 1 | 1", "pile_driver:6", "1 2").drive(1, 1).pick("2")
    assert turn.hand(0) == "1"


def test_covering_a_seethrough_turns_a_card_open_though_it_is_driven_away() -> None:
    """§9.3."""
    turn = alone("2 seethrough:5 | 6 | 6", "pile_driver:4", "1 5").drive(1, 1)
    assert turn.question.kind == "turn_open"
    assert turn.piles == "2 pile_driver:4 | 6 seethrough:5 | 6"


def test_driving_cards_on_to_a_seethrough_turns_nothing_open() -> None:
    """§9.3."""
    turn = alone("2 | 6 seethrough:5 | 6", "pile_driver:4").drive(1, 1)
    assert turn.piles == "pile_driver:4 | 6 seethrough:5 2 | 6"
    assert turn.state.public.open == ()


def test_attached_calculators_stay_with_it() -> None:
    """§19.1."""
    turn = alone("1 2 | 6 | 6", "calculator:1+pile_driver:4")
    turn.drive(2, 1)
    assert turn.piles == "calculator:1 pile_driver:4 | 6 1 2 | 6"


def test_at_the_bottom_of_a_pile_it_drives_nothing() -> None:
    """§19.4."""
    turn = alone("5 sheriff:3 | 5 | 4", "pile_driver:2")
    assert turn.piles == "pile_driver:2 5 sheriff:3 | 5 | 4"


def test_taken_back_it_drives_nothing() -> None:
    """§6.1."""
    assert alone("4 | 5 | 6", "pile_driver:4").hand(0) == "1 1 pile_driver:4"


def test_what_it_drives_counts_for_the_next_card() -> None:
    """§6.2: the Reverse is covered by what is driven on to it."""
    turn = Turn("2 | reverse:6 | 5", "pile_driver:4 6", "3 6", "1 6").lay("pile_driver:4", "3", "1")
    assert turn.state.public.reversed
    turn.drive(1, 1)
    assert not turn.state.public.reversed
    assert turn.piles == "2 | reverse:6 5 | pile_driver:4"
    assert turn.waiting == "1 3"
