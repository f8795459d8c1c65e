"""Matches of several people at one machine, in the real scenes."""

from collections.abc import Callable
from typing import Any

import pygame

from game.cardgames.registry import rules_of
from game.engine.contract import Choice
from game.scenes.friends.curtain import CurtainScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.ui.devices.actions import InputEvent
from tests.support.driving import Driver
from tests.support.short_matches import SHORT, ducklings

NAMES = ("Ann", "Bob", "Celia", "Dan")
MOST_PRESSES = 1500
OPENS = 0.4
"""Seconds after which a press opens the curtain."""


def start_among_friends(
    driver: Driver, game: str, *, people: int = 2, ducks: int = 0, **options: Any
) -> TableScene:
    """Start a short match of `people`, who sit first, and `ducks`, or more ducks if the game needs more
    seats.
    """
    context = driver.app.context
    context.change(name=NAMES[0])
    ducks = max(ducks, rules_of(game).seat_counts[0] - people)
    others = ducklings(context, game)[:ducks]
    friends = dict(enumerate(NAMES[1:people], 1))
    chosen = {**SHORT[game], **options}
    driver.start_match(game, others, chosen, rated=False, friends=friends)
    return driver.table


def ready(driver: Driver) -> bool:
    if driver.on(ScoringScene):
        return not driver.top.counting
    return driver.on(CurtainScene) or driver.asked


def open_curtain(driver: Driver) -> None:
    driver.until(lambda: driver.on(CurtainScene))
    driver.frame(OPENS)


def take_seat(driver: Driver) -> TableScene:
    open_curtain(driver)
    driver.confirm()
    return driver.table


def choose(scene: TableScene, choice: Choice) -> None:
    """Make the next press on the table choose `choice`."""
    table: Any = scene.table
    handle, consumes = table.handle, table.consumes

    def once(_event: InputEvent) -> Choice:
        table.handle, table.consumes = handle, consumes
        return choice

    table.handle, table.consumes = once, lambda _event: False


def play(
    driver: Driver,
    press: Callable[[], object] | None = None,
    *,
    opening: Callable[[], object] | None = None,
    go_on: Callable[[], object] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> list[int]:
    """Press (Enter by default) until `enough` or the match is over; return the seats whose players looked."""

    def enter() -> None:
        driver.key(pygame.K_RETURN)

    looked = list[int]()
    for _ in range(MOST_PRESSES):
        driver.until(lambda: ready(driver))
        if enough():
            return looked
        if driver.on(CurtainScene):
            open_curtain(driver)
            (opening or enter)()
            seat = driver.table.session.own_seat
            assert seat is not None, "the curtain did not open"
            looked.append(seat)
        elif driver.on(ScoringScene):
            if driver.table.session.match.over:
                return looked
            (go_on or enter)()
        else:
            (press or enter)()
    raise AssertionError("the match never ended")
