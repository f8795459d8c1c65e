"""With *Size of everything* at its most, weak eyes read all words in a window of 1280 × 720."""

import pytest

from game.cardgames.registry import GAMES
from game.ui.drawing.screen import LARGEST_SCALE
from tests.support import every_input
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.screen_text import ScreenText

LEAST = 20
"""Pixels of letters: in captions, prompts, rules, and everywhere else but on the small tables in a book,
which have their words beside them."""


@pytest.mark.parametrize(
    ("game", "every"),
    [(next(iter(GAMES)), 3), *(pytest.param(game, 1, marks=pytest.mark.campaign) for game in GAMES)],
)
@pytest.mark.window(1280, 720, LARGEST_SCALE)
def test_all_words_are_large(
    game: str, every: int, driver: Driver, text: ScreenText, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every third scene of one game; in campaigns, in all of all games."""
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
