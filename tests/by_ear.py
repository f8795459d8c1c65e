"""A player who only hears: keys go in, spoken words come out; neither state nor pixels are seen."""

from __future__ import annotations

import pygame

from game.language.message import said
from game.voice.telling import Urgency
from tests.driving import Driver

_PATIENT_FRAMES = 4000


class Ear:
    """A keyboard, and all words that a voice is given, in the language of the program.

    Attributes:
        heard: all words so far.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._noticed = 0
        self.heard: list[str] = []
        driver.app.context.captions.sinks = (self._hear,)

    def _hear(self, words: str, urgency: Urgency) -> None:
        del urgency
        self.heard.append(said(words, self._driver.app.context.language))

    def press(self, key: int) -> list[str]:
        """Press a key; returns the words that are heard at once."""
        before = len(self.heard)
        self._driver.key(key)
        return self.heard[before:]

    def walk_to(self, start: str, key: int = pygame.K_TAB, most: int = 80) -> str:
        """Press a key until words are heard that start so; returns them."""
        for _ in range(most):
            for words in self.press(key):
                if words.startswith(start):
                    return words
        raise AssertionError(f"{start!r} was never heard, but {self.heard[-most:]}")

    def listen(self) -> list[str]:
        """Wait until something is heard; returns all words since the last time."""
        for _ in range(_PATIENT_FRAMES):
            if len(self.heard) > self._noticed:
                break
            self._driver.frames(1)
        found, self._noticed = self.heard[self._noticed :], len(self.heard)
        return found
