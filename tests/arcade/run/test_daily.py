"""The daily run: the same seed for a date everywhere, and one try a day whatever the clock says."""

from datetime import date

from game.arcade.run.saved import daily_run_seed, may_begin_daily
from tests.arcade.run.run_tables import began

TODAY = date(2026, 11, 22)


def test_a_date_has_one_seed_and_others_have_others() -> None:
    assert daily_run_seed(TODAY) == 164367907933324
    assert len({daily_run_seed(date(2026, month, 1)) for month in range(1, 13)}) == 12


def test_a_days_run_may_be_begun_once() -> None:
    assert may_begin_daily([], TODAY)
    assert may_begin_daily([began(), began(daily="2026-11-21")], TODAY)
    assert not may_begin_daily([began(daily="2026-11-22")], TODAY)


def test_runs_of_other_days_lock_nobody_out() -> None:
    begun = [began(daily="2026-11-22"), began(daily="2099-01-01"), began(daily="9999-99-99")]
    assert may_begin_daily(begun, date(2026, 11, 21))
    assert not may_begin_daily(begun, TODAY)
