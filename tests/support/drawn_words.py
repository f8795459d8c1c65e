"""The texts drawn in a frame, before they are translated or cut."""

from collections.abc import KeysView

import pygame
import pytest

from game.ui.drawing.draw import Pen
from tests.support.driving import Driver


def drawn_texts(driver: Driver) -> KeysView[str]:
    """Draw a frame; return its texts in order."""
    seen: dict[str, None] = {}
    text, paragraph = Pen.text, Pen.paragraph

    def one(self: Pen, words: str, *args, **how) -> pygame.FRect:
        seen[words] = None
        return text(self, words, *args, **how)

    def many(self: Pen, words: str, *args, **how) -> float:
        seen[words] = None
        return paragraph(self, words, *args, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pen, "text", one)
        patch.setattr(Pen, "paragraph", many)
        driver.app.draw()
    return seen.keys()


def drawn_text(driver: Driver) -> str:
    """Draw a frame; return all its texts, joined by spaces."""
    return " ".join(drawn_texts(driver))
