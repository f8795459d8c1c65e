"""RULES.md §5: where a card goes, what it claims, and when it comes back."""

import pytest

from game.cardgames.sixpack.rules.choices import Landing, LandOn
from game.cardgames.sixpack.rules.events import CardPlaced, CardTakenBack, PileClaimed
from tests.cardgames.sixpack.boards import Turn, alone


@pytest.mark.parametrize(
    ("piles", "card", "after"),
    [
        ("2 | 3 | 5", "4", "2 | 3 4 | 5"),
        ("1 | 2 | 6", "5", "1 | 2 5 | 6"),
        ("1 | 5 | 6", "4", "1 4 | 5 | 6"),
        ("4 2 | 3 | 4", "4", "4 2 | 3 4 | 4"),
    ],
)
def test_a_card_goes_on_the_closest_number_below(piles: str, card: str, after: str) -> None:
    """§5.1, also where a pile of the same number is there."""
    assert alone(piles, card).piles == after


def test_between_equally_close_piles_the_owner_chooses() -> None:
    """§5.1."""
    turn = alone("2 | 6 | 2", "4")
    assert turn.question.seat == 0
    assert turn.offers == [(0, "place"), (2, "place")]
    assert turn.land(2).piles == "2 | 6 | 2 4"


def test_the_extreme_claims_the_pile_that_it_goes_on() -> None:
    """§5.2, §5.5."""
    turn = alone("1* 2 4 5* | 3 | 1", "6")
    assert turn.piles == "6 | 3 | 1"
    assert turn.hand(0) == "1 1 1* 5*"
    assert turn.out == "3 3 2 4"
    (claimed,) = turn.happened(PileClaimed)
    assert (turn.texts(claimed.kept), turn.texts(claimed.gone)) == ("1* 5*", "2 4")


def test_the_extreme_chooses_between_equally_close_piles() -> None:
    """§5.1, §5.2."""
    turn = alone("5 | 5* | 1", "6*")
    assert turn.offers == [(0, "claim"), (1, "claim")]
    turn.land(1)
    assert turn.piles == "5 | 6* | 1"
    assert turn.hand(0) == "1 1 5*"


def test_with_nothing_below_an_equal_card_goes_back() -> None:
    """§5.3."""
    turn = alone("4 | 6 | 5", "4")
    assert turn.piles == "4 | 6 | 5"
    assert turn.hand(0) == "1 1 4"
    assert isinstance(turn.happened(CardTakenBack)[0], CardTakenBack)


def test_the_extreme_too_goes_back_from_equal_piles() -> None:
    """§5.3; checks: piles 6, 6, 6 and a card 6."""
    turn = alone("6 | 6 | 6", "6")
    assert turn.piles == "6 | 6 | 6"
    assert turn.hand(0) == "1 1 6"


def test_a_card_that_fits_nowhere_claims_any_pile() -> None:
    """§5.4."""
    turn = alone("5 4* | 6 | 4", "2")
    assert turn.offers == [(0, "claim"), (1, "claim"), (2, "claim")]
    turn.land(0)
    assert turn.piles == "2 | 6 | 4"
    assert turn.hand(0) == "1 1 4*"
    assert turn.out == "3 3 5"


def test_the_claiming_card_is_not_claimed() -> None:
    """§5.5: not even with a hand."""
    turn = alone("5 | 6 | 4", "2*").land(1)
    assert turn.hand(0) == "1 1"
    assert turn.piles == "5 | 2* | 4"


def test_the_worked_example() -> None:
    """§22: piles 2, 3, 5 and cards 1, 4, 6, 6."""
    turn = Turn("2 | 3 | 5", "1 2", "4 2", "6 2", "6 2").lay("1", "4", "6", "6")
    assert turn.out == "6 6"
    assert turn.offers == [(0, "claim"), (1, "claim"), (2, "claim")]
    turn.land(2)
    assert turn.piles == "2 | 3 4 | 1"
    placed = [event.card for event in turn.happened(CardPlaced) if isinstance(event, CardPlaced)]
    assert turn.texts(placed) == "4"


def test_in_the_worked_example_the_one_may_claim_the_three() -> None:
    """§22: then the 4 goes on the 2."""
    turn = Turn("2 | 3 | 5", "1 2", "4 2", "6 2", "6 2").lay("1", "4", "6", "6").land(1)
    assert turn.piles == "2 4 | 1 | 5"


def test_a_landing_that_is_not_offered_is_refused() -> None:
    turn = alone("2 | 6 | 2", "4")
    before = turn.state
    with pytest.raises(Exception, match="may not choose"):
        turn.choose(LandOn(1, Landing.PLACE))
    assert turn.state == before
