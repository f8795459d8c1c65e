"""The time that tables take: animations at normal speed, and an allowance for a person's choices."""

from statistics import median

import pytest
from msgspec.structs import replace

from game.arcade.run.charms import Effects
from game.arcade.run.tables import header_of
from game.engine.journal import Header
from game.lab.runs.times import (
    CHOICE_SECONDS,
    PRESS_SECONDS,
    RESULT_SECONDS,
    SHEET_SECONDS,
    TableTime,
    open_clock,
    quantiles_in_minutes,
)
from tests.arcade.run.run_tables import cast, tables


def header(table: str, **options: object) -> Header:
    found = tables()[table]
    return header_of(replace(found, options={**found.options, **options}), cast(), "You", 6, Effects())


def test_person_gets_time_for_each_choice_and_result() -> None:
    time = TableTime(shown=60, choices=10, forced=2, results=1)
    assert time.seconds == 60 + 10 * CHOICE_SECONDS + 2 * PRESS_SECONDS + RESULT_SECONDS + SHEET_SECONDS


def test_tenth_and_ninetieth_percentile() -> None:
    found = quantiles_in_minutes(60 * number for number in range(11))
    assert (found.short, found.median, found.long) == (1, 5, 9)
    assert quantiles_in_minutes([90]).long == 1.5


def test_table_is_played_at_normal_speed_reproducibly() -> None:
    with open_clock() as clock:
        one = clock(header("first-swim"))
        assert clock(header("first-swim")) == one
    assert 9 <= one.choices + one.forced <= 13, "a card each turn but the last, and perhaps a row to take"
    assert (one.results, one.shown > 30) == (0, True)


@pytest.mark.parametrize("table", ["three-piles", "empty-wings"])
def test_results_between_rounds_are_counted(table: str) -> None:
    with open_clock() as clock:
        one, several = clock(header(table, rounds=1)), clock(header(table, rounds=3))
    assert (one.results, several.results) == (0, 2)
    assert several.shown > one.shown


@pytest.mark.campaign
def test_most_tables_take_two_to_three_minutes() -> None:
    """Every shipped table of a run, one deal each."""
    with open_clock() as clock:
        minutes = {name: clock(header(name)).seconds / 60 for name in tables()}
    assert 2 <= median(minutes.values()) <= 3
    assert all(1 < one < 4.5 for one in minutes.values()), minutes
