"""The helper that sets the clock which the program reads."""

from datetime import UTC, date, datetime

import pytest

from tests.support.driving import Driver
from tests.support.wall_clock import set_clock


def test_dates_and_stamps_come_from_the_clock_that_is_set(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_clock(monkeypatch, lambda: datetime(2099, 12, 31, 23, 59, 50, tzinfo=UTC))
    context = driver.app.context
    assert context.today() == date(2099, 12, 31)
    header = context.header("six_takes", ("pip", "odette"), {})
    assert header.started == "2099-12-31T23:59:50+00:00"
    assert context.archive.open_journal(header).path.name.startswith("20991231-235950-")
    monkeypatch.undo()
    assert context.today() < date(2099, 12, 31)
