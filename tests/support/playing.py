"""Short matches in the real scenes: begun, and played on."""

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
    """A short match against these opponents, or else the weakest there are."""
    driver.start_match(game, cast, {**SHORT[game], **options}, rated=rated)
    return driver.table


def start(driver: Driver, game: str, **how: Any) -> TableScene:
    """Such a match, in which the player is asked."""
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
    """Press (Enter, unless it is said otherwise) until it is enough, or the match is over.

    Nobody looks while Enter alone is pressed; the last frame is drawn.
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
