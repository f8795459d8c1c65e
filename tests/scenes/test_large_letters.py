"""With *Size of everything* at its most, weak eyes read all words in a window of 1280 × 720."""

from pathlib import Path

import pytest
from pygame import FRect

from game.cardgames.registry import GAMES
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import LARGEST_SCALE
from game.ui.drawing.text import Fonts
from tests.support import every_input
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.light_thinking import hurry

LEAST = 20
"""Pixels of letters: in captions, prompts, rules, and everywhere else but on the small tables in a book,
which have their words beside them."""


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The smallest size of all words that are written at the scale of the window, in pixels."""
    hurry(monkeypatch)
    found: dict[str, int] = {}
    rendered: list[tuple[str, int]] = []
    render, text = Fonts.render, Pen.text
    large = LARGEST_SCALE

    def note(fonts: Fonts, words: str, face, px: int, *how):
        rendered.append((words, px))
        return render(fonts, words, face, px, *how)

    def written(pen: Pen, *args, **how) -> FRect:
        place = text(pen, *args, **how)
        words, px = rendered[-1]
        if words.strip() and pen.screen.scale.ppu == large:
            found[words] = min(px, found.get(words, px))
        return place

    monkeypatch.setattr(Fonts, "render", note)
    monkeypatch.setattr(Pen, "text", written)
    monkeypatch.setitem(every_input.SETTINGS, "ui_scale", large)
    return found


@pytest.mark.parametrize(
    ("game", "every"),
    [(next(iter(GAMES)), 3), *(pytest.param(game, 1, marks=pytest.mark.campaign) for game in GAMES)],
)
def test_all_words_are_large(game: str, every: int, tmp_path: Path, sizes: dict[str, int]) -> None:
    """In every third scene of one game; in campaigns, in all of all games."""
    driver = Driver(tmp_path, (1280, 720))
    try:
        driver.app.context.change(ui_scale=LARGEST_SCALE)
        scenes = Stagecoach(driver, game, examples=slice(0, None, 40)).scenes
        for name, go in list(scenes.items())[::every]:
            go()
            with driver.unseen():
                driver.frames(3)
            sizes.clear()
            driver.app.draw()
            assert sizes or name == "table, fresh"
            small = {words: px for words, px in sizes.items() if px < LEAST}
            assert not small, f"{name}: {small}"
    finally:
        driver.close()
