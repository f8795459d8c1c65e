"""Words that all games share."""

from __future__ import annotations

from game.voice.words import amount, measured

TICKS = ("tick", "ticks")


def test_amounts_are_counted() -> None:
    assert [amount(count, TICKS) for count in (0, 1, 2)] == ["0 ticks", "1 tick", "2 ticks"]
    assert measured(0.44, TICKS) == "0.4 ticks"


def test_below_zero_stands_a_minus_sign_that_is_read_aloud() -> None:
    assert amount(-2, TICKS) == "−2 ticks"
    assert measured(-1.25, TICKS) == "−1.2 ticks"


def test_what_rounds_to_nothing_is_not_less_than_nothing() -> None:
    assert [measured(figure, TICKS) for figure in (-0.04, -0.0, 0.0)] == ["0.0 ticks"] * 3
