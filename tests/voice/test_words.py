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
