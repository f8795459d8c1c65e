"""RULES.md §21: Calculator."""

import pytest

from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.events import CardLaid
from tests.cardgames.sixpack.boards import Turn, alone


@pytest.mark.parametrize(
    ("pile", "numbers"),
    [
        ("calculator:2 3", (5,)),
        ("calculator:4 3", (6,)),
        ("calculator:2 calculator:1 3", (6,)),
        ("calculator:2 1 3", (3,)),
        ("calculator:2 1 calculator:1 3", (4,)),
        ("calculator:2 calculator:3", (5,)),
        ("calculator:2", (2,)),
        ("calculator:2 super_numbers:1/5", (3, 6)),
        ("calculator:1 calculator:1 super_numbers:2/3", (4, 5)),
    ],
)
def test_it_adds_its_number_to_what_lies_on_it(pile: str, numbers: tuple[int, ...]) -> None:
    """§21.2, §21.3, §14.4: up to 6; the unbroken run directly beneath, and both of two numbers."""
    assert Turn(f"{pile} | 1 | 1", "2 2", "3 3", "4 4").numbers[0] == numbers


@pytest.mark.parametrize(
    ("pile", "number"),
    [("calculator:2 5", 3), ("calculator:4 3", 1), ("calculator:1 calculator:1 6", 4)],
)
def test_while_reversed_it_subtracts(pile: str, number: int) -> None:
    """§21.2, §21.3."""
    assert Turn(f"{pile} | reverse:1 | 1", "2 2", "3 3", "4 4").numbers[0] == (number,)


def test_any_number_may_be_laid_with_a_card() -> None:
    """§21.1: also with another Calculator."""
    turn = Turn("1 | 6 | 6", "calculator:1 calculator:2 4 1", "3 1", "5 1")
    one, two, four, rest = turn.state.hands[0]
    assert set(turn.legal[0]) == {
        *(LayCard(four, attached) for attached in ((), (one,), (two,), (one, two))),
        *(LayCard(rest, attached) for attached in ((), (one,), (two,), (one, two))),
        *(LayCard(one, attached) for attached in ((), (two,))),
        *(LayCard(two, attached) for attached in ((), (one,))),
    }


def test_others_see_how_many_cards_were_laid() -> None:
    """§4.1."""
    turn = Turn("1 | 6 | 6", "calculator:1 2 1", "3 1", "5 1").lay_one(0, "calculator:1+2")
    (laid,) = turn.happened(CardLaid)
    assert laid.count == 2


def test_open_ones_are_seen_to_go_in_the_order_of_their_ids() -> None:
    """§9.4."""
    turn = Turn("1 | 6 | 6", "calculator:1 2 1", "3 1", "5 1", opened=["calculator:1", "2"])
    hand = turn.state.hands[0]
    turn.lay_one(0, "calculator:1+2")
    (laid,) = turn.happened(CardLaid)
    assert laid.open == hand[:2]
    assert turn.state.public.laid_open[0] == hand[:2]


def test_attached_ones_change_the_number_and_go_on_the_pile_first() -> None:
    """§21.2, §21.4: the highest on top, directly beneath the card."""
    turn = Turn("1 | 6 | 6", "calculator:2 calculator:1 2 1", "4 1", "3 1")
    turn.lay("calculator:2+calculator:1+2", "4", "3")
    assert turn.piles == "1 3 4 calculator:1 calculator:2 2 | 6 | 6"
    assert turn.numbers[0] == (5,)


def test_a_number_stays_within_six() -> None:
    """§21.2: and a six by Calculators claims."""
    turn = alone("5* | 1 | 1", "calculator:4+4")
    assert turn.piles == "calculator:4 4 | 1 | 1"
    assert turn.hand(0) == "1 1 5*"


def test_while_reversed_attached_ones_subtract() -> None:
    """§21.2: a one by Calculators claims then."""
    turn = alone("reverse:5 | 2 | 6", "calculator:3+4", "6 6")
    assert turn.piles == "reverse:5 | calculator:3 4 | 6"
    assert turn.hand(0) == "2 6 6"


def test_its_number_is_fixed_at_the_reveal() -> None:
    """§21.2: the direction changes before it is handled, its number does not."""
    turn = Turn("1 | 6 | 6", "calculator:1 3 1", "reverse:2 1", "5 1")
    turn.lay("calculator:1+3", "reverse:2", "5")
    assert turn.offers == [(1, "place"), (2, "place")]
    turn.land(1)
    assert turn.piles == "1 reverse:2 | 6 5 calculator:1 3 | 6"
    assert turn.numbers[1] == (2,)


def test_attached_ones_are_removed_with_their_card() -> None:
    """§21.4."""
    turn = Turn("1 | 6 | 6", "calculator:1 3 1", "4 1", "5 1").lay("calculator:1+3", "4", "5")
    assert turn.out == "calculator:1 3 4"


def test_attached_ones_are_taken_back_with_their_card() -> None:
    """§21.4."""
    assert alone("4 | 6 | 6", "calculator:1+3").hand(0) == "1 1 calculator:1 3"


def test_attached_ones_begin_a_pile_with_their_card() -> None:
    """§21.4."""
    turn = alone("6 5* | 6 | 6", "calculator:1+3").land(0)
    assert turn.piles == "calculator:1 3 | 6 | 6"
    assert turn.hand(0) == "1 1 5*"


def test_attached_ones_lie_beneath_their_card_at_the_bottom_of_a_pile() -> None:
    """§21.4, §11.2."""
    turn = alone("5 sheriff:4 | 6 | 6", "calculator:1+1")
    assert turn.piles == "calculator:1 1 5 sheriff:4 | 6 | 6"


def test_with_two_seats_they_do_not_count_as_a_second_card() -> None:
    """§21.1."""
    turn = Turn("1 | 6 | 6", "calculator:1 2 4 1", "5 6 1").lay_one(0, "calculator:1+2")
    assert (0, "lay") in turn.asked
    turn.lay_one(0, "4")
    assert (0, "lay") not in turn.asked


def test_with_two_seats_who_has_nothing_else_lays_one() -> None:
    """§21.1."""
    turn = Turn("1 | 6 | 6", "calculator:1 2", "5 3 1").lay_one(0, "calculator:1+2")
    assert turn.asked == [(1, "lay")]


def test_on_a_calculator_a_card_may_become_an_equal_pile() -> None:
    """§21.3, §5.3."""
    assert alone("calculator:1 3 | 6 | 6", "4").hand(0) == "1 1 4"


def test_what_is_played_on_a_calculator_does_not_count_it() -> None:
    """§21.2: only on the pile it does."""
    turn = alone("calculator:2 | 6 | 6", "4")
    assert turn.piles == "calculator:2 4 | 6 | 6"
    assert turn.numbers[0] == (6,)
