"""The choices of 6 takes! by name and picture, and the short labels on its table."""

import pytest
from msgspec.structs import replace

from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.words.choices import CHOICES
from game.cardgames.six_takes.words.labels import destination_words, question_words
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Choice, Setup
from game.engine.match import Match
from tests.support.six_takes_boards import table

VIEW = replace(
    SIX_TAKES.initial_view(Setup(2, 1, SixTakesOptions()), 0), rows=((55, 60), (3,), (20,), (30, 31)), turn=4
)


@pytest.mark.parametrize(
    ("choice", "words", "cards"),
    [
        (PlayCard(23), "play 23", (23,)),
        (PickCard(17), "pick 17", (17,)),
        (TakeRow(0), "take row 1 (ten ducks)", (55, 60)),
        (TakeRow(1), "take row 2 (one duck)", (3,)),
    ],
)
def test_words_and_cards(choice: Choice, words: str, cards: tuple[int, ...]) -> None:
    assert CHOICES.words(VIEW, choice) == NARRATOR.choice(VIEW, choice) == words
    assert CHOICES.cards(VIEW, choice) == cards
    assert CHOICES.label(VIEW, choice) == words.removeprefix("take ").partition(" (")[0]


def test_moments_of_a_turn() -> None:
    assert CHOICES.moment(VIEW) == "Turn 4"
    assert CHOICES.moment(replace(VIEW, asked=0, waiting=((1, 0),))) == "Turn 4, row"


def test_moments_of_a_draft() -> None:
    match = Match(SIX_TAKES, Setup(2, 1, SixTakesOptions(draft=True)))
    match.deal()
    for turn in (1, 1, 2, 2, 3):
        ((seat, legal),) = match.pending.items()
        assert CHOICES.moment(match.view(seat)) == f"Pick {turn}"
        match.choose(seat, legal[0])


# -- labels ----------------------------------------------------------------------------------------------


LYING_ROWS = "9 12\n19 24 25 26 27\n33 42\n69 72"
LYING = SIX_TAKES.view(table(LYING_ROWS, [(7, 13, 30, 50), (31, 32, 34, 35)]), 0)


def test_destination_words() -> None:
    assert destination_words(LYING, 13) == "row 1, third card"
    assert destination_words(LYING, 50) == "row 3, third card"
    assert destination_words(LYING, 30) == "sixth card: takes row 2, six ducks"
    assert destination_words(LYING, 7) == "too low: takes a row, at least two ducks"


def test_question_words() -> None:
    assert question_words(LYING) == "Choose a card"
    assert question_words(replace(LYING, asked=0, waiting=((4, 0),))) == "Too low: take a row"
    assert question_words(replace(LYING, asked=1, waiting=((4, 1),))) == ""
    assert question_words(replace(LYING, ready=(True, False))) == ""
    assert (
        question_words(replace(LYING, pool=(1, 2), picking=(0, 1), hand=(), hand_sizes=(0, 0)))
        == "Pick a card"
    )
    assert question_words(replace(LYING, seat=None)) == ""
