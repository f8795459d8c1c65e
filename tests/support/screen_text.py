"""Every text that is drawn, to see whether it stays on its canvas and is written over no other."""

from typing import NamedTuple

import pygame
import pytest

from game.language.message import said
from game.ui.drawing.draw import Pen
from game.ui.drawing.text import Fonts
from tests.support.driving import Driver

LEAST = 13.0
"""The least size of letters, in units."""
_ROUNDED = 0.6


class Text(NamedTuple):
    """Words, their place, and the canvas that they are drawn on."""

    words: str
    place: pygame.FRect
    canvas: pygame.FRect


class Drawn(NamedTuple):
    """Words as they were asked for and as they were drawn, and the size of their letters, in units."""

    words: str
    drawn: str
    size: float
    rounding: float


class ScreenText:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._seen: list[Text] = []
        self._drawn: list[Drawn] = []
        self._rendered: list[tuple[str, int]] = []
        plain, render = Pen.text, Fonts.render

        def rendered(fonts: Fonts, words: str, face: object, px: int, *how) -> pygame.Surface:
            self._rendered.append((said(words, fonts.language), px))
            return render(fonts, words, face, px, *how)

        def text(pen: Pen, words: str, *args, **how) -> pygame.FRect:
            self._rendered.clear()
            place = plain(pen, words, *args, **how)
            drawn, px = " ".join(line for line, _px in self._rendered), self._rendered[0][1]
            ppu = pen.screen.scale.ppu
            self._drawn.append(Drawn(said(words, pen.fonts.language), drawn, px / ppu, _ROUNDED / ppu))
            if pen.screen.surface.get_clip().size == pen.screen.surface.get_size():
                self._seen.append(Text(words, place, pen.area))
            return place

        monkeypatch.setattr(Fonts, "render", rendered)
        monkeypatch.setattr(Pen, "text", text)

    def of(self, driver: Driver) -> list[Text]:
        """Draw a frame: its texts, all of which stay on their canvas."""
        self._seen.clear()
        driver.app.draw()
        assert self._seen
        for words, place, canvas in self._seen:
            assert canvas.inflate(2, 2).contains(place), f"{words!r} at {place} leaves {canvas}"
        return list(self._seen)

    def words(self, driver: Driver) -> list[str]:
        return [one.words for one in self.of(driver)]

    def read(self, driver: Driver) -> None:
        """Draw a frame, all of whose words can be read: none cut to fit, none in letters too small."""
        self._drawn.clear()
        self.of(driver)
        for words, drawn, size, rounding in self._drawn:
            assert drawn == words, f"{words!r} is cut to {drawn!r}"
            assert not words or size >= LEAST - rounding, f"{words!r} in letters of {size:.1f}"


def assert_apart(texts: list[Text]) -> None:
    inner = [(words, place.inflate(-4, -4)) for words, place, _canvas in texts if words]
    for number, (words, place) in enumerate(inner):
        found = place.collidelist([other for _words, other in inner[:number]])
        assert found < 0, f"{words!r} is written over {inner[found][0]!r}"
