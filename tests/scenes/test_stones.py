"""The coach's stepping stones: their sizes tell costs, and all of them have room."""

from itertools import pairwise

import pytest

from game.scenes.review.stones import StonePlace, half_width, stone_places


def test_a_stone_is_as_large_as_its_decision_cost() -> None:
    assert half_width(0.0, 11.9) == 34.0
    assert half_width(11.9, 30.0) == pytest.approx(34 + 46 * 11.9 / 12)
    assert half_width(30.0, 30.0) == 80.0, "at most"
    assert half_width(8.0, 8.0) == 80.0, "the dearest decision of a round has a large stone"
    assert half_width(1.0, 1.0) < 50.0, "but not where nothing was dear"


@pytest.mark.parametrize("count", [1, 3, 10, 13, 14, 21, 24, 40])
@pytest.mark.parametrize("half", [34.0, 80.0])
def test_all_stones_have_room_beside_each_other(count: int, half: float) -> None:
    places = stone_places([half] * count, 0)
    assert len(places) == count
    assert all(one.area[1] + one.area[3] <= 621 for one in places), "there's room for the costs"
    assert all(one.x - one.half >= 20 and one.x + one.half <= 1112 for one in places)
    lines: dict[bool, list[StonePlace]] = {}
    for one in places:
        lines.setdefault(one.y > 560 if count > 13 else True, []).append(one)
    assert len(lines) == (2 if count > 13 else 1)
    for line in lines.values():
        for one, other in pairwise(line):
            assert other.x - other.half >= one.x + one.half + 4


def test_sizes_differ_in_two_lines_too() -> None:
    places = stone_places([34.0, 80.0] * 10, 0)
    assert places[1].half > 1.3 * places[0].half


@pytest.mark.parametrize("focus", [0, 17, 42, 43, 59])
def test_of_very_many_stones_the_focus_is_in_sight(focus: int) -> None:
    """The lines move along with it, and no stone is too small for its number."""
    places = stone_places([34.0] * 60, focus)
    assert 26 <= places[focus].x <= 1112
    assert all(one.half >= 20 for one in places)
