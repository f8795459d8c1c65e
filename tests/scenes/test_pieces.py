"""Parts of screens and their places: boards, the mascot's words, and the coach's stepping stones."""

import random
from functools import partial
from itertools import pairwise, product
from math import hypot

import pytest
from pygame import FRect

from game.scenes.pieces.kit import draw_board, draw_paper, draw_pointer, mark_focus
from game.scenes.review.stones import StonePlace, half_width, stone_places
from game.scenes.tutorials import bubble
from game.scenes.tutorials.bubble import best_place
from tests.ui.test_widgets_pen import GROUND, colour_at, ink_area, pen_of

# -- boards, papers and marks ---------------------------------------------------------------------------


SIZES = pytest.mark.parametrize(("size", "user_scale"), [((1280, 720), 1.0), ((960, 540), 1.5)])
BOX = FRect(100, 100, 240, 80)


@SIZES
def test_board_and_paper_cover_their_areas(size: tuple[int, int], user_scale: float) -> None:
    for draw in (draw_board, partial(draw_paper, band=30, focused=False)):
        pen = pen_of(size, user_scale)
        draw(pen, BOX)
        box = pen.screen.scale.rect(BOX)
        covered = ink_area(pen)
        assert covered.contains(box.inflate(-8, -8))
        assert box.inflate(2, 2 * pen.screen.scale.px(6)).contains(covered)


def test_focus_mark_surrounds_its_area() -> None:
    pen = pen_of()
    mark_focus(pen, BOX)
    assert colour_at(pen, *map(int, BOX.center)) == tuple(GROUND)[:3], "words stay readable"
    box = ink_area(pen)
    assert box.contains(BOX)
    assert BOX.top - 25 < box.top < BOX.top


def test_pointer_ends_where_it_points() -> None:
    pen = pen_of()
    draw_pointer(pen, (200, 200))
    box = ink_area(pen)
    assert abs(box.centerx - 200) <= 2
    assert 190 <= box.bottom <= 201


# -- the mascot's words ----------------------------------------------------------------------------------


def cost(area: FRect, canvas: FRect, targets: list[FRect], taken: list[FRect]) -> float:
    """Return the cost of a place, as `best_place` defines it."""

    def hidden(things: list[FRect]) -> float:
        parts = [(area.clip(thing), thing.width * thing.height) for thing in things]
        return sum(
            part.width * part.height / max(min(size, piece), 1.0)
            for part, size in parts
            if part.width > 0 and part.height > 0
        )

    piece = canvas.width * canvas.height * bubble._CARD_SHARE
    about = targets[0].unionall(targets[1:]).center if targets else canvas.center
    way = hypot(area.centerx - about[0], area.centery - about[1]) / hypot(*canvas.size)
    return (
        bubble._MEANT_PENALTY * hidden(targets)
        + bubble._TAKEN_PENALTY * hidden(taken)
        + bubble._DISTANCE_PENALTY * way
    )


@pytest.mark.parametrize("seed", range(12))
def test_best_place_has_the_lowest_cost(seed: int) -> None:
    chance = random.Random(seed)
    canvas = FRect(0, 0, chance.uniform(700, 1300), chance.uniform(480, 720))

    def thing() -> FRect:
        at = chance.uniform(-20, canvas.width), chance.uniform(-20, canvas.height)
        return FRect(at, (chance.choice((0, 60, 200)), chance.uniform(10, 300)))

    targets, taken = [thing() for _ in range(seed % 5)], [thing() for _ in range(seed * 3)]
    sizes = [(chance.uniform(200, 700), chance.uniform(80, 400)) for _ in range(3)]
    room = canvas.inflate(-2 * bubble._EDGE, -2 * bubble._EDGE)
    number, found = best_place(sizes, canvas, targets, taken)
    assert found.size == FRect((0, 0), sizes[number]).size
    least = min(
        cost(
            FRect(
                room.left + max(room.width - wide, 0.0) * column / (bubble._COLUMNS - 1),
                room.top + max(room.height - high, 0.0) * row / (bubble._ROWS - 1),
                wide,
                high,
            ),
            canvas,
            targets,
            taken,
        )
        for wide, high in sizes
        for column, row in product(range(bubble._COLUMNS), range(bubble._ROWS))
    )
    # FRect stores its coordinates in single precision.
    assert cost(found, canvas, targets, taken) == pytest.approx(least, rel=1e-9, abs=1e-8)


# -- stepping stones -------------------------------------------------------------------------------------


def test_stone_grows_with_the_cost_of_its_decision() -> None:
    assert half_width(0.0, 11.9) == 34.0
    assert half_width(11.9, 30.0) == pytest.approx(34 + 46 * 11.9 / 12)
    assert half_width(30.0, 30.0) == 80.0, "the largest stone"
    assert half_width(8.0, 8.0) == 80.0, "the most expensive decision of a round has a large stone"
    assert half_width(1.0, 1.0) < 50.0, "but not if nothing was expensive"


@pytest.mark.parametrize("count", [1, 3, 10, 13, 14, 21, 24, 40])
@pytest.mark.parametrize("half", [34.0, 80.0])
def test_all_stones_fit_next_to_each_other(count: int, half: float) -> None:
    places = stone_places([half] * count, 0)
    assert len(places) == count
    assert all(one.area[1] + one.area[3] <= 621 for one in places), "there's room for the costs"
    assert all(one.x - one.half_width >= 20 and one.x + one.half_width <= 1112 for one in places)
    lines: dict[bool, list[StonePlace]] = {}
    for one in places:
        lines.setdefault(one.y > 560 if count > 13 else True, []).append(one)
    assert len(lines) == (2 if count > 13 else 1)
    for line in lines.values():
        for one, other in pairwise(line):
            assert other.x - other.half_width >= one.x + one.half_width + 4


def test_sizes_differ_in_two_lines_too() -> None:
    places = stone_places([34.0, 80.0] * 10, 0)
    assert places[1].half_width > 1.3 * places[0].half_width


@pytest.mark.parametrize("focus", [0, 17, 42, 43, 59])
def test_focused_one_of_very_many_stones_is_visible(focus: int) -> None:
    """The lines scroll with it, and no stone is too small for its number."""
    places = stone_places([34.0] * 60, focus)
    assert 26 <= places[focus].x <= 1112
    assert all(one.half_width >= 20 for one in places)
