"""The table's layout: nothing overlaps and nothing is cut off, at any size, scale and number of seats."""

from itertools import combinations

import pytest
from pygame import FRect

from game.cardgames.six_takes.table.layout import lay_out
from game.tables.fan import fan
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.screen import Scale

WINDOWS = [(960, 540), (1280, 720), (1280, 800), (1680, 720), (1920, 1080), (3840, 2160)]
SCALES = [0.8, 1.0, 1.25, 1.5]


def areas(scale: Scale, seats: int) -> dict[str, FRect]:
    layout = lay_out(scale.width, scale.height, seats - 1, seats)
    named = {f"seat {place}": area for place, area in enumerate(layout.seats)}
    named |= {"standing": layout.standing, "lane": layout.lane, "preview": layout.preview}
    named |= {"caption": layout.caption, "mascot": layout.mascot, "tools": layout.tools}
    if layout.title.width:
        named["title"] = layout.title
    for row, slots in enumerate(layout.slots):
        named |= {f"slot {row} {place}": slot for place, slot in enumerate(slots)}
        named[f"price {row}"] = layout.prices[row]
        named[f"label {row}"] = layout.labels[row]
    return named


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("seats", [2, 4, 7, 10])
def test_nothing_overlaps_and_nothing_is_cut_off(window: tuple[int, int], user: float, seats: int) -> None:
    scale = Scale.of(window, user)
    named = areas(scale, seats)
    canvas = FRect(-0.01, -0.01, scale.width + 0.02, scale.height + 0.02)
    for name, area in named.items():
        assert canvas.contains(area), f"{name} {area} leaves {canvas}"
        assert area.width > 0, name
        assert area.height > 0, name
    for (one, first), (other, second) in combinations(named.items(), 2):
        shrunk = first.inflate(-0.1, -0.1)
        assert not shrunk.colliderect(second), f"{one} {first} overlaps {other} {second}"


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("count", [1, 2, 5, 9, 10])
def test_the_hand_stays_on_the_canvas_and_off_the_rows(
    window: tuple[int, int], user: float, count: int
) -> None:
    scale = Scale.of(window, user)
    layout = lay_out(scale.width, scale.height, 3, 4)
    for focus in (None, 0, count // 2, count - 1):
        for place, pose in enumerate(fan(layout.hand, count, layout.hand_card, focus)):
            half = pose.width * CARD_RATIO / 2
            lean = abs(pose.angle) * pose.width / 120
            assert pose.y + half + lean <= scale.height + 1, (focus, place)
            assert pose.y - half >= layout.slots[3][0].bottom - 1, (focus, place)
            assert pose.x - pose.width / 2 >= 0
            assert pose.x + pose.width / 2 <= scale.width


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [2, 4, 7, 10])
def test_every_play_has_its_place_in_the_lane(window: tuple[int, int], seats: int) -> None:
    scale = Scale.of(window, 1.5)
    layout = lay_out(scale.width, scale.height, seats - 1, seats)
    assert len(layout.plays) == seats
    for one, other in combinations(layout.plays, 2):
        assert not one.inflate(-0.1, -0.1).colliderect(other)
    assert all(layout.lane.contains(area) for area in layout.plays)


def test_names_have_room_where_ten_play() -> None:
    scale = Scale.of((960, 540), 1.5)
    layout = lay_out(scale.width, scale.height, 9, 10)
    assert min(area.width for area in layout.seats) >= 80
