"""What menus must look like at every size: nothing cut, nothing over anything else, no letters too small."""

from collections.abc import Sequence

import pygame
import pytest

from game.ui.drawing.draw import Pen
from game.ui.drawing.text import Fonts
from game.ui.forms.form import PlacedForm
from tests.support.driving import Driver
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText, assert_apart

SIZES = sampled(
    [((960, 540), 1.5), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((2560, 1080), 1.0), ((1600, 900), 0.8)], 1
)
LEAST = 13.0


class Looks:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._text = ScreenText(monkeypatch)
        self._sizes: list[tuple[str, int]] = []
        self._writing = False
        render, text = Fonts.render, Pen.text

        def rendered(fonts: Fonts, words: str, face: object, px: int, *how: object) -> pygame.Surface:
            if self._writing:
                self._sizes.append((words, px))
            return render(fonts, words, face, px, *how)

        def written(pen: Pen, words: str, *args: object, **how: object) -> pygame.FRect:
            self._writing = True
            try:
                return text(pen, words, *args, **how)
            finally:
                self._writing = False

        monkeypatch.setattr(Fonts, "render", rendered)
        monkeypatch.setattr(Pen, "text", written)

    def at(self, driver: Driver) -> list[str]:
        """Draw a frame and look at it; returns its texts."""
        self._sizes.clear()
        texts = self._text.of(driver)
        least = LEAST * driver.app.scale.ppu
        small = [(words, px) for words, px in self._sizes if words and px < least - 0.6]
        assert not small, f"smaller than {least:.1f} pixels: {small}"
        cut = [words for words, _px in self._sizes if words.endswith("…") and words != "…"]
        assert not [words for words in cut if words != "All tables…"], cut
        # Arrows have much air round them.
        assert_apart([text for text in texts if text.words not in ("‹", "›")])
        return [words for words, _place, _canvas in texts]


def assert_places_apart(board: PlacedForm, canvas: pygame.FRect) -> None:
    """That no widget of a board lies over another one, or leaves the canvas."""
    areas: Sequence[pygame.FRect] = [board.place_of(number) for number in range(len(board.widgets))]
    for number, area in enumerate(areas):
        words = board.widgets[number].describe()
        assert canvas.contains(area), f"{words!r} at {area} leaves {canvas}"
        found = area.inflate(-1, -1).collidelist(list(areas[:number]))
        assert found < 0, f"{words!r} lies over {board.widgets[found].describe()!r}"
