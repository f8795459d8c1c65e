"""Speech bubbles: below a seat in one line, or in a room of their own, broken into lines."""

import pygame
import pytest
from pygame import FRect

from game.tables.animation.floats import Remarks
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale, Screen
from tests.seated import shared_shapes

SEAT = FRect(600, 20, 120, 100)
ROOM = FRect(500, 200, 110, 120)


@pytest.fixture
def pen() -> Pen:
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    surface = pygame.Surface((1280, 720))
    return Pen(Screen(surface, Scale.of((1280, 720))), shared_shapes())


def test_a_bubble_is_below_its_seat_in_one_line(pen: Pen) -> None:
    remarks = Remarks()
    remarks.say("nothing fits: draws", SEAT)
    (said,) = remarks.shown
    assert said.lines(pen) == ("nothing fits: draws",)
    assert said.bubble(pen).top >= SEAT.bottom - 6


@pytest.mark.parametrize("above", [False, True])
def test_a_bubble_stays_in_its_room(pen: Pen, above: bool) -> None:
    remarks = Remarks()
    remarks.say("nothing fits: draws", SEAT, ROOM, above=above)
    (said,) = remarks.shown
    bubble = said.bubble(pen)
    assert len(said.lines(pen)) == 2
    assert ROOM.contains(bubble)
    assert bubble.bottom == ROOM.bottom if above else bubble.top == ROOM.top
    remarks.draw(pen)


def test_a_bubble_never_leaves_the_canvas(pen: Pen) -> None:
    remarks = Remarks()
    remarks.say("nothing fits: draws", SEAT, FRect(-60, -80, 200, 100), above=True)
    (said,) = remarks.shown
    assert pen.area.contains(said.bubble(pen))
