"""All text that is drawn, to check that it stays on its canvas and doesn't cover other text."""

from typing import NamedTuple

import pygame
import pytest

from game.language.message import translate
from game.ui.drawing.draw import Pen
from game.ui.drawing.text import Fonts
from game.ui.forms.form import PlacedForm
from tests.support.driving import Driver

LEAST = 13.0
"""The minimum size of letters, in units."""
_ROUNDED = 0.6


class Text(NamedTuple):
    """A text, its area, and the canvas that it's drawn on."""

    words: str
    place: pygame.FRect
    canvas: pygame.FRect


class Drawn(NamedTuple):
    """A text as it was asked for and as it was drawn.

    Attributes:
        place: its area.
        px: the size of its letters, in pixels.
        ppu: pixels per unit of its canvas.
    """

    words: str
    drawn: str
    colour: str
    px: int
    ppu: float
    place: pygame.FRect

    @property
    def size(self) -> float:
        """The size of the letters, in units."""
        return self.px / self.ppu


class ScreenText:
    """Watches all pens.

    Attributes:
        drawn: everything written since it was last cleared, or since the last look at a driver's frame.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._seen: list[Text] = []
        self.drawn: list[Drawn] = []
        self._rendered: list[tuple[str, int]] = []
        plain, render = Pen.text, Fonts.render

        def rendered(fonts: Fonts, words: str, face: object, px: int, *how) -> pygame.Surface:
            self._rendered.append((translate(words, fonts.language), px))
            return render(fonts, words, face, px, *how)

        def text(pen: Pen, words: str, at, size: float, face, colour: str, *args, **how) -> pygame.FRect:
            self._rendered.clear()
            place = plain(pen, words, at, size, face, colour, *args, **how)
            if not self._rendered:
                # In a miniature, too small to be read.
                return place
            drawn, px = " ".join(line for line, _px in self._rendered), self._rendered[0][1]
            asked = translate(words, pen.fonts.language)
            self.drawn.append(Drawn(asked, drawn, colour, px, pen.screen.scale.ppu, place))
            surface = pen.screen.surface
            # Part of the window is a miniature, which isn't meant to be read.
            if surface.get_parent() is None and surface.get_clip().size == surface.get_size():
                self._seen.append(Text(words, place, pen.area))
            return place

        monkeypatch.setattr(Fonts, "render", rendered)
        monkeypatch.setattr(Pen, "text", text)

    def texts(self, driver: Driver) -> list[Text]:
        """Draw a frame; return its texts, all of which stay on their canvas."""
        self._seen.clear()
        self.drawn.clear()
        driver.app.draw()
        assert self._seen
        for words, place, canvas in self._seen:
            assert canvas.inflate(2, 2).contains(place), f"{words!r} at {place} leaves {canvas}"
        return list(self._seen)

    def words(self, driver: Driver) -> list[str]:
        return [one.words for one in self.texts(driver)]

    def read(self, driver: Driver) -> list[Text]:
        """Draw a frame, and check that all its text is legible: nothing cut to fit, no letters too small."""
        texts = self.texts(driver)
        for one in self.drawn:
            assert one.drawn == one.words, f"{one.words!r} is cut to {one.drawn!r}"
            large = not one.words or one.px >= LEAST * one.ppu - _ROUNDED
            assert large, f"{one.words!r} in letters of {one.size:.1f}"
        return texts


def assert_apart(texts: list[Text]) -> None:
    # Arrows have wide margins.
    inner = [(words, place.inflate(-4, -4)) for words, place, _canvas in texts if words.strip("‹›")]
    for number, (words, place) in enumerate(inner):
        found = place.collidelist([other for _words, other in inner[:number]])
        assert found < 0, f"{words!r} is written over {inner[found][0]!r}"


def assert_places_apart(board: PlacedForm, canvas: pygame.FRect) -> None:
    """Check that no widget of a board lies over another one or leaves the canvas."""
    areas = [board.area_of(number) for number in range(len(board.widgets))]
    for number, area in enumerate(areas):
        words = board.widgets[number].describe()
        assert canvas.contains(area), f"{words!r} at {area} leaves {canvas}"
        found = area.inflate(-1, -1).collidelist(areas[:number])
        assert found < 0, f"{words!r} lies over {board.widgets[found].describe()!r}"
