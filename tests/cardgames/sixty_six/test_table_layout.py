"""The layout of Sixty-six: nothing overlaps and nothing is cut off, at any size and scale."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import FRect

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.art.card_sprites import card_places
from game.cardgames.sixty_six.table.card_places import hand_order, hand_poses
from game.cardgames.sixty_six.table.focus_places import bid_areas, bid_words, way_areas
from game.cardgames.sixty_six.table.layout import TableLayout, lay_out
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.screen import Scale

WINDOWS = [(960, 540), (1280, 720), (1280, 800), (1680, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0.8, 1.0, 1.25, 1.5]

pytestmark = [pytest.mark.parametrize("window", WINDOWS), pytest.mark.parametrize("user", SCALES)]


def table(window: tuple[int, int], user: float, **how: bool) -> tuple[Scale, TableLayout]:
    scale = Scale.of(window, user)
    return scale, lay_out(scale.width, scale.height, **how)


def areas(layout: TableLayout, *, hand: bool = True) -> dict[str, FRect]:
    named = {f"chair {place}": chair.panel for place, chair in enumerate(layout.chairs)}
    named |= {f"bubble {place}": chair.bubble for place, chair in enumerate(layout.chairs)}
    named |= {"title": layout.title, "middle": layout.middle, "line": layout.line, "last": layout.last}
    named |= {"contract": layout.contract, "caption": layout.caption, "tools": layout.tools}
    for name, pair in (("team", layout.teams), ("side", layout.sides)):
        named |= {f"{name} {place}": area for place, area in enumerate(pair)}
    return named | ({"preview": layout.preview} if hand else {})


def assert_apart(named: dict[str, FRect], scale: Scale) -> None:
    canvas = FRect(-0.01, -0.01, scale.width + 0.02, scale.height + 0.02)
    for name, area in named.items():
        assert canvas.contains(area), f"{name} {area} leaves {canvas}"
        assert min(area.size) > 0, name
    for (one, first), (other, second) in combinations(named.items(), 2):
        assert not first.inflate(-0.1, -0.1).colliderect(second), f"{one} {first} overlaps {other} {second}"


def assert_beside_each_other(places: list[FRect], room: FRect) -> None:
    for place in places:
        assert room.inflate(0.1, 0.1).contains(place)
    for one, other in combinations(places, 2):
        assert not one.inflate(-0.1, -0.1).colliderect(other)


def test_nothing_overlaps_and_nothing_is_cut_off(window: tuple[int, int], user: float) -> None:
    scale, layout = table(window, user)
    assert_apart(areas(layout), scale)
    # The room for the prompts between the preview and the tools.
    assert layout.tools.top - layout.preview.bottom >= 30
    assert min(min(chair.bubble.size) for chair in layout.chairs) >= 26


def test_a_spectator_sees_all_of_it_too(window: tuple[int, int], user: float) -> None:
    scale, layout = table(window, user, has_hand=False)
    assert_apart(areas(layout, hand=False), scale)
    # The room for what a replay is steered by.
    assert layout.tools.top - layout.teams[1].bottom >= 84


def test_the_trick_lies_in_the_middle(window: tuple[int, int], user: float) -> None:
    for has_hand in (True, False):
        _scale, layout = table(window, user, has_hand=has_hand)
        assert all(layout.middle.contains(slot) for slot in layout.slots)
        bottom, left, top, right = layout.slots
        assert top.bottom < bottom.top
        assert left.right < top.left
        assert right.left > top.right


@pytest.mark.parametrize("count", range(1, HAND_SIZE + 1))
@pytest.mark.parametrize("tags", [False, True])
def test_the_hand_stays_on_the_canvas(window: tuple[int, int], user: float, count: int, tags: bool) -> None:
    scale, layout = table(window, user, has_tags=tags)
    view = SixtySixView(0, SixtySixOptions(), hand=tuple(range(0, 4 * count, 4)))
    for focus in (None, 0, count // 2, count - 1):
        poses = hand_poses(view, layout, None if focus is None else hand_order(view.hand)[focus])
        for place, pose in enumerate(poses):
            half = pose.width * CARD_RATIO / 2
            lean = abs(pose.angle) * pose.width / 120
            assert pose.y - half >= (layout.tags.bottom if tags else layout.line.bottom), (focus, place)
            assert pose.y + half + lean <= scale.height + 1, (focus, place)
            assert pose.x - pose.width / 2 >= layout.preview.right
            assert pose.x + pose.width / 2 <= layout.caption.left
        # What tells a card is in its left part.
        assert all(two.x - one.x >= layout.hand_card * 0.36 for one, two in pairwise(poses))


@pytest.mark.parametrize("count", [5, 6])
def test_the_calls_have_room(window: tuple[int, int], user: float, count: int) -> None:
    _scale, layout = table(window, user)
    places = [*bid_areas(layout.middle, count), bid_words(layout.middle, count)]
    assert_beside_each_other(places, layout.middle)
    assert min(place.height for place in places) >= 36
    assert_beside_each_other(list(way_areas(layout.middle)), layout.middle)


@pytest.mark.parametrize("open_", [False, True])
def test_hands_fit_their_panels(window: tuple[int, int], user: float, open_: bool) -> None:
    _scale, layout = table(window, user, has_hand=False)
    for chair in layout.chairs:
        room = FRect(0, 0, chair.panel.width * 0.6, chair.panel.height * 0.3)
        widths = set()
        for count in range(HAND_SIZE + 1):
            places = card_places(room, count, open_=open_)
            assert len(places) == count
            assert all(room.inflate(0.1, 0.1).contains(place) for place in places)
            widths |= {round(place.width, 3) for place in places}
            if open_:
                assert_beside_each_other(places, room)
        # A hand does not grow while it is played.
        assert len(widths) == 1
