"""Every text that is drawn, to see whether it stays on its canvas and is written over no other."""

from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest

from game.ui.drawing.draw import Pen
from tests.driving import Driver


class Text(NamedTuple):
    """Words, their place, and the canvas that they are drawn on."""

    words: str
    place: pygame.FRect
    canvas: pygame.FRect


class ScreenText:
    """The texts of the last frame that was looked at."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._seen: list[Text] = []
        plain = Pen.text

        def text(pen: Pen, words: str, *args, **how) -> pygame.FRect:
            place = plain(pen, words, *args, **how)
            if pen.screen.surface.get_clip().size == pen.screen.surface.get_size():
                self._seen.append(Text(words, place, pen.area))
            return place

        monkeypatch.setattr(Pen, "text", text)

    def of(self, driver: Driver) -> list[Text]:
        """Draw a frame: its texts, all of which stay on their canvas."""
        self._seen.clear()
        driver.app.draw()
        assert self._seen
        for words, place, canvas in self._seen:
            assert canvas.inflate(2, 2).contains(place), f"{words!r} at {place} leaves {canvas}"
        return list(self._seen)


def assert_apart(texts: list[Text]) -> None:
    """That none of the texts is written over another."""
    inner = [(words, place.inflate(-4, -4)) for words, place, _canvas in texts if words]
    for number, (words, place) in enumerate(inner):
        found = place.collidelist([other for _words, other in inner[:number]])
        assert found < 0, f"{words!r} is written over {inner[found][0]!r}"
