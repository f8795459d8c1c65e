"""The language may change while one plays: every word of the picture does, at once, those on cards too."""

from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import GAMES
from tests.support.driving import Driver
from tests.support.light_thinking import hurry
from tests.support.playing import start
from tests.support.sampling import sampled

SIZE = 640, 360
_FRAMES = 12


def picture(folder: Path, game: str, languages: tuple[str, str, str]) -> bytes:
    """The pixels of a table that was begun in a language, went on in another, and is seen in a third."""
    driver = Driver(folder, SIZE, 6)
    context = driver.app.context
    context.change(language=languages[0], name="Ann")
    start(driver, game)
    driver.frames(_FRAMES)
    for language in languages[1:]:
        context.change(language=language)
        driver.frames(_FRAMES)
    found = pygame.image.tobytes(driver.app.surface, "RGB")
    driver.close()
    return found


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_the_whole_picture_changes_at_once(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    german, switched, english = (
        picture(tmp_path / f"{number}", game, languages)
        for number, languages in enumerate((("de", "de", "de"), ("en", "fr", "de"), ("en", "en", "en")))
    )
    assert switched == german != english
