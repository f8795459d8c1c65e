"""Whole matches by ear: set up, played and scored by a script that only hears, and presses keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from tests.by_ear import Ear
from tests.driving import Driver
from tests.light_thinking import hurry


class Words(NamedTuple):
    """The words that lead through the program, in one language."""

    game: str
    play: str
    deal: str
    again: str
    leave: str


WORDS = {"en": Words("Game: ", "Play ", "Deal. ", "Again", "Leave")}
TABLES = {
    ("en", "6 takes!"): "First swim.",
    ("en", "Sixpack"): "First game.",
    ("en", "Sixty-six"): "Short match.",
    ("en", "You Must Be 18!"): "One round.",
}
"""Short matches among the ready-made tables, by language and game."""
MOST_TURNS = 400


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    hurry(monkeypatch)
    made = Driver(tmp_path)
    yield made
    made.close()


@pytest.mark.parametrize(("language", "game"), TABLES)
def test_a_whole_match(driver: Driver, language: str, game: str) -> None:
    driver.app.context.change(language=language)
    ear, words = Ear(driver), WORDS[language]
    ear.walk_to(words.game)
    ear.walk_to(words.game + game, pygame.K_RIGHT)
    ear.walk_to(words.play)
    ear.press(pygame.K_RETURN)
    ear.walk_to(TABLES[language, game])
    ear.press(pygame.K_RETURN)
    ear.walk_to(words.deal)
    ear.press(pygame.K_RETURN)
    for _ in range(MOST_TURNS):
        if any(words.again in heard for heard in ear.listen()):
            break
        ear.press(pygame.K_RETURN)
    assert words.again in ear.heard[-1]
    ear.walk_to(words.leave)
    ear.press(pygame.K_RETURN)
    assert any(heard.startswith(words.play) for heard in ear.listen())
