"""Texts that all games share: amounts and numbers, differences and risks, levels, groups of cards."""

import re

import pytest

from game.ai.agent import Decision, Prospect
from game.ai.levels import BOT_LEVEL, LEVELS, MIRROR_LEVEL
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.words.narrator import NARRATOR as DUCKS
from game.cardgames.sixpack.words.names import handprint_count_words
from game.cardgames.sixty_six.words.narrator import NARRATOR as TICKS
from game.language.catalogue import load
from game.language.message import message, translate
from game.language.pseudo import PseudoLanguage
from game.storage.places import ASSETS
from game.voice.narrator import grammatical_number
from game.voice.sheet import group_words
from game.voice.verdict import (
    Verdict,
    comparison_words,
    displayed_difference,
    short_verdict_with_risk,
    verdict_of,
)
from game.voice.words import LEVEL_WORDS, card_count_words, number_word, ordinal


def test_amounts_are_figures_with_the_right_plural() -> None:
    assert [TICKS.points(count) for count in (0, 1, 2, -2)] == ["0 ticks", "1 tick", "2 ticks", "−2 ticks"]
    assert [DUCKS.points(amount, 1) for amount in (0.44, 1, -1.25)] == [
        "0.4 ducks",
        "1.0 ducks",
        "−1.2 ducks",
    ]


def test_negative_numbers_that_round_to_zero_have_no_sign() -> None:
    assert [TICKS.points(amount, 1) for amount in (-0.04, -0.0, 0.0)] == ["0.0 ticks"] * 3


@pytest.mark.parametrize("places", [0, 1])
def test_amounts_are_messages(places: int) -> None:
    assert translate(DUCKS.points(2, places), PseudoLanguage()).startswith("[2")


@pytest.mark.parametrize(
    ("amount", "places", "number"), [(1.9, 1, 1), (1.96, 1, 2), (-1, 0, 1), (0.4, 1, 0), (2.0, 0, 2)]
)
def test_plural_of_a_decimal_follows_its_whole_part(amount: float, places: int, number: int) -> None:
    """French says 1,9 canard and 2,0 canards."""
    assert grammatical_number(amount, places) == number


def test_numbers_up_to_twelve_are_spelled_out_before_a_noun() -> None:
    assert [number_word(count) for count in (0, 1, 2, 12, 13)] == ["no", "one", "two", "twelve", 13]
    assert ordinal(6) == "sixth"


# -- differences and risks -------------------------------------------------------------------------------


def prospects(*values: float) -> tuple[Prospect, ...]:
    return tuple(Prospect(PlayCard(place), value, 0.0) for place, value in enumerate(values, 1))


def test_choices_are_compared_with_the_best() -> None:
    found = prospects(-1.0, -1.04, -1.4, -1.5, -2.9, -3.0)
    decision = Decision(PlayCard(1), found)
    assert [verdict_of(decision, one) for one in found] == [
        Verdict.BEST,
        Verdict.EQUAL,
        Verdict.GOOD,
        Verdict.FAIR,
        Verdict.FAIR,
        Verdict.POOR,
    ]


def test_equal_figures_are_no_difference() -> None:
    one, other, third = prospects(-1.04, -0.96, -0.94)
    assert displayed_difference(one, other) == 0
    assert displayed_difference(third, one) == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (0.1, "A little better than row 2."),
        (-0.4, "A little worse than row 2."),
        (0.5, "Better than row 2."),
        (-1.9, "Worse than row 2."),
        (2.0, "Much better than row 2."),
        (-2.0, "Much worse than row 2."),
    ],
)
def test_differences_in_words(more: float, words: str) -> None:
    assert comparison_words(more, "row 2") == words


def test_risks_in_words() -> None:
    """A choice as cheap as the best gets a good word, however risky; dearer ones get none."""
    found = prospects(-3.0, -3.0, -3.4, -4.5, -5.5)
    decision = Decision(PlayCard(1), found)

    def words(risk: float) -> list[str]:
        return [short_verdict_with_risk(decision, one, risk, "row 2").words for one in found]

    assert words(0.0) == ["safe", "safe", "safe", "fair", "ouch"]
    assert words(0.12) == words(0.9) == ["best", "tied", "good", "risky", "ouch"]
    assert short_verdict_with_risk(decision, found[0], 0.05, "row 2").more == ""
    assert short_verdict_with_risk(decision, found[0], 0.6, "row 2").more == "row 2"


# -- levels, and groups of cards -------------------------------------------------------------------------


def test_exactly_the_levels_have_words() -> None:
    assert list(LEVEL_WORDS) == [level.id for level in (*LEVELS, MIRROR_LEVEL, BOT_LEVEL)]


def test_group_is_described_with_its_open_cards() -> None:
    assert group_words("four rows", ["9", "33"]) == "Four rows: 9 and 33."
    assert group_words("", ["9", "33"]) == "9 and 33."
    assert group_words("ten cards each", []) == "Ten cards each.", "they lie face down"


def test_number_words_have_a_gender_in_french() -> None:
    french = load("fr", ASSETS / "catalogues")
    counts = [card_count_words(1), handprint_count_words(1), card_count_words(0), handprint_count_words(0)]
    said = [translate(words, french) for words in counts]
    assert said == ["une carte", "une petite main", "aucune carte", "aucune petite main"]
    assert list(map(str, counts)) == ["one card", "one handprint", "no cards", "no handprints"]
    assert translate(card_count_words(2), french) == "2 cartes"


def test_french_words_before_names_need_no_elision() -> None:
    """A name may begin with a vowel."""
    french = load("fr", ASSETS / "catalogues")
    told = message("Take {name}’s chair", name="Odette"), comparison_words(1.0, message("bid {bid}", bid=4))
    for words in told:
        assert not re.search(r"\b(de|que) [aeiouyéAEIOUÉ]", translate(words, french)), words
