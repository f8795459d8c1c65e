"""The pages of all books in a small window at the largest scale: pictures are seen, all words are read."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.ui.drawing.text import Face, Fonts
from tests.driving import Driver
from tests.screen_text import ScreenText

SIZES = [((960, 540), 1.5), ((1280, 720), 1.0)]
LEAST_HIGH = 56.0
"""The least height of a picture, its labels included, in units."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_pictures_are_seen_and_words_are_read(
    game: str, size: tuple[int, int], scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path, size)
    driver.app.context.change(ui_scale=scale)
    book = RulesScene(driver.app.context, game)
    driver.app.stack.push(book)
    text = ScreenText(monkeypatch)
    heights: list[float] = []
    picture = RulesScene._draw_picture

    def drawn(scene: RulesScene, pen, block, inside: pygame.FRect, y: float, height: float) -> float:
        heights.append(height)
        took = picture(scene, pen, block, inside, y, height)
        assert y + took <= inside.bottom + 26, "a picture leaves its page"
        return took

    monkeypatch.setattr(RulesScene, "_draw_picture", drawn)
    for page in range(book.pages):
        book.page = page
        if page not in book.lessons:
            text.read(driver)
    assert heights
    assert min(heights) >= LEAST_HIGH
    driver.close()


@pytest.mark.parametrize("game", GAMES)
def test_names_at_the_table_of_an_example_are_read(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path, (1280, 720))
    driver.app.context.change(reduced_motion=True)
    book = RulesScene(driver.app.context, game)
    driver.app.stack.push(book)
    book.page = next(iter(book.albums))
    driver.key(pygame.K_RETURN)
    assert driver.on(ExampleScene)
    driver.frames(40)
    sizes: dict[str, int] = {}
    plain = Fonts.render

    def render(fonts: Fonts, text: str, face: Face, px: int, *args, **how) -> pygame.Surface:
        sizes[text] = px
        return plain(fonts, text, face, px, *args, **how)

    monkeypatch.setattr(Fonts, "render", render)
    driver.app.draw()
    assert sizes
    assert {text: px for text, px in sizes.items() if px < 13} == {}
    driver.close()
