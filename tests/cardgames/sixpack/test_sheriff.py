"""RULES.md §11: Sheriff."""

from tests.cardgames.sixpack.boards import Turn, alone


def test_his_number_is_the_only_extreme() -> None:
    """§11.1."""
    assert Turn("sheriff:3 | sheriff:5 | 1", "2 2", "3 3", "4 4").tableau.extremes() == (3, 5)
    assert alone("sheriff:3 | 5 | 1", "6").piles == "sheriff:3 | 5 6 | 1"


def test_his_number_counts_with_calculators_beneath_him() -> None:
    """§11.1, §21.3."""
    assert Turn("calculator:1 sheriff:3 | 1 | 1", "2 2", "3 3", "4 4").tableau.extremes() == (4,)


def test_a_covered_one_counts_no_more() -> None:
    """§6.1."""
    assert Turn("sheriff:3 4 | 1 | 1", "2 2", "3 3", "4 4").tableau.extremes() == (6,)


def test_what_fits_nowhere_goes_beneath_him() -> None:
    """§11.2."""
    turn = alone("4 sheriff:3 | 5 | 4", "2*")
    assert turn.piles == "2* 4 sheriff:3 | 5 | 4"
    assert turn.out == "3 3"


def test_beneath_several_the_owner_chooses() -> None:
    """§11.2."""
    turn = alone("sheriff:3 | sheriff:5 | 4", "2")
    assert turn.offers == [(0, "under"), (1, "under")]
    assert turn.land(1).piles == "sheriff:3 | 2 sheriff:5 | 4"


def test_an_equal_card_with_nothing_below_still_goes_back() -> None:
    """§11.2."""
    assert alone("sheriff:3 | 2 | 4", "2").hand(0) == "1 1 2"


def test_his_number_must_claim_him_if_nothing_is_below() -> None:
    """§11.3."""
    turn = alone("5* sheriff:3 | 5 | 4", "3")
    assert turn.piles == "3 | 5 | 4"
    assert turn.hand(0) == "1 1 5*"


def test_his_number_may_claim_him_or_the_pile_by_the_rule() -> None:
    """§11.3, §11.1."""
    turn = alone("sheriff:3* | 2 | 4", "3")
    assert turn.offers == [(1, "claim"), (0, "claim")]
    assert turn.land(0).hand(0) == "1 1 sheriff:3*"
    assert alone("sheriff:3 | sheriff:5 | 1", "5").offers == [(0, "claim"), (1, "claim")]


def test_another_pile_of_his_number_is_not_his() -> None:
    """§11.3: it is the sheriff's own pile that is claimed."""
    turn = alone("sheriff:3 | 3* | 4", "3")
    assert turn.piles == "3 | 3* | 4"
    assert turn.hand(0) == "1 1"


def test_while_reversed_the_one_claims_nothing() -> None:
    """§11.1, §7.1."""
    assert alone("reverse:6 | sheriff:3 | 4", "1", "5 5").piles == "reverse:6 | sheriff:3 1 | 4"


def test_while_reversed_his_number_claims_above_or_him() -> None:
    """§11.3, §7.1: cards without a hand are kept."""
    turn = alone("reverse:6 | 4* sheriff:3 | 1", "3", "5 5")
    assert turn.offers == [(0, "claim"), (1, "claim")]
    assert turn.land(1).hand(0) == "sheriff:3 5 5"


def test_while_reversed_what_fits_nowhere_goes_beneath_him() -> None:
    """§11.2, §7.1."""
    assert alone("reverse:2 | sheriff:3 | 1", "5", "6 6").piles == "reverse:2 | 5 sheriff:3 | 1"


def test_a_card_put_beneath_him_is_played() -> None:
    """§6.1."""
    turn = Turn("sheriff:3 | 5 | 4", "veto:2 1", "6 1", "6 1").lay("veto:2", "6", "6")
    assert turn.piles == "veto:2 sheriff:3 | 5 | 4"
    assert turn.out == "6 6 1"


def test_covering_seethroughs_from_below_turns_nothing_open() -> None:
    """§9.3."""
    turn = alone("sheriff:3 | seethrough:5 | 4", "2", "1 1")
    assert turn.piles == "2 sheriff:3 | seethrough:5 | 4"
    assert turn.over
    assert turn.state.public.open == ()
