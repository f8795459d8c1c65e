"""A player who only hears: keys go in, spoken words come out. Neither state nor pixels are visible."""

import re

import pygame

from game.language.message import Message, plural
from game.scenes.read_aloud import speech_text
from game.voice.speech_queue import Urgency
from tests.support.driving import Driver

_PATIENT_FRAMES = 4000
_NAMED = 20
_NAMES = re.compile(r"\{(\w+)\}")


class Ear:
    """A keyboard, and everything that is spoken, in the program's language.

    Attributes:
        heard: everything spoken so far.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._noticed = 0
        self.heard: list[str] = []
        driver.app.context.captions.sinks = (self._hear,)
        driver.app.seen = False

    def _hear(self, words: str, urgency: Urgency) -> None:
        del urgency
        self.heard.append(speech_text(words, self._driver.app.context.language))

    def press(self, key: int) -> list[str]:
        """Press a key; return what is spoken immediately."""
        before = len(self.heard)
        self._driver.key(key)
        return self.heard[before:]

    def word(self, template: str, context: str = "", **values: object) -> str:
        return speech_text(Message(context, template, "", 1, values), self._driver.app.context.language)

    def counted(self, one: str, many: str, number: int, **values: object) -> str:
        return speech_text(plural(one, many, number, **values), self._driver.app.context.language)

    def begins(self, template: str, context: str = "") -> str:
        """Return the beginning of a message, up to its first value."""
        return self.word(template, context, **dict.fromkeys(_NAMES.findall(template), "{}")).partition("{}")[
            0
        ]

    def open(self, start: str, key: int = pygame.K_TAB) -> list[str]:
        """Go to the entry whose words begin with `start`, press Enter, and return what is spoken soon
        after.
        """
        self.walk_to(start, key)
        return self.enter()

    def enter(self) -> list[str]:
        return self.ask(pygame.K_RETURN)

    def back(self) -> list[str]:
        return self.ask(pygame.K_ESCAPE)

    def ask(self, key: int) -> list[str]:
        self._noticed = len(self.heard)
        self.press(key)
        return self.listen()

    def wait_for(self, part: str, most: int = 200) -> str:
        """Listen until a text that contains `part` is spoken; return it."""
        for _ in range(most):
            for words in self.listen():
                if part in words:
                    return words
        raise AssertionError(f"{part!r} was never heard, but {self.heard[-_NAMED:]}")

    def entries_of_list(self, key: int = pygame.K_TAB, most: int = 120) -> list[str]:
        """Go through a list until its first text is spoken again; return each text once."""
        found: list[str] = []
        for _ in range(most):
            words = self.press(key)[-1]
            if words in found:
                return found
            found.append(words)
        raise AssertionError(f"the list has no end: {found[-5:]}")

    def walk_to(self, start: str, key: int = pygame.K_TAB, most: int = 80) -> str:
        """Press a key until a text that begins with `start` is spoken; return it."""
        for _ in range(most):
            for words in self.press(key):
                if words.startswith(start):
                    return words
        raise AssertionError(f"{start!r} was never heard, but {self.heard[-_NAMED:]}")

    def find(self, part: str, key: int = pygame.K_TAB, most: int = 80) -> str:
        """Press a key until a text that contains `part` is spoken; return it."""
        for _ in range(most):
            for words in self.press(key):
                if part in words:
                    return words
        raise AssertionError(f"{part!r} was never heard, but {self.heard[-_NAMED:]}")

    def listen(self) -> list[str]:
        """Wait until something is spoken; return everything since the last call."""
        for _ in range(_PATIENT_FRAMES):
            if len(self.heard) > self._noticed:
                break
            self._driver.frames(1)
        found, self._noticed = self.heard[self._noticed :], len(self.heard)
        return found
