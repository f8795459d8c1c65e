"""The words of a frame, as they were asked for."""

import pygame
import pytest

from game.ui.drawing.draw import Pen
from tests.support.driving import Driver


def drawn(driver: Driver) -> str:
    """All words of a frame."""
    seen: list[str] = []
    text, paragraph = Pen.text, Pen.paragraph

    def one(self: Pen, words: str, *args, **how) -> pygame.FRect:
        seen.append(words)
        return text(self, words, *args, **how)

    def many(self: Pen, words: str, *args, **how) -> float:
        seen.append(words)
        return paragraph(self, words, *args, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pen, "text", one)
        patch.setattr(Pen, "paragraph", many)
        driver.app.draw()
    return " ".join(seen)
