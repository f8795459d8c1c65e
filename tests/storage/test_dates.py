"""Which dates can be right, by the clock and by themselves."""

from datetime import date

import pytest

from game.storage.dates import day_of, is_believable, is_possible

TODAY = date(2026, 11, 22)
LOST_BATTERY, FAR_AHEAD = date(1970, 1, 1), date(2099, 1, 1)


@pytest.mark.parametrize("day", [date.min, LOST_BATTERY, date(2025, 12, 31), FAR_AHEAD, date.max])
def test_a_clock_that_cannot_be_right(day: date) -> None:
    assert not is_believable(day)
    assert not is_possible(day, TODAY)


@pytest.mark.parametrize("day", [date(2026, 1, 1), TODAY, date(2026, 11, 23)])
def test_days_up_to_tomorrow_are_possible(day: date) -> None:
    assert is_possible(day, TODAY)


def test_days_after_tomorrow_are_not() -> None:
    assert is_believable(date(2026, 11, 24))
    assert not is_possible(date(2026, 11, 24), TODAY)


@pytest.mark.parametrize("clock", [date.min, LOST_BATTERY, FAR_AHEAD, date.max])
@pytest.mark.parametrize("day", [date.min, TODAY, date.max])
def test_a_wrong_clock_rules_nothing_out(day: date, clock: date) -> None:
    assert is_possible(day, clock)


@pytest.mark.parametrize("iso", ["2026-11-22", "2026-11-22T23:59:59+00:00"])
def test_the_day_of_a_text(iso: str) -> None:
    assert day_of(iso) == TODAY


@pytest.mark.parametrize("text", ["", "now", "2026-13-01", "9999-99-99", "99999-01-01"])
def test_a_text_that_is_no_date(text: str) -> None:
    assert day_of(text) is None
