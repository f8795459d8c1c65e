"""The short words that stand on the table: the question, and the goal of a card."""

from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.signs import costs, question, way
from tests.cardgames.sixpack.boards import Turn

NAMES = ("Ann", "Bob", "Celia")


def view_of(piles: str, hand: str) -> SixpackView:
    return SIXPACK.view(Turn(piles, hand, "2 2", "2 2").state, 0)


def test_the_goal_of_a_card() -> None:
    view = view_of("2* 3* 5 | 1 | 4", "2 1 6 4")
    ways = {view.cards[card].number: way(view, card) for card in view.hand}
    assert ways[2] == "on pile 2"
    assert ways[6] == "claims pile 1: two handprints"
    assert ways[4] == "on pile 2"
    assert not any(costs(view, card) for card in view.hand if view.cards[card].number != 1)


def test_a_card_that_fits_nowhere_or_comes_back() -> None:
    view = view_of("2 | 3 | 5", "1 2")
    one, two = view.hand
    assert way(view, one).startswith("claims any pile")
    assert way(view, two) == "back to your hand"
    assert costs(view, two)


def test_a_card_with_two_numbers_and_one_that_copies() -> None:
    view = view_of("2 | 3 | 5", "super_numbers:4/6 copycat:1")
    assert way(view, view.hand[0]).startswith("4 on pile 2; 6 claims pile 3")
    assert way(view, view.hand[1]) == "copies another card"


def test_the_question() -> None:
    view = view_of("2 | 3 | 5", "1 2")
    assert question(view, NAMES) == "Choose a card"
    assert question(SIXPACK.view(Turn("2 | 3 | 5", "1", "2", "3").state, None), NAMES) == ""
