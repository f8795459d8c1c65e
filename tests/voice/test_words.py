"""Amounts of a game's points in figures, and numbers in letters."""

import pytest

from game.cardgames.six_takes.words.narrator import NARRATOR as DUCKS
from game.cardgames.sixty_six.words.narrator import NARRATOR as TICKS
from game.language.message import said
from game.language.pseudo import Pseudo
from game.voice.narrator import grammatical
from game.voice.words import place, spelled


def test_amounts_are_in_figures_with_the_right_form_of_the_unit() -> None:
    assert [TICKS.points(count) for count in (0, 1, 2, -2)] == ["0 ticks", "1 tick", "2 ticks", "−2 ticks"]
    assert [DUCKS.points(amount, 1) for amount in (0.44, 1, -1.25)] == [
        "0.4 ducks",
        "1.0 ducks",
        "−1.2 ducks",
    ]


def test_hardly_less_than_nothing_has_no_sign() -> None:
    assert [TICKS.points(amount, 1) for amount in (-0.04, -0.0, 0.0)] == ["0.0 ticks"] * 3


@pytest.mark.parametrize("places", [0, 1])
def test_amounts_are_messages(places: int) -> None:
    assert said(DUCKS.points(2, places), Pseudo()).startswith("[2")


@pytest.mark.parametrize(
    ("amount", "places", "number"), [(1.9, 1, 1), (1.96, 1, 2), (-1, 0, 1), (0.4, 1, 0), (2.0, 0, 2)]
)
def test_a_decimal_counts_for_the_grammar_as_its_whole_part(amount: float, places: int, number: int) -> None:
    """French says 1,9 canard and 2,0 canards."""
    assert grammatical(amount, places) == number


def test_numbers_before_a_noun_are_in_letters_up_to_twelve() -> None:
    assert [spelled(count) for count in (0, 1, 2, 12, 13)] == ["no", "one", "two", "twelve", 13]
    assert place(6) == "sixth"
