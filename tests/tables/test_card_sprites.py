"""Cards on the table: on their way they are scaled, and painted at their own size once they lie."""

from __future__ import annotations

import pygame
import pytest

from game.tables.animation.motion import MovingCard, Pose
from game.tables.art import Art
from game.tables.painting.card_sprites import Look, draw_moving
from game.ui.drawing.cards import back
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen

SIZE = (1280, 720)
HOME = Pose(400.0, 300.0, 100.0)


@pytest.fixture
def pen() -> Pen:
    pygame.display.init()
    art_fonts = Art().fonts
    return Pen(Screen(pygame.display.set_mode(SIZE), Scale.of(SIZE)), Shapes(art_fonts))


def test_a_card_adrift_is_painted_once_for_its_way_and_once_where_it_lies(pen: Pen) -> None:
    painted: list[int] = []

    def paint(width: int) -> pygame.Surface:
        painted.append(width)
        return back(width)

    art, look = Art(), Look("card", paint)
    card = MovingCard(1, Pose(100.0, 100.0, 60.0, angle=20.0), HOME)
    widths = set()
    while card.pose != HOME:
        draw_moving(pen, art, [(card, look)])
        widths.add(round(card.pose.width))
        card.catch_up(1 / 60)
    assert len(widths) > 5
    masters = len(painted)
    assert masters <= 2
    draw_moving(pen, art, [(card, look)])
    draw_moving(pen, art, [(card, look)])
    assert painted[masters:] == [100]


def test_the_last_step_of_a_drift_does_not_jump(pen: Pen) -> None:
    """As wide adrift, close to home, as at home: nothing pops when a card comes to rest."""

    def drawn(pose: Pose) -> pygame.Rect:
        pen.screen.surface.fill("black")
        draw_moving(pen, art, [(MovingCard(1, pose, home), Look("card", back))])
        dark = pygame.mask.from_threshold(pen.screen.surface, (0, 0, 0), (25, 25, 25, 255))
        dark.invert()
        return dark.get_bounding_rects()[0]

    art = Art()
    home = Pose(400.0, 300.0, 97.0)
    near = Pose(400.0, 300.0, 98.5, angle=0.4)
    assert drawn(near).width == pytest.approx(drawn(home).width, abs=1)
