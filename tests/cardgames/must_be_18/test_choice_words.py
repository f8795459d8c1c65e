"""The choices of You Must Be 18! by name and picture, and the short labels on its table."""

import pytest
from msgspec.structs import replace

from game.cardgames.must_be_18.rules.deck import numbers_of
from game.cardgames.must_be_18.rules.events import DrawCard, LaySixes, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.words.choices import CHOICES
from game.cardgames.must_be_18.words.questions import play_words, question_words, total_label
from game.engine.contract import Choice
from tests.cardgames.must_be_18.positions import apply_choices, open_column, play, state_with

VIEW = MUST_BE_18.view(state_with("6665421", "66", tops="6633"), 0)


@pytest.mark.parametrize(
    ("choice", "label", "numbers"),
    [
        (play("2:4"), "4 on 3", (4,)),
        (play("0:5 2:4"), "5 4 on 6 3", (5, 4)),
        (play("0:4 2:5"), "5 4 on 6 3", (4, 5)),
        (open_column(2, "1:4"), "new: 4 2 on 6", (4, 2)),
        (LaySixes(), "begin with three sixes", (6, 6, 6)),
        (DrawCard(), "draw a card", ()),
        (Skip(), "skip", ()),
    ],
)
def test_labels_and_cards(choice: Choice, label: str, numbers: tuple[int, ...]) -> None:
    assert CHOICES.label(VIEW, choice) == label
    narrow = label.replace("5 4", "54").replace("6 3", "63").replace("4 2", "42")
    assert CHOICES.narrow_label(VIEW, choice) == narrow
    assert numbers_of(CHOICES.cards(VIEW, choice), "generations") == numbers
    assert set(CHOICES.cards(VIEW, choice)) <= set(VIEW.hand)


def test_cards_are_those_that_will_be_played() -> None:
    state = state_with("6665421", "66", tops="6633")
    choice = play("0:5 2:4")
    laid = apply_choices(state, choice).events[0].placements
    assert CHOICES.cards(VIEW, choice) == tuple(placement.card for placement in laid)


def test_moments() -> None:
    assert CHOICES.moment(MUST_BE_18.view(state_with("666", "5", tops=""), 0)) == "Three sixes"
    assert CHOICES.moment(VIEW) == "Turn 1"
    after = apply_choices(state_with("66", "66"), play("0:6"), play("0:6")).state
    assert CHOICES.moment(MUST_BE_18.view(after, 0)) == "Turn 2"


# -- labels ----------------------------------------------------------------------------------------------


def question_of(hand: str, **how: str) -> str:
    return question_words(MUST_BE_18.view(state_with(hand, "66", "66", **how), 0))  # type: ignore[arg-type]


def test_question_words() -> None:
    assert question_of("6655") == "Choose cards"
    assert question_of("6655", stock="6", play="may_draw") == "Choose cards, or draw"
    assert question_of("42") == "Stuck: start a column"
    assert question_of("66665", tops="") == "Begin with three sixes"
    view = MUST_BE_18.view(state_with("6655", "66", "66"), 0)
    assert question_words(replace(view, turn=1)) == ""
    assert question_words(replace(view, seat=None)) == ""


def test_play_words() -> None:
    view = MUST_BE_18.view(state_with("6655", "66", "66", tops="6651"), 0)
    assert play_words(view, play("0:5 2:6")) == "6 + 5 on 6 + 5"
    assert play_words(view, play("0:5 2:6"), "") == "65 on 65"
    assert play_words(view, play("0:6")) == "6 on 6"


def test_total_label() -> None:
    assert total_label((6, 6, 6)) == "must be"
    assert total_label((6, 6, 6, 1)) == "one over"
    assert total_label((6, 5, 5)) == "two short"
    assert total_label(()) == "must be"
