"""Implausible dates in the player's files are shown as unknown everywhere."""

from datetime import date

import pytest
from msgspec.structs import replace

from game.arcade.wardrobe import LOOKS
from game.scenes.frame import WidgetScene
from game.storage.history import high_scores, records, won_awards
from game.storage.history.won_awards import WonAward
from tests.storage.player_files import ROWS
from tests.support.driving import Driver
from tests.support.results import result

TODAY = date(2026, 11, 22)
WRONG = (
    "0001-01-01T00:00:00+14:00",
    "1970-01-01T00:00:00",
    "2099-01-01T00:00:00",
    "9999-12-31T23:59:59-14:00",
)
RIGHT = "2026-11-21T12:00:00"


@pytest.fixture(params=["en", "de"])
def driver(driver: Driver, request: pytest.FixtureRequest) -> Driver:
    driver.app.context.today = lambda: TODAY
    driver.app.context.change(language=request.param)
    return driver


def words_of_rows(driver: Driver) -> str:
    driver.frames(2)
    assert isinstance(driver.top, WidgetScene)
    return " ".join(row.describe() for row in driver.top.form.widgets)


@pytest.mark.parametrize("when", WRONG)
def test_match_with_a_wrong_date_is_listed_as_date_unknown(driver: Driver, when: str) -> None:
    """A match that was really played stays in the records and counts in full."""
    context = driver.app.context
    for number, one in enumerate((when, RIGHT)):
        records.add(context.places.records, result(when=one, journal=f"{number}.sixes"))
    context.screens.matches("six_takes")
    words = words_of_rows(driver)
    assert words.count("date unknown") == 1
    assert words.count("21 Nov 2026") == 1
    assert len(context.archive.results()) == 2


@pytest.mark.parametrize("when", WRONG)
@pytest.mark.parametrize("daily", [True, False])
def test_high_score_with_a_wrong_date_is_listed_as_date_unknown(
    driver: Driver, when: str, daily: bool
) -> None:
    context = driver.app.context
    score = replace(ROWS["high_scores"][1], when=when, daily=when[:10] if daily else "")
    high_scores.add(context.places.high_scores, score)
    context.screens.high_scores()
    assert "date unknown" in words_of_rows(driver)


@pytest.mark.parametrize("when", WRONG)
def test_awards_and_looks_with_wrong_dates_show_no_date(driver: Driver, when: str) -> None:
    context = driver.app.context
    won_awards.add(context.places.awards, WonAward(award="daily_par", when=when))
    won_awards.add(context.places.looks, WonAward(award=LOOKS[0].id, when=when))
    context.screens.wall()
    words = words_of_rows(driver)
    assert "Won." in words
    assert "Won on" not in words
    context.screens.wardrobe()
    words = words_of_rows(driver)
    assert "Earned." in words
    assert "Earned on" not in words
