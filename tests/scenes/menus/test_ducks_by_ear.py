"""The choice of a duck by ear: what all ducks of a level have in common is told once."""

import pygame

from game.ai.levels import LEVELS
from game.voice.levels import LEVEL_WORDS
from tests.support.by_ear import Ear
from tests.support.driving import Driver


def test_a_level_is_told_with_the_first_of_its_ducks(driver: Driver) -> None:
    ear = Ear(driver)
    ear.open("Play 6 takes!")
    words = ear.open("Seat 2 of")
    assert words[0].startswith("Who sits here? ")
    ducks = ear.round_of()
    for level in LEVELS:
        meaning = LEVEL_WORDS[level.id].help
        (first,) = [words for words in ducks if meaning in words]
        assert first.index(meaning) < first.index(
            next(name for name in ("Pip", "Mabel", "Odette", "Vera") if name in first)
        )
    assert [words for words in ducks if words.startswith("Lotte. ")]
    ear.press(pygame.K_ESCAPE)
