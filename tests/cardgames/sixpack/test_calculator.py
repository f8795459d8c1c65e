"""RULES.md §21: Calculator."""

from collections.abc import Callable

import pytest

from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.events import CardLaid
from tests.cardgames.sixpack.boards import Turn, check, parametrize_rules, turn_with_one_card_left


@parametrize_rules(
    # §21.2: a number is at most 6, and a 6 by Calculators claims; while reversed, a 1 does.
    (
        lambda: turn_with_one_card_left("5* | 1 | 1", "calculator:4+4"),
        {"piles": "calculator:4 4 | 1 | 1", "hand": "1 1 5*"},
    ),
    (
        lambda: turn_with_one_card_left("reverse:5 | 2 | 6", "calculator:3+4", "6 6"),
        {"piles": "reverse:5 | calculator:3 4 | 6", "hand": "2 6 6"},
    ),
    # §21.2, §21.4: attached Calculators land directly beneath their card, the highest on top.
    (
        lambda: Turn("1 | 6 | 6", "calculator:2 calculator:1 2 1", "4 1", "3 1").lay(
            "calculator:2+calculator:1+2", "4", "3"
        ),
        {
            "piles": "1 3 4 calculator:1 calculator:2 2 | 6 | 6",
            "numbers": [(5,), (6,), (6,)],
        },
    ),
    # §21.4: attached Calculators are removed with their card, taken back with it, and start a pile with it.
    (
        lambda: Turn("1 | 6 | 6", "calculator:1 3 1", "4 1", "5 1").lay("calculator:1+3", "4", "5"),
        {"out": "calculator:1 3 4"},
    ),
    (lambda: turn_with_one_card_left("4 | 6 | 6", "calculator:1+3"), {"hand": "1 1 calculator:1 3"}),
    (
        lambda: turn_with_one_card_left("6 5* | 6 | 6", "calculator:1+3").land(0),
        {"piles": "calculator:1 3 | 6 | 6", "hand": "1 1 5*"},
    ),
    # §21.4, §11.2: attached Calculators also lie beneath their card at the bottom of a pile.
    (
        lambda: turn_with_one_card_left("5 sheriff:4 | 6 | 6", "calculator:1+1"),
        {"piles": "calculator:1 1 5 sheriff:4 | 6 | 6"},
    ),
    # §21.1: with two seats, they don't count as a second card; a seat with no other card lays just one.
    (
        lambda: Turn("1 | 6 | 6", "calculator:1 2 4 1", "5 6 1").lay_one(0, "calculator:1+2"),
        {"asked": [(1, "lay"), (0, "lay")]},
    ),
    (
        lambda: Turn("1 | 6 | 6", "calculator:1 2 4 1", "5 6 1").lay_one(0, "calculator:1+2").lay_one(0, "4"),
        {"asked": [(1, "lay")]},
    ),
    (
        lambda: Turn("1 | 6 | 6", "calculator:1 2", "5 3 1").lay_one(0, "calculator:1+2"),
        {"asked": [(1, "lay")]},
    ),
    # §21.3, §5.3: a Calculator may make a pile equal to a card, which then goes back.
    (lambda: turn_with_one_card_left("calculator:1 3 | 6 | 6", "4"), {"hand": "1 1 4"}),
    # §21.2: a card being placed doesn't count the Calculator beneath it; once it's on the pile, it does.
    (
        lambda: turn_with_one_card_left("calculator:2 | 6 | 6", "4"),
        {"piles": "calculator:2 4 | 6 | 6", "numbers": [(6,), (6,), (6,)]},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


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
def test_it_adds_its_number_to_the_card_above(pile: str, numbers: tuple[int, ...]) -> None:
    """§21.2, §21.3, §14.4: up to 6, by the unbroken run directly beneath, and to both of two numbers."""
    assert Turn(f"{pile} | 1 | 1", "2 2", "3 3", "4 4").numbers[0] == numbers


@pytest.mark.parametrize(
    ("pile", "number"),
    [("calculator:2 5", 3), ("calculator:4 3", 1), ("calculator:1 calculator:1 6", 4)],
)
def test_while_reversed_it_subtracts(pile: str, number: int) -> None:
    """§21.2, §21.3."""
    assert Turn(f"{pile} | reverse:1 | 1", "2 2", "3 3", "4 4").numbers[0] == (number,)


def test_any_number_of_calculators_may_be_laid_with_a_card() -> None:
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
    (laid,) = turn.events_of(CardLaid)
    assert laid.count == 2


def test_face_up_cards_are_seen_leaving_in_the_order_of_their_ids() -> None:
    """§9.4."""
    turn = Turn("1 | 6 | 6", "calculator:1 2 1", "3 1", "5 1", opened=["calculator:1", "2"])
    hand = turn.state.hands[0]
    turn.lay_one(0, "calculator:1+2")
    (laid,) = turn.events_of(CardLaid)
    assert laid.open == hand[:2]
    assert turn.state.public.laid_open[0] == hand[:2]


def test_its_number_is_fixed_at_the_reveal() -> None:
    """§21.2: the direction changes before the card is handled, but its number doesn't."""
    turn = Turn("1 | 6 | 6", "calculator:1 3 1", "reverse:2 1", "5 1")
    turn.lay("calculator:1+3", "reverse:2", "5")
    assert turn.offers == [(1, "place"), (2, "place")]
    turn.land(1)
    assert turn.piles == "1 reverse:2 | 6 5 calculator:1 3 | 6"
    assert turn.numbers[1] == (2,)
