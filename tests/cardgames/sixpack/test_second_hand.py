"""RULES.md §17: Second Hand."""

import pytest

from game.cardgames.sixpack.rules.choices import TakeFromHand, TakeTop
from game.cardgames.sixpack.rules.events import CardStolen, EffectTriggered
from game.cardgames.sixpack.rules.game import SIXPACK
from tests.cardgames.sixpack.boards import Turn, alone


def test_another_piles_top_card_or_one_from_a_hand() -> None:
    """§17.1: of piles with two or more cards only."""
    turn = alone("second_hand:4 | 5 6 | 6", "6")
    assert (turn.question.seat, turn.question.kind) == (0, "second_hand")
    assert turn.question.legal == (TakeTop(1), TakeFromHand(1, 0), TakeFromHand(2, 0))
    turn.take_top(1)
    assert turn.hand(0) == "1 1 6"
    assert turn.piles == "6 | 5 | 6"


def test_the_claimed_pile_is_no_other_one() -> None:
    """§17.1: also if two cards lie there, the claiming one on its Calculator."""
    turn = alone("second_hand:4 | 5 6 | 6", "calculator:1+5")
    assert turn.piles == "calculator:1 5 | 5 6 | 6"
    assert turn.question.legal == (TakeTop(1), TakeFromHand(1, 0), TakeFromHand(2, 0))


def test_a_closed_card_is_taken_at_random() -> None:
    """§17.1, §6.6."""
    turn = alone("second_hand:4 | 5 6 | 6", "6").take_from(2)
    assert turn.hand(0) == "1 1 1"
    assert turn.hand(2) == ""
    (stolen,) = turn.happened(CardStolen)
    assert SIXPACK.redact(stolen, 1) == CardStolen(0, stolen.source, 2, 0, False)


def test_an_open_card_is_taken_by_choice() -> None:
    """§17.1."""
    turn = Turn("second_hand:4 | 6 | 6", "6 1", "3 seethrough:2 5", "3 1")
    turn.lay_one(1, "3").lay_one(0, "6").lay_one(2, "3")
    seethrough = next(iter(turn.state.public.open))
    assert turn.question.legal == (TakeFromHand(1, seethrough), TakeFromHand(1, 0), TakeFromHand(2, 0))
    turn.take_from(1, "seethrough:2")
    assert turn.hand(0) == "1 seethrough:2"
    assert turn.state.public.open == (seethrough,)


@pytest.mark.parametrize("seed", range(5))
def test_at_random_means_a_closed_one(seed: int) -> None:
    """§17.1."""
    turn = Turn("second_hand:4 | 6 | 6", "6 1", "3 seethrough:2 5", "3 1", seed=seed)
    turn.lay_one(1, "3").lay_one(0, "6").lay_one(2, "3").take_from(1)
    assert turn.hand(0) == "1 5"


def test_nothing_if_neither_is_possible() -> None:
    """§17.1."""
    turn = Turn("second_hand:4 | 6 | 6", "6 1", "3", "3").lay("6", "3", "3")
    assert not turn.happened(EffectTriggered)


def test_a_single_possibility_is_taken_by_itself() -> None:
    """§17.1, §6.4: it must."""
    assert Turn("second_hand:4 | 6 | 6", "6 1", "3", "3 2").lay("6", "3", "3").hand(0) == "1 2"


def test_it_is_kept_only_with_a_hand() -> None:
    """§17.3."""
    assert alone("second_hand:4* | 6 | 6", "6").hand(0) == "1 1 second_hand:4*"
    assert alone("second_hand:4 | 6 | 6", "6").hand(0) == "1 1"


def test_each_one_in_the_pile_takes() -> None:
    """§17.2."""
    turn = alone("second_hand:2 second_hand:4 | 4 5 6 | 6", "6").take_top(1).take_top(1)
    assert turn.hand(0) == "1 1 5 6"
    assert turn.piles == "6 | 4 | 6"


def test_what_it_uncovers_counts_for_the_next_card() -> None:
    """§6.2."""
    turn = Turn("second_hand:4 | reverse:5 5 | 5", "1 6", "4 6", "2 6").lay("1", "4", "2")
    turn.land(0).take_top(1)
    assert turn.state.public.reversed
    assert turn.offers == [(1, "place"), (2, "place")]
    assert turn.waiting == "4 2"


def test_it_comes_before_what_the_claiming_card_does() -> None:
    """§6.3."""
    turn = Turn("second_hand:4 | 5 6 | 6", "veto:1 1", "4 1", "3 1").lay("veto:1", "4", "3").land(0)
    assert turn.question.kind == "second_hand"
    turn.take_top(1)
    assert turn.question.kind == "veto"
