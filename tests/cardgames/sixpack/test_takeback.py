"""RULES.md §8: Takeback."""

import pytest

from game.cardgames.sixpack.rules.choices import Landing
from tests.cardgames.sixpack.boards import alone


def test_it_claims_a_pile_of_its_own_number() -> None:
    """§8.1: with no place by the rule it must."""
    turn = alone("2* 4 | 6 | 6", "takeback:4")
    assert turn.piles == "takeback:4 | 6 | 6"
    assert turn.hand(0) == "1 1 2*"


def test_with_a_normal_place_too_the_owner_chooses() -> None:
    """§8.1."""
    turn = alone("4* | 3 | 6", "takeback:4")
    assert turn.offers == [(1, "place"), (0, "claim")]
    turn.land(0)
    assert turn.piles == "takeback:4 | 3 | 6"
    assert turn.hand(0) == "1 1 4*"


def test_it_may_be_placed_normally() -> None:
    """§8.1."""
    assert alone("4* | 3 | 6", "takeback:4").land(1).piles == "4* | 3 takeback:4 | 6"
    assert alone("4* | 3 | 6", "takeback:5").piles == "4* takeback:5 | 3 | 6"


def test_between_equal_piles_the_owner_chooses() -> None:
    """§8.1."""
    assert alone("4 | 4 | 6", "takeback:4").offers == [(0, "claim"), (1, "claim")]


@pytest.mark.parametrize(("piles", "card"), [("5 | 4 | 1", "takeback:6"), ("5 | 4 | 6", "takeback:3")])
def test_any_other_claim_takes_it_back(piles: str, card: str) -> None:
    """§8.2: the extreme, and a card that fits nowhere."""
    turn = alone(piles, card)
    assert turn.piles == piles
    assert turn.hand(0).split()[-1] == card


def test_the_extreme_may_claim_its_own_number_or_come_back() -> None:
    """§8.1, §8.2: the normal place is there, but would be a claim of another kind."""
    turn = alone("5 | 6* | 1", "takeback:6")
    assert turn.offers == [(-1, "back"), (1, "claim")]
    assert alone("5 | 6* | 1", "takeback:6").land(1).hand(0) == "1 1 6*"
    turn.land(-1, Landing.BACK)
    assert turn.hand(0) == "1 1 takeback:6"


def test_while_reversed_it_is_the_same_with_the_one() -> None:
    """§8.1, §8.2, §7.1."""
    turn = alone("reverse:2 | 1 4* 1 | 6", "takeback:1", "5 5")
    assert turn.offers == [(-1, "back"), (1, "claim")]
    turn.land(1)
    assert turn.hand(0) == "1 1 5 5"


def test_with_a_sheriff_its_own_claim_needs_an_extreme_number() -> None:
    """§8.3."""
    assert alone("sheriff:3 | 4 | 6", "takeback:4").piles == "sheriff:3 takeback:4 | 4 | 6"
    assert alone("sheriff:3 | 2 | 4", "takeback:2").hand(0) == "1 1 takeback:2"
    assert alone("sheriff:3 | 3 | 6", "takeback:3").offers == [(0, "claim"), (1, "claim")]


def test_with_a_sheriff_any_other_claim_still_takes_it_back() -> None:
    """§8.2, §11.3."""
    assert alone("sheriff:4 | 3 | 6", "takeback:4").offers == [(-1, "back"), (0, "claim")]


def test_with_a_sheriff_it_may_go_beneath_him() -> None:
    """§11.2: that is no claim."""
    assert alone("sheriff:3 | 4 | 6", "takeback:2").piles == "takeback:2 sheriff:3 | 4 | 6"
