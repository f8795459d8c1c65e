"""RULES.md §15: Biting Hand."""

from game.cardgames.sixpack.rules.events import CardDiscarded, PileClaimed
from tests.cardgames.sixpack.boards import alone


def test_claimer_discards_a_card_for_each_handprint() -> None:
    """§15.1."""
    turn = alone("biting_hand:2 3* 4* | 6 | 6", "6", "1 2 5")
    assert turn.piles == "6 | 6 | 6"
    assert turn.hand(0) == "1 2 5"
    assert (turn.question.seat, turn.question.kind) == (0, "discard")
    assert turn.text(turn.question.card) == "biting_hand:2"
    turn.pick("2").pick("5")
    assert turn.hand(0) == "1"
    assert turn.out == "3 3 biting_hand:2 3* 4* 2 5"


def test_its_own_handprint_counts() -> None:
    """§15.1."""
    assert alone("biting_hand:2* 4 | 6 | 6", "6", "1 5").pick("5").hand(0) == "1"


def test_claimer_discards_no_more_cards_than_it_has() -> None:
    """§15.1."""
    turn = alone("biting_hand:2* 3* 4* | 6 | 6", "6", "1 5")
    assert turn.hand(0) == ""
    assert len(turn.events_of(CardDiscarded)) == 2


def test_without_handprints_claimer_keeps_one_card() -> None:
    """§15.2: any card of the pile."""
    turn = alone("biting_hand:2 3 4 | 6 | 6", "6")
    assert (turn.question.kind, turn.picks) == ("bite", "biting_hand:2 3 4")
    turn.pick("3")
    assert turn.hand(0) == "1 1 3"
    (claimed,) = turn.events_of(PileClaimed)
    assert (turn.texts(claimed.kept), turn.texts(claimed.gone)) == ("3", "biting_hand:2 4")


def test_only_card_of_a_pile_is_kept_automatically() -> None:
    """§15.2, §6.4."""
    assert alone("biting_hand:4 | 6 | 6", "6").hand(0) == "1 1 biting_hand:4"


def test_while_reversed_cards_without_handprint_bite() -> None:
    """§15.3."""
    turn = alone("reverse:5 | biting_hand:1* 3* 2 | 6", "1", "5 6")
    assert turn.question.kind == "discard"
    turn.pick("6")
    assert turn.hand(0) == "5"
    assert turn.piles == "reverse:5 | 1 | 6"


def test_while_reversed_claimer_keeps_one_card_of_a_pile_of_handprints() -> None:
    """§15.2, §15.3."""
    turn = alone("reverse:5 | biting_hand:1* 2* | 6", "1", "5 6")
    assert turn.picks == "biting_hand:1* 2*"
    assert turn.pick("2*").hand(0) == "2* 5 6"


def test_several_biting_hands_bite_once() -> None:
    """§15.3."""
    turn = alone("biting_hand:2 biting_hand:3* 4 | 6 | 6", "6", "1 2 5").pick("2")
    assert turn.hand(0) == "1 5"
    assert turn.state.public.turn == 2


def test_handprint_shown_by_a_seethrough_counts() -> None:
    """§15.1, §9.1: two handprints."""
    turn = alone("biting_hand:2 4* seethrough:3 | 6 | 6", "6", "1 2 5").pick("1").pick("2")
    assert turn.hand(0) == "5"


def test_it_acts_before_second_hand() -> None:
    """§17.2: first the discard, then the take."""
    turn = alone("biting_hand:2* second_hand:4 | 5 6 | 6", "6", "1 5")
    assert turn.question.kind == "discard"
    turn.pick("5")
    assert turn.question.kind == "second_hand"
    turn.take_top(1)
    assert turn.hand(0) == "1 6"
    assert turn.piles == "6 | 5 | 6"


def test_claimer_keeps_its_card_before_second_hand_acts() -> None:
    """§15.2, §17.2."""
    turn = alone("biting_hand:2 second_hand:4 | 5 6 | 6", "6")
    turn.pick("second_hand:4").take_top(1)
    assert turn.hand(0) == "1 1 second_hand:4 6"
