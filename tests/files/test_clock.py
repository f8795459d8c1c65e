"""The clock is read in one place, so that a wrong one can be tried anywhere in the program."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

import game
from game.files import clock

ROOT = Path(game.__file__).parent
READS = re.compile(r"datetime\.(utc)?now\(|date\.today\(|\btime\.(time|gmtime|localtime)\(")
TOOLS = "commands"
"""The room of tools that measure time; it needs no date."""


def test_no_other_module_reads_the_date() -> None:
    reading = {
        str(path.relative_to(ROOT))
        for path in ROOT.rglob("*.py")
        if READS.search(path.read_text(encoding="utf-8"))
    }
    assert {path for path in reading if not path.startswith(TOOLS)} == {str(Path("files", "clock.py"))}


def test_all_forms_come_from_the_same_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: datetime(2099, 12, 31, 23, 59, 58, 7, tzinfo=UTC))
    assert clock.today() == date(2099, 12, 31)
    assert clock.stamp() == "2099-12-31T23:59:58+00:00"
