"""Making choices at a table with the mouse alone, by clicking their parts one after the other."""

from collections.abc import Callable, Iterator

from game.cardgames.must_be_18.rules.events import OpenColumn, PlayCards
from game.cardgames.must_be_18.table.selection import LAYING, unplaced_cards
from game.engine.contract import Choice
from game.tables.focus import Spot
from game.tables.table_view import TableView
from tests.support.driving import Driver

_MOST_CLICKS, _QUICK_CLICK = 4, 40
_SHARES = (0.5, 0.12, 0.05, 0.2, 0.9)
"""Where to click a card in a fan, as fractions of its width: its neighbours may hide all but its left
edge.
"""
_DRAFTED = ("hand", "column")
"""The zones of You Must Be 18! in which one click is enough, because it picks up a card or puts it down."""


def parts_of(table: TableView, choice: Choice) -> Iterator[Spot]:
    """Yield the spots that make up a choice; each is computed once the one before it has been clicked."""
    match choice:
        case PlayCards() | OpenColumn():
            new = [(len(table.view.columns), choice.number)] if isinstance(choice, OpenColumn) else []
            for column, number in [*choice.covers, *new]:
                held = unplaced_cards(table.view, table.draft)
                yield Spot("hand", next(card for card in held if table.view.numbers[card] == number))
                yield Spot("column", column)
            yield LAYING
        case _:
            # Three sixes are played with the plaque.
            yield table.spot_of(choice) or LAYING


def click_choice(driver: Driver, table: TableView, choice: Choice, chosen: Callable[[], bool]) -> None:
    """Click the parts of a choice one after the other."""
    composed = isinstance(choice, PlayCards | OpenColumn)
    for wanted in parts_of(table, choice):
        click_spot(driver, table, wanted)
        for _ in range(_MOST_CLICKS):
            if (composed and wanted.zone in _DRAFTED) or chosen():
                break
            # A focused list entry stands for its card, which may take another click.
            click_spot(driver, table, wanted)


def click_spot(driver: Driver, table: TableView, wanted: Spot) -> None:
    """Click a spot; if it's hidden, click the focused entry of the list that stands for it."""
    # A click too soon after a choice is ignored.
    driver.frames(_QUICK_CLICK)
    driver.click(*next(place for spot in (wanted, table.focus.spot) for place in _places(table, spot)))


def _places(table: TableView, wanted: Spot) -> Iterator[tuple[float, float]]:
    """Yield points where a click would hit a spot."""
    area = table.area_of(wanted.zone, wanted.key)
    if area is None:
        return
    for down in (0.6, 0.1, 0.9):
        for across in _SHARES:
            place = area.left + area.width * across, area.top + area.height * down
            if table.spot_at(*place) == wanted:
                yield place
