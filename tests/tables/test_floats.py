"""Floating figures and words: they cover no bubble, no face, and not each other."""

import pygame
import pytest
from pygame import FRect

from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from game.tables.animation.floats import FloatingWords
from game.tables.raft.seat_layout import lay_out_seats
from game.tables.raft.words import draw_text_plank
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import ALARM, BONE, CORAL, MINT
from game.ui.drawing.text import Fonts, Typeface
from tests.support.contrast import contrast, luminance
from tests.support.pens import pen_of
from tests.support.screen_text import ScreenText
from tests.support.seated import Seated


@pytest.fixture
def pen() -> Pen:
    return pen_of()


def test_floats_rise_below_bubbles(pen: Pen, text: ScreenText) -> None:
    bubble = FRect(560, 40, 140, 60)
    floats = FloatingWords()
    floats.rise("+11", 640, 80, "#FFFFFF")
    for _ in range(10):
        floats.draw(pen, [bubble])
        floats.update(0.1)
    assert not any(place.inflate(-2, -8).colliderect(bubble) for place in (one.place for one in text.drawn))


def test_next_float_replaces_the_one_at_its_place(pen: Pen, text: ScreenText) -> None:
    floats = FloatingWords()
    floats.rise("3 cards!", 640, 300, "#FFFFFF")
    floats.rise("4 cards!", 700, 310, "#FFFFFF")
    floats.rise("+1", 900, 300, "#FFFFFF")
    floats.draw(pen)
    assert [one.words for one in text.drawn] == ["4 cards!", "+1"]


@pytest.mark.parametrize("colour", [ALARM, MINT, CORAL, BONE])
@pytest.mark.parametrize("wood", ["#C08A55", "#E3B070", "#8A5530"])
def test_floats_stand_out_on_wood(pen: Pen, colour: str, wood: str) -> None:
    pen.screen.surface.fill(wood)
    floats = FloatingWords()
    floats.rise("+11", 640, 380, colour)
    floats.draw(pen)
    ground = pen.screen.surface.get_at((640 - 28, 380))
    assert contrast(luminance(pygame.Color(colour)), luminance(ground)) >= 4.5


def test_plate_fades_with_its_word(pen: Pen) -> None:
    floats = FloatingWords()
    floats.rise("+11", 640, 380, MINT)
    floats.update(1.19)
    pen.screen.surface.fill("#C08A55")
    before = pen.screen.surface.copy()
    floats.draw(pen)
    y = 380 - 46
    assert pen.screen.surface.get_at((640 - 28, y)) == before.get_at((640 - 28, y))


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (2560, 1080)])
def test_floats_rise_beside_the_head_and_on_the_canvas(size: tuple[int, int]) -> None:
    for seats in (2, 4, 7, 10):
        shown = Seated(kit_of("six_takes"), Setup(seats, 6, SixTakesOptions()), size=size).table.model
        for seat in range(seats):
            x, y = shown.point_beside_head(seat)
            bust = shown.place_of(seat).bust
            assert not bust.left < x < bust.right
            assert bust.top < y < bust.bottom
            assert 20 < x < shown.size[0] - 20


# -- planks ----------------------------------------------------------------------------------------------


AREA = FRect(286, 440, 752, 60)
SHORT = "Row 1 costs one duck, and none costs fewer."
LONG = (
    "96 is the fourth card of row 2 unless two of 37 unseen cards come before it (even odds). "
    "Much worse than 21."
)


@pytest.mark.parametrize("words", [SHORT, LONG, f"{LONG} {LONG}"])
def test_lines_on_a_plank_are_about_equally_long(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pen = pen_of(fonts=Fonts())
    place = lay_out_seats(1280.0, 720.0, 3)
    size = place.letter_size(15)
    needed = len(pen.lines(words, size, Typeface.BOLD, AREA.width - 2 * size))
    rooms: list[FRect] = []
    monkeypatch.setattr(Pen, "paragraph", lambda _pen, _words, room, *_more, **_how: rooms.append(room))
    draw_text_plank(pen, place, AREA, words)
    (room,) = rooms
    lines = pen.lines(words, size, Typeface.BOLD, room.width)
    assert " ".join(lines) == words
    assert len(lines) == needed
    assert room.centerx == pytest.approx(AREA.centerx)
    widths = [pen.width(line, size, Typeface.BOLD) for line in lines]
    assert min(widths) > 0.6 * max(widths)
