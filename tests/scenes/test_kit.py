"""The kit of places: boards, papers and the mark of focus keep to their areas."""

from functools import partial

import pytest
from pygame import FRect

from game.scenes.pieces.kit import draw_board, draw_paper, draw_pointer, mark_focus
from tests.ui.test_widgets_pen import GROUND, at, drawn, pen_of

SIZES = pytest.mark.parametrize(("size", "user_scale"), [((1280, 720), 1.0), ((960, 540), 1.5)])
BOX = FRect(100, 100, 240, 80)


@SIZES
def test_a_board_and_a_paper_cover_their_areas(size: tuple[int, int], user_scale: float) -> None:
    for draw in (draw_board, partial(draw_paper, band=30, focused=False)):
        pen = pen_of(size, user_scale)
        draw(pen, BOX)
        box = pen.screen.scale.rect(BOX)
        covered = drawn(pen)
        assert covered.contains(box.inflate(-8, -8))
        assert box.inflate(2, 2 * pen.screen.scale.px(6)).contains(covered)


def test_the_mark_of_focus_surrounds_its_area() -> None:
    pen = pen_of()
    mark_focus(pen, BOX)
    assert at(pen, *map(int, BOX.center)) == tuple(GROUND)[:3], "words stay readable"
    box = drawn(pen)
    assert box.contains(BOX)
    assert BOX.top - 25 < box.top < BOX.top


def test_the_pointer_ends_where_it_points() -> None:
    pen = pen_of()
    draw_pointer(pen, (200, 200))
    box = drawn(pen)
    assert abs(box.centerx - 200) <= 2
    assert 190 <= box.bottom <= 201
