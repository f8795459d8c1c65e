"""Filters of the records by table, type and period, and the plot described in words."""

from datetime import date

import pytest

from game.language.message import Text, figure
from game.scenes.records.filters import Filters
from game.scenes.records.plot import Plot
from game.ui.forms.widgets import Pick
from tests.support.results import result, score

TODAY = date(2026, 11, 22)


RESULTS = (
    result(journal="old", when="2026-10-01T12:00:00"),
    result(journal="practice", when="2026-11-01T12:00:00", rated=False),
    result(journal="week", when="2026-11-16T00:00:00"),
    result(journal="daily", when="2026-11-22T12:00:00"),
    result(journal="undated", when="long ago"),
)
SCORES = {"week": score(-5, table="Draft"), "daily": score(-5, table="One round")}


def new_filters() -> Filters:
    return Filters(RESULTS, SCORES, {"daily"}, TODAY)


def rows(found: Filters) -> dict[str, Pick]:
    made = found.filter_rows(lambda title: title, lambda: None)
    return {str(row.title): row for row in made if isinstance(row, Pick)}


@pytest.mark.parametrize(
    ("chosen", "kept"),
    [
        ({}, ["old", "practice", "week", "daily", "undated"]),
        ({"Table": "Draft"}, ["week"]),
        ({"Table": "Other tables"}, ["old", "practice", "undated"]),
        ({"Type": "Rated matches"}, ["old", "week", "daily", "undated"]),
        ({"Type": "Practice"}, ["practice"]),
        ({"Type": "Daily deals"}, ["daily"]),
        ({"Period": "Last 7 days"}, ["week", "daily"]),
        ({"Period": "Last 30 days"}, ["practice", "week", "daily"]),
        ({"Type": "Rated matches", "Period": "Last 30 days"}, ["week", "daily"]),
        ({"Type": "Practice", "Table": "Draft"}, []),
    ],
)
def test_filters_pass_the_matching_results(chosen: dict[str, str], kept: list[str]) -> None:
    found = new_filters()
    for label, name in chosen.items():
        row = rows(found)[label]
        row.on_change(list(row.names).index(name))
    assert [one.journal for one in found.passing_matches] == kept


@pytest.mark.parametrize("when", ["2099-01-01T12:00:00", "1970-01-01T00:00:00", "0001-01-01", "9999-12-31"])
def test_match_with_a_wrong_date_is_in_no_period(when: str) -> None:
    found = Filters(
        [result(journal="wrong", when=when), result(journal="right", when="2026-11-21")], {}, set(), TODAY
    )
    assert len(found.passing_matches) == 2
    rows(found)["Period"].on_change(1)
    assert [one.journal for one in found.passing_matches] == ["right"]


def test_filter_that_makes_no_difference_is_hidden() -> None:
    """New players see records without filters."""
    today = [result(journal="a"), result(journal="b", when="2026-11-20T12:00:00")]
    assert rows(Filters(today, {}, set(), TODAY)) == {}


def test_rows_show_the_chosen_filter() -> None:
    found = new_filters()
    picked = rows(found)["Type"]
    assert isinstance(picked.shown, Text)
    picked.on_change(list(picked.names).index("Practice"))
    assert rows(found)["Type"].shown == "Practice"


# -- the plot in words -----------------------------------------------------------------------------------


def plot(*figures: float) -> Plot:
    return Plot("Ducks by round", figures, 30, 5, lambda _figure: "", "Too few.", figure)


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        ((7,), "Too few."),
        ((7, 10), "Ducks by round: 2 rounds, from 7 to 10; 8.5 on average."),
        (tuple([4] * 10), "Ducks by round: 10 rounds, from 4 to 4; 4.0 on average."),
        ((15, *[4] * 10), "Ducks by round: 11 rounds, from 4 to 15; 5.0 on average. Over the last ten: 4.0."),
    ],
)
def test_last_ten_rounds_are_described_if_there_are_more(figures: tuple[float, ...], words: str) -> None:
    assert plot(*figures).words == words
