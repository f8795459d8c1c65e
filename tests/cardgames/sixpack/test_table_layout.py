"""The layout of Sixpack: nothing overlaps and nothing is cut off, at any size, scale and number of seats."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.sixpack.table import hint_tags
from game.cardgames.sixpack.table.asking.pickers import Draft, Entry, Picker
from game.cardgames.sixpack.table.card_places import entry_poses, entry_text
from game.cardgames.sixpack.table.focus_places import picker_entries
from game.cardgames.sixpack.table.layout import TableLayout, grid, lane_entries, lay_out, pack_entries
from game.tables.fan import fan
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.screen import Scale
from tests.cardgames.sixpack.seated import Seated

WINDOWS = [(960, 540), (1280, 720), (1280, 800), (1680, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0.8, 1.0, 1.25, 1.5]
SEATS = [2, 3, 4, 6]


def table(window: tuple[int, int], user: float, seats: int, **how: bool) -> tuple[Scale, TableLayout]:
    scale = Scale.of(window, user)
    opponents = seats - 1 if how.get("has_hand", True) else seats
    packs = {2: 4, 3: 4, 4: 5, 5: 6, 6: 7}[seats]
    return scale, lay_out(scale.width, scale.height, opponents, seats, packs=packs, **how)


def areas(layout: TableLayout, *, hand: bool = True) -> dict[str, FRect]:
    named = {f"seat {place}": area for place, area in enumerate(layout.seats)}
    named |= {"title": layout.title, "packs": layout.packs, "line": layout.line, "lane": layout.lane}
    named |= {"caption": layout.caption, "tools": layout.tools}
    named |= {f"pile {place}": pile.whole for place, pile in enumerate(layout.piles)}
    if hand:
        named |= {"preview": layout.preview, "mascot": layout.mascot, "picker": layout.picker}
    if layout.standing.height:
        named["standing"] = layout.standing
    return named


def assert_apart(named: dict[str, FRect], scale: Scale) -> None:
    canvas = FRect(-0.01, -0.01, scale.width + 0.02, scale.height + 0.02)
    for name, area in named.items():
        assert canvas.contains(area), f"{name} {area} leaves {canvas}"
        assert area.width > 0, name
        assert area.height > 0, name
    for (one, first), (other, second) in combinations(named.items(), 2):
        assert not first.inflate(-0.1, -0.1).colliderect(second), f"{one} {first} overlaps {other} {second}"


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_overlaps_and_nothing_is_cut_off(window: tuple[int, int], user: float, seats: int) -> None:
    scale, layout = table(window, user, seats)
    assert_apart(areas(layout), scale)
    # The room for the prompts between the preview and the tools.
    assert layout.tools.top - layout.preview.bottom >= 30 or layout.preview.height <= 1
    for pile in layout.piles:
        for part in (pile.above, pile.cards, pile.below):
            assert pile.whole.contains(part)
        assert layout.card <= pile.cards.width
        assert layout.card * CARD_RATIO <= pile.cards.height


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_spectator_sees_all_of_it_too(window: tuple[int, int], user: float, seats: int) -> None:
    scale, layout = table(window, user, seats, has_hand=False)
    assert_apart(areas(layout, hand=False), scale)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("count", [1, 2, 6, 10, 14])
@pytest.mark.parametrize("tags", [False, True])
def test_the_hand_stays_on_the_canvas_and_off_the_arrow(
    window: tuple[int, int], user: float, count: int, tags: bool
) -> None:
    scale, layout = table(window, user, 4, has_tags=tags)
    for focus in (None, 0, count // 2, count - 1):
        poses = fan(layout.hand, count, layout.hand_card, focus)
        for place, pose in enumerate(poses):
            half = pose.width * CARD_RATIO / 2
            lean = abs(pose.angle) * pose.width / 120
            assert pose.y + half + lean <= scale.height + 1, (focus, place)
            if not tags:
                assert pose.y - half >= layout.line.bottom - 1, (focus, place)
            assert pose.x - pose.width / 2 >= layout.preview.right
            assert pose.x + pose.width / 2 <= layout.caption.left
        steps = [second.x - first.x for first, second in pairwise(poses)]
        # What tells a card is in its left part.
        assert all(step >= layout.hand_card * 0.3 for step in steps)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_a_turn_has_its_place(window: tuple[int, int], user: float, seats: int) -> None:
    _scale, layout = table(window, user, seats)
    for count in range(1, 10):
        entries = lane_entries(layout.lane, count)
        for one, other in combinations(entries, 2):
            assert not one.inflate(-0.1, -0.1).colliderect(other)
        assert all(layout.lane.contains(area) for area in entries)
        for cards in (1, 2, 4):
            for pose in entry_poses(entries[0], cards):
                assert entries[0].left <= pose.x - pose.width / 2
                assert pose.width * CARD_RATIO <= entries[0].height + 8
            left, room = entry_text(entries[0], cards)
            assert left + room <= entries[0].right + 0.1
            assert room > 0


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_pack_has_its_line(window: tuple[int, int], user: float, seats: int) -> None:
    _scale, layout = table(window, user, seats)
    entries = pack_entries(layout.packs, {2: 4, 3: 4, 4: 5, 6: 7}[seats])
    assert all(layout.packs.contains(entry) for entry in entries)
    assert min(entry.height for entry in entries) >= 18


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("count", [1, 2, 3, 6, 13])
def test_pickers_have_room(window: tuple[int, int], user: float, count: int) -> None:
    _scale, layout = table(window, user, 6)
    for cards in ((), (1,)):
        entry = Entry("a card", Draft(count=1), cards)
        places = picker_entries(layout.picker, Picker("Which one?", (entry,) * count))
        assert len(places) == count
        assert all(layout.picker.contains(place) for place in places)
        assert min(min(place.size) for place in places) >= 24
        for one, other in combinations(places, 2):
            assert not one.inflate(-0.1, -0.1).colliderect(other)


def test_a_grid_is_as_large_as_it_can_be() -> None:
    (one,) = grid(FRect(0, 0, 300, 100), 1, 0.5)
    assert one.size == (200, 100)
    assert len(grid(FRect(0, 0, 100, 300), 7, 1.0)) == 7


@pytest.fixture(scope="module")
def seated() -> Seated:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    seated = Seated(4, 5, packs=("reverse", "veto", "sheriff", "copycat"))
    assert seated.until("lay")
    return seated


def test_a_hint_tags_every_answer_and_stars_the_best(seated: Seated) -> None:
    table = seated.table
    legal = table.view.question.legal if table.view.question is not None else ()
    prospects = tuple(Prospect(choice, -float(place), 0.0) for place, choice in enumerate(legal))
    table.advise(Decision(legal[0], prospects))
    picture = table.picture()
    assert picture.advice is not None
    shown = hint_tags.tags(picture, picture.advice)
    assert len(shown) == len(legal)
    assert [tag.best for tag in shown].count(True) == 1
    assert max(shown, key=lambda tag: tag.value).best
    for one, other in combinations(shown, 2):
        assert not one.area.inflate(-0.1, -0.1).colliderect(other.area)
    for key, card in table.stage.cards.items():
        if key in table.view.hand:
            top = card.home.y - card.home.width * CARD_RATIO / 2
            assert all(tag.area.bottom <= top + 1 for tag in shown)
    seated.draw()
    table.advise(None)


def test_the_arrow_turns_with_the_direction() -> None:
    seated = Seated(4, 5, packs=("reverse", "veto", "sheriff", "copycat"))
    ways = set()
    while not seated.over:
        seated.by_chance()
        seated.show.finish()
        ways.add(seated.table.view.reversed)
        assert seated.table.shown.turned == float(seated.table.view.reversed)
    assert ways == {False, True}
