"""RULES.md §4.3, §5, §14: what a seat can predict about a card: its landings, and the odds of a duplicate."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import Landing, LayCard
from game.cardgames.sixpack.rules.foresight import (
    chance_of_duplicate,
    count_possible_duplicates,
    printed_numbers,
)
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.piles import possible_landings
from game.cardgames.sixpack.rules.view import SixpackView
from tests.cardgames.sixpack.boards import Turn


def view_with(*hands: str, pile: str = "1") -> SixpackView:
    """Return seat 0's view of a new turn with these hands."""
    return SIXPACK.view(Turn(f"{pile} | 6 | 6", *hands).state, 0)


def odds(view: SixpackView, *numbers: int) -> list[float]:
    return [pytest.approx(chance_of_duplicate(view, number)) for number in numbers]


def test_landings_follow_the_rules() -> None:
    """§5.1, §5.3, §8.1."""
    view = SIXPACK.view(Turn("4 | 3 | 6", "4 1", "5 1", "5 1").state, 0)
    assert possible_landings(view.tableau, 4).landings == ((1, Landing.PLACE),)
    assert possible_landings(view.tableau, 3).landings == ((-1, Landing.BACK),)
    assert possible_landings(view.tableau, 4, "takeback").landings == ((1, Landing.PLACE), (0, Landing.CLAIM))


def test_laid_card_counts_with_calculators_and_by_both_numbers() -> None:
    """§14.1, §21.2: equal results count once."""
    hands = ("super_numbers:2/5 calculator:1 calculator:4 3", "3 1", "3 1")
    view = view_with(*hands)
    double, one, four, plain = view.hand
    assert view.tableau.lay_numbers(LayCard(double)) == printed_numbers(view, double) == (2, 5)
    assert view.tableau.lay_numbers(LayCard(double, (one,))) == (3, 6)
    assert view.tableau.lay_numbers(LayCard(double, (four,))) == (6,)
    assert view.tableau.lay_numbers(LayCard(plain, (one,))) == (4,)


def test_without_effects_only_the_first_number_counts() -> None:
    """§13.2."""
    view = view_with("super_numbers:2/5 1", "5 1", "3 1", pile="no_superheroes:1")
    assert view.tableau.lay_numbers(LayCard(view.hand[0])) == (2,)


def test_any_card_that_others_may_hold_is_a_possible_duplicate() -> None:
    """§4.3: also a face-up card, and a card with two numbers by either of them."""
    view = view_with("4 2", "4 seethrough:4", "super_numbers:3/4 3")
    assert [count_possible_duplicates(view, number) for number in (2, 3, 4)] == [0, 2, 3]


def test_other_seats_lay_any_of_their_cards_with_equal_probability() -> None:
    assert odds(view_with("4 2", "4 3", "5 3"), 4, 3, 6) == [1 - 0.75**2, 1 - 0.5**2, 0]


def test_known_card_counts_for_its_seat() -> None:
    """§6.6: the rest of the hand may be any of the unseen cards."""
    view = view_with("4 2", "seethrough:4 3", "5 3")
    assert odds(view, 4, 3) == [0.5, 1 - (1 - 1 / 3) * (1 - 2 / 3)]


def test_fully_known_hands_give_certain_odds() -> None:
    assert odds(view_with("4 2", "seethrough:4", "seethrough:5"), 4, 6) == [1, 0]
    assert odds(view_with("4 2", "4", "seethrough:5"), 4, 6) == [1, 0]


def test_face_up_card_that_was_seen_leaving_is_certain() -> None:
    """§9.4."""
    turn = Turn("1 | 6 | 6", "4 2", "seethrough:4 seethrough:5 3", "5 3").lay_one(1, "seethrough:4")
    assert odds(SIXPACK.view(turn.state, 0), 4, 3, 5) == [1, 2 / 3, 1 / 3]


def test_face_down_laid_card_may_be_any_card_of_its_seat() -> None:
    """§4.2."""
    turn = Turn("1 | 6 | 6", "4 2", "4 3", "5 3").lay_one(1, "4")
    assert odds(SIXPACK.view(turn.state, 0), 4) == [1 - 0.75**2]


def test_with_two_seats_the_other_one_lays_two_cards() -> None:
    """§4.1: one of which may have been seen leaving."""
    assert odds(view_with("4 2 2", "4 3 3 5"), 4) == [1 - 0.75**2]
    turn = Turn("1 | 6 | 6", "4 2 2", "seethrough:4 seethrough:6 3 5").lay_one(1, "seethrough:4")
    assert odds(SIXPACK.view(turn.state, 0), 4, 3, 6) == [1, 1 - (2 / 3) ** 2, 1 - (2 / 3) ** 2]


def test_empty_hand_lays_nothing() -> None:
    assert odds(replace(view_with("4 2", "4 3", "5 3"), hand_sizes=(2, 0, 2)), 4) == [0.25]
