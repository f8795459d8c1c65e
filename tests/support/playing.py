"""Short matches in the real scenes."""

from collections.abc import Callable
from typing import Any

import pygame

from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from tests.support.driving import Driver
from tests.support.short_matches import SHORT

MOST_PRESSES = 2000


def deal(
    driver: Driver, game: str, *, cast: tuple[str, ...] | None = None, rated: bool = False, **options: Any
) -> TableScene:
    """Start a short match against these opponents, by default the weakest."""
    driver.start_match(game, cast, {**SHORT[game], **options}, rated=rated)
    return driver.table


def start(driver: Driver, game: str, **how: Any) -> TableScene:
    """Start such a match; the player is asked to choose."""
    table = deal(driver, game, **how)
    driver.until(lambda: ready(driver))
    return table


def ready(driver: Driver) -> bool:
    if driver.on(ScoringScene):
        return not driver.top.counting
    return driver.asked


def own_choices(driver: Driver) -> int:
    session = driver.table.session
    return sum(one.seat == session.own_seat for one in session.match.history)


def play(
    driver: Driver,
    press: Callable[[], object] | None = None,
    go_on: Callable[[], object] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> None:
    """Press (Enter by default) until `enough` or the match is over.

    With Enter alone, only the last frame is drawn.
    """
    if press is go_on is None and driver.app.seen:
        with driver.unseen():
            play(driver, enter(driver), enter(driver), enough)
        driver.app.draw()
        return
    for _ in range(MOST_PRESSES):
        if enough():
            return
        if not driver.on(ScoringScene):
            (press or enter(driver))()
        elif driver.table.session.match.over:
            return
        else:
            (go_on or enter(driver))()
        driver.until(lambda: ready(driver))
    raise AssertionError("the match never ended")


def enter(driver: Driver) -> Callable[[], None]:
    return lambda: driver.key(pygame.K_RETURN)
