"""Figures that rise over the table: over no words at a beak, and not over each other."""

import pygame
import pytest
from pygame import FRect

from game.tables.animation.floats import Floats
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale, Screen
from tests.support.seated import shared_shapes


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, FRect]]:
    """The words that are drawn, with their areas."""
    found: list[tuple[str, FRect]] = []
    plain = Pen.text

    def text(pen: Pen, words: str, *args, **how) -> FRect:
        place = plain(pen, words, *args, **how)
        found.append((words, place))
        return place

    monkeypatch.setattr(Pen, "text", text)
    return found


@pytest.fixture
def pen() -> Pen:
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    return Pen(Screen(pygame.Surface((1280, 720)), Scale.of((1280, 720))), shared_shapes())


def test_they_rise_below_what_is_said_there(pen: Pen, drawn: list[tuple[str, FRect]]) -> None:
    bubble = FRect(560, 40, 140, 60)
    floats = Floats()
    floats.rise("+11", 640, 80, "#FFFFFF")
    for _ in range(10):
        floats.draw(pen, [bubble])
        floats.update(0.1)
    assert not any(place.inflate(-2, -8).colliderect(bubble) for _words, place in drawn)


def test_the_next_one_at_a_place_takes_the_place_of_the_one_before(
    pen: Pen, drawn: list[tuple[str, FRect]]
) -> None:
    floats = Floats()
    floats.rise("3 cards!", 640, 300, "#FFFFFF")
    floats.rise("4 cards!", 700, 310, "#FFFFFF")
    floats.rise("+1", 900, 300, "#FFFFFF")
    floats.draw(pen)
    assert [words for words, _place in drawn] == ["4 cards!", "+1"]
