"""The first click on a thing counts: wherever the focus is, and whatever was clicked before."""

from __future__ import annotations

from game.cardgames.must_be_18.table.focus import SUGGEST, Zone
from game.scenes.match.launch import start_match
from game.tables.card_table import CardTable
from game.tables.focus import Spot
from tests.driving import Driver


def seat(
    driver: Driver, game: str, opponents: tuple[str, ...] = ("pip", "dot", "bob"), **options: object
) -> CardTable:
    """A practice match in which the player is asked; nothing is done yet."""
    start_match(driver.app.context, driver.app.stack, game, opponents, options, rated=False)
    driver.until(lambda: driver.asked)
    driver.frames(2)
    table = driver.table.table
    assert isinstance(table, CardTable)
    return table


def middle(table: CardTable, spot: Spot) -> tuple[float, float]:
    area = table.areas()[spot]
    return area.center


def test_each_click_on_suggest_shows_another_way(driver: Driver) -> None:
    table = seat(driver, "must_be_18")
    spot = Spot(Zone.ACT, SUGGEST)
    driver.until(lambda: driver.asked and bool(table.view.columns))
    heard: list[str] = []
    driver.app.context.captions.sinks = (lambda words, _urgency: heard.append(words),)
    place = middle(table, spot)
    driver.click(*place)
    for _ in range(3):
        driver.press_again(*place)
    told = [words.split(" of ")[0] for words in heard if " of " in words[:8]]
    ways = int(next(words for words in heard if " of " in words[:8]).split(" of ")[1].split(":")[0])
    assert told == [str(number % ways + 1) for number in range(4)]
