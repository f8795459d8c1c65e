"""Every table at several sizes, with few and with many seats: all text is legible."""

from pathlib import Path

import pygame
import pytest

from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.menus.title import TitleScene
from game.scenes.review.replay import ReplayScene, open_replay
from tests.contract.games import GAMES, rules_of
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.playing import play, ready
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText
from tests.support.short_matches import SHORT

SIZES = sampled(
    [((960, 540), 1.5), ((1280, 720), 1.0), ((1920, 1080), 0.8), ((1680, 720), 1.25), ((1280, 800), 1.0)], 1
)
TABLES = [
    (game, seats)
    for game in GAMES
    for seats in sorted({rules_of(game).seat_counts[0], rules_of(game).seat_counts[-1]})
]
LOOKED_AT = 4
"""The number of presses between looks at the table."""


@pytest.fixture
def text(monkeypatch: pytest.MonkeyPatch) -> ScreenText:
    think_lightly(monkeypatch)
    return ScreenText(monkeypatch)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_table_pause_scoring_and_replay_fit(
    game: str, seats: int, size: tuple[int, int], scale: float, tmp_path: Path, text: ScreenText
) -> None:
    driver = Driver(tmp_path, size)
    context, stack = driver.app.context, driver.app.stack
    context.change(ui_scale=scale)
    cast = tuple(one.id for one in context.cast.opponents)[: seats - 1]
    driver.start_match(game, cast, SHORT[game], rated=False)
    driver.until(lambda: ready(driver))
    presses = iter(range(10_000))

    def press() -> None:
        if next(presses) % LOOKED_AT == 0:
            text.read(driver)
        driver.key(pygame.K_RETURN)

    driver.key(pygame.K_F10)
    assert driver.on(PauseScene)
    text.read(driver)
    driver.key(pygame.K_ESCAPE)
    play(driver, press, enough=lambda: driver.on(ScoringScene))
    text.read(driver)
    path = driver.table.session.journal.path
    stack.pop_to(stack.scenes[0])
    assert driver.on(TitleScene)
    assert open_replay(context, stack, path)
    for key in (pygame.K_RIGHT, pygame.K_END):
        driver.key(key, frames=2)
        text.read(driver)
    assert driver.on(ReplayScene)
