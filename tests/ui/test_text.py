"""Text: what cannot be drawn is shown as something that can."""

from __future__ import annotations

import pygame
import pytest

from game.ui.drawing.text import Face, Fonts


@pytest.mark.parametrize("letter", ["\0", "\udcff"])
def test_letters_that_no_font_takes_are_replaced(letter: str) -> None:
    """They come from files: NUL stands in a name there, and names of files need not be UTF-8."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    fonts, bad, good = Fonts(), f"Cannot read x{letter}y", "Cannot read x\ufffdy"
    assert fonts.size(bad, Face.TEXT, 20) == fonts.size(good, Face.TEXT, 20)
    assert fonts.wrap(bad, Face.TEXT, 20, 80) == fonts.wrap(good, Face.TEXT, 20, 80)
    assert fonts.fit(bad, Face.TEXT, 20, 80) == fonts.fit(good, Face.TEXT, 20, 80)
    assert fonts.render(bad, Face.TEXT, 20, "white", "black").get_size() == (
        fonts.render(good, Face.TEXT, 20, "white", "black").get_size()
    )
