"""Words for figures: what reads the same is the same, and a small difference is a small word."""

import pytest

from game.ai.agent import Decision, Prospect
from game.cardgames.six_takes.rules.events import PlayCard
from game.voice.verdict import Verdict, comparison, is_cheap, more_than, short_risk, verdict_of


def prospects(*values: float) -> tuple[Prospect, ...]:
    return tuple(Prospect(PlayCard(place), value, 0.0) for place, value in enumerate(values, 1))


def test_each_choice_is_judged_beside_the_best() -> None:
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


def test_the_same_figure_is_no_difference() -> None:
    one, other, third = prospects(-1.04, -0.96, -0.94)
    assert more_than(one, other) == 0
    assert more_than(third, one) == pytest.approx(0.1)


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
    assert comparison(more, "row 2") == words


def test_risks_in_words() -> None:
    assert [short_risk(risk, "row 2").words for risk in (0.0, 0.12, 0.49, 0.5, 1.0)] == [
        "safe",
        "risky",
        "risky",
        "ouch",
        "ouch",
    ]
    assert short_risk(0.05, "row 2").more == ""
    assert short_risk(0.6, "row 2").more == "row 2"


def test_a_choice_as_cheap_as_the_best_is_never_ouch() -> None:
    found = prospects(-3.0, -3.0, -3.4, -5.5)
    decision = Decision(PlayCard(1), found)
    words = [short_risk(0.9, "row 2", cheap=is_cheap(decision, one)).words for one in found]
    assert words == ["risky", "risky", "risky", "ouch"]
