"""The short words that stand on the table: the question, and the way of a card."""

from msgspec.structs import replace

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.words.signs import question, way
from tests.support.six_takes_boards import table

ROWS = "9 12\n19 24 25 26 27\n33 42\n69 72"
VIEW = SIX_TAKES.view(table(ROWS, [(7, 13, 30, 50), (31, 32, 34, 35)]), 0)


def test_the_way_of_a_card() -> None:
    assert way(VIEW, 13) == "row 1, third card"
    assert way(VIEW, 50) == "row 3, third card"
    assert way(VIEW, 30) == "sixth card: takes row 2, six ducks"
    assert way(VIEW, 7) == "too low: a row, at least two ducks"


def test_the_question() -> None:
    assert question(VIEW) == "Choose a card"
    assert question(replace(VIEW, asked=0, waiting=((4, 0),))) == "Too low: take a row"
    assert question(replace(VIEW, asked=1, waiting=((4, 1),))) == ""
    assert question(replace(VIEW, ready=(True, False))) == ""
    assert question(replace(VIEW, pool=(1, 2), picking=(0, 1), hand=(), hand_sizes=(0, 0))) == "Pick a card"
    assert question(replace(VIEW, seat=None)) == ""
