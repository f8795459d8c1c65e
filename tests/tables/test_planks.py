"""Words on a plank: in lines of about the same length, whole, and never more lines than they need."""

import pygame
import pytest
from pygame import FRect

from game.tables.raft.seat_layout import seating
from game.tables.raft.words import draw_plank
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts, Typeface

AREA = FRect(286, 440, 752, 60)
SHORT = "Row 1 costs one duck, and none costs fewer."
LONG = (
    "96 is the fourth card of row 2 unless two of 37 unseen cards come before it (even odds). "
    "Much worse than 21."
)


@pytest.mark.parametrize("words", [SHORT, LONG, f"{LONG} {LONG}"])
def test_no_word_is_left_alone_in_the_last_line(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pen = Pen(Screen(pygame.display.set_mode((1280, 720)), Scale.of((1280, 720))), Shapes(Fonts()))
    place = seating(1280.0, 720.0, 3)
    size = place.letters(15)
    needed = len(pen.lines(words, size, Typeface.BOLD, AREA.width - 2 * size))
    rooms: list[FRect] = []
    monkeypatch.setattr(Pen, "paragraph", lambda _pen, _words, room, *_more, **_how: rooms.append(room))
    draw_plank(pen, place, AREA, words)
    (room,) = rooms
    lines = pen.lines(words, size, Typeface.BOLD, room.width)
    assert " ".join(lines) == words
    assert len(lines) == needed
    assert room.centerx == pytest.approx(AREA.centerx)
    widths = [pen.width(line, size, Typeface.BOLD) for line in lines]
    assert min(widths) > 0.6 * max(widths)
