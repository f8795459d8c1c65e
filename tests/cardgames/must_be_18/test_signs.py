"""The short words that stand on the table of You Must Be 18!"""

from msgspec.structs import replace

from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.words.signs import label, laying, question
from tests.cardgames.must_be_18.standing import play, standing


def asked(hand: str, **how: str) -> str:
    return question(MUST_BE_18.view(standing(hand, "66", "66", **how), 0))  # type: ignore[arg-type]


def test_the_question() -> None:
    assert asked("6655") == "Choose cards"
    assert asked("6655", stock="6", play="may_draw") == "Choose cards, or draw"
    assert asked("42") == "Stuck: start a column"
    assert asked("66665", tops="") == "Begin with three sixes"
    view = MUST_BE_18.view(standing("6655", "66", "66"), 0)
    assert question(replace(view, turn=1)) == ""
    assert question(replace(view, seat=None)) == ""


def test_a_play() -> None:
    view = MUST_BE_18.view(standing("6655", "66", "66", tops="6651"), 0)
    assert laying(view, play("0:5 2:6")) == "6 + 5 on 6 + 5"
    assert laying(view, play("0:5 2:6"), "") == "65 on 65"
    assert laying(view, play("0:6")) == "6 on 6"


def test_the_sign() -> None:
    assert label((6, 6, 6)) == "must be"
    assert label((6, 6, 6, 1)) == "one over"
    assert label((6, 5, 5)) == "two short"
    assert label(()) == "must be"
