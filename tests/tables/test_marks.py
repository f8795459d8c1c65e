"""Marks on the cloth: a dashed frame is seen on every cloth and card, and a pulse has few steps."""

import pygame
import pytest
from pygame import FRect

from game.tables.raft.marks import draw_dashed, pulse
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.screen import Scale, Screen
from tests.support.card_pictures import ratio
from tests.support.seated import shared_shapes


@pytest.mark.parametrize("seating", ["#788C36", "#36A07C", "#FFF3D6"])
def test_a_frame_stands_out_from_what_lies_below_it(seating: str) -> None:
    """Gold on ink: one of both is at least three times as bright as anything, or as dark."""
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    surface = pygame.Surface((200, 300))
    surface.fill(seating)
    pen = Pen(Screen(surface, Scale.of((1280, 720))), shared_shapes())
    draw_dashed(pen, FRect(20, 20, 112, 164))
    seen = {tuple(surface.get_at((x, 100)))[:3] for x in range(16, 34)}
    assert any(ratio("#{:02x}{:02x}{:02x}".format(*one), seating) >= 3 for one in seen)
    along = {tuple(surface.get_at((23, y)))[:3] for y in range(60, 140)}
    strongest = max(ratio("#{:02x}{:02x}{:02x}".format(*one), INK) for one in along)
    assert strongest >= ratio(GOLD, INK) * 0.8, "no gold is seen"
    assert len({one for one in along if ratio("#{:02x}{:02x}{:02x}".format(*one), INK) < 2}) > 0, "no gaps"


def test_a_pulse_has_few_steps() -> None:
    seen = {pulse(frame / 60) for frame in range(600)}
    assert min(seen) == 0
    assert max(seen) == 1
    assert len(seen) <= 5
