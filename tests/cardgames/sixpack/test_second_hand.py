"""RULES.md §17: Second Hand."""

import pytest

from game.cardgames.sixpack.rules.choices import TakeFromHand, TakeTop
from game.cardgames.sixpack.rules.events import CardStolen, EffectTriggered
from game.cardgames.sixpack.rules.game import SIXPACK
from tests.cardgames.sixpack.boards import Turn, turn_with_one_card_left


def test_it_takes_another_piles_top_card_or_a_card_from_a_hand() -> None:
    """§17.1: only from piles with two or more cards."""
    turn = turn_with_one_card_left("second_hand:4 | 5 6 | 6", "6")
    assert (turn.question.seat, turn.question.kind) == (0, "second_hand")
    assert turn.question.legal == (TakeTop(1), TakeFromHand(1, 0), TakeFromHand(2, 0))
    turn.take_top(1)
    assert turn.hand(0) == "1 1 6"
    assert turn.piles == "6 | 5 | 6"


def test_claimed_pile_does_not_count_as_another_pile() -> None:
    """§17.1: even if two cards lie there, the claiming one and its Calculator."""
    turn = turn_with_one_card_left("second_hand:4 | 5 6 | 6", "calculator:1+5")
    assert turn.piles == "calculator:1 5 | 5 6 | 6"
    assert turn.question.legal == (TakeTop(1), TakeFromHand(1, 0), TakeFromHand(2, 0))


def test_face_down_card_is_taken_at_random() -> None:
    """§17.1, §6.6."""
    turn = turn_with_one_card_left("second_hand:4 | 5 6 | 6", "6").take_from(2)
    assert turn.hand(0) == "1 1 1"
    assert turn.hand(2) == ""
    (stolen,) = turn.events_of(CardStolen)
    assert SIXPACK.redact(stolen, 1) == CardStolen(0, stolen.source, 2, 0, False)


def test_face_up_card_is_taken_by_choice() -> None:
    """§17.1."""
    turn = Turn("second_hand:4 | 6 | 6", "6 1", "3 seethrough:2 5", "3 1")
    turn.lay_one(1, "3").lay_one(0, "6").lay_one(2, "3")
    seethrough = next(iter(turn.state.public.open))
    assert turn.question.legal == (TakeFromHand(1, seethrough), TakeFromHand(1, 0), TakeFromHand(2, 0))
    turn.take_from(1, "seethrough:2")
    assert turn.hand(0) == "1 seethrough:2"
    assert turn.state.public.open == (seethrough,)


@pytest.mark.parametrize("seed", range(5))
def test_random_card_is_a_face_down_one(seed: int) -> None:
    """§17.1."""
    turn = Turn("second_hand:4 | 6 | 6", "6 1", "3 seethrough:2 5", "3 1", seed=seed)
    turn.lay_one(1, "3").lay_one(0, "6").lay_one(2, "3").take_from(1)
    assert turn.hand(0) == "1 5"


def test_without_any_card_to_take_nothing_happens() -> None:
    """§17.1."""
    turn = Turn("second_hand:4 | 6 | 6", "6 1", "3", "3").lay("6", "3", "3")
    assert not turn.events_of(EffectTriggered)


def test_only_possible_card_is_taken_automatically() -> None:
    """§17.1, §6.4."""
    assert Turn("second_hand:4 | 6 | 6", "6 1", "3", "3 2").lay("6", "3", "3").hand(0) == "1 2"


def test_it_is_kept_only_with_a_handprint() -> None:
    """§17.3."""
    assert turn_with_one_card_left("second_hand:4* | 6 | 6", "6").hand(0) == "1 1 second_hand:4*"
    assert turn_with_one_card_left("second_hand:4 | 6 | 6", "6").hand(0) == "1 1"


def test_each_second_hand_in_the_pile_takes_a_card() -> None:
    """§17.2."""
    turn = turn_with_one_card_left("second_hand:2 second_hand:4 | 4 5 6 | 6", "6").take_top(1).take_top(1)
    assert turn.hand(0) == "1 1 5 6"
    assert turn.piles == "6 | 4 | 6"


def test_card_that_it_uncovers_counts_for_the_next_card() -> None:
    """§6.2."""
    turn = Turn("second_hand:4 | reverse:5 5 | 5", "1 6", "4 6", "2 6").lay("1", "4", "2")
    turn.land(0).take_top(1)
    assert turn.state.public.reversed
    assert turn.offers == [(1, "place"), (2, "place")]
    assert turn.waiting == "4 2"


def test_it_acts_before_the_claiming_card() -> None:
    """§6.3."""
    turn = Turn("second_hand:4 | 5 6 | 6", "veto:1 1", "4 1", "3 1").lay("veto:1", "4", "3").land(0)
    assert turn.question.kind == "second_hand"
    turn.take_top(1)
    assert turn.question.kind == "veto"
