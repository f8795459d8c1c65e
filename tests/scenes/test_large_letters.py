"""At the largest interface size, all words are large in a window of 1280 × 720."""

import pytest

from game.cardgames.registry import GAMES
from game.ui.drawing.screen import LARGEST_SCALE
from tests.support import every_input
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.screen_text import ScreenText

LEAST = 20
"""The minimum size in pixels, except on small tables in the rules, whose words are repeated nearby."""


@pytest.mark.parametrize(
    ("game", "every"),
    [(next(iter(GAMES)), 3), *(pytest.param(game, 1, marks=pytest.mark.campaign) for game in GAMES)],
)
@pytest.mark.window(1280, 720, LARGEST_SCALE)
def test_all_words_are_large(
    game: str, every: int, driver: Driver, text: ScreenText, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every third scene of one game; campaigns check all scenes of all games."""
    monkeypatch.setitem(every_input.SETTINGS, "ui_scale", LARGEST_SCALE)
    scenes = Stagecoach(driver, game, examples=slice(0, None, 40)).scenes
    for name, go in list(scenes.items())[::every]:
        go()
        with driver.unseen():
            driver.frames(3)
        text.drawn.clear()
        driver.app.draw()
        large = [one for one in text.drawn if one.words.strip() and one.ppu == LARGEST_SCALE]
        assert large or name == "table, fresh"
        small = {one.words: one.px for one in large if one.px < LEAST}
        assert not small, f"{name}: {small}"
