"""The layout of You Must Be 18!: nothing overlaps or is cut off, with any window, seats, columns and hand."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.table.card_places import (
    column_poses,
    hand_poses,
    hand_rows,
    top_pose,
)
from game.cardgames.must_be_18.table.focus import BACK, DRAW, LAY, SKIP, SUGGEST
from game.cardgames.must_be_18.table.focus_places import above_plaques, is_tall, plaque_areas
from game.cardgames.must_be_18.table.layout import TableLayout, lay_out
from game.cardgames.must_be_18.table.selection import NOTHING, Draft
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.tables.focus import card_area
from game.tables.seats import own_label
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale
from tests.cardgames.must_be_18.seated import Seated
from tests.cardgames.must_be_18.standing import setup, standing

WINDOWS = [(960, 540), (1280, 720), (1280, 800), (1680, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0.8, 1.0, 1.25, 1.5]
SEATS = [2, 3, 4, 5, 6]
COLUMNS = [3, 4, 5, 6]
EVERY_ACT = (LAY, SUGGEST, BACK, DRAW, SKIP)


def table(
    window: tuple[int, int], user: float, seats: int, columns: int = 4, *, has_hand: bool = True
) -> tuple[Scale, TableLayout]:
    scale = Scale.of(window, user)
    opponents = seats - 1 if has_hand else seats
    return scale, lay_out(scale.width, scale.height, opponents, seats, columns, has_hand=has_hand)


def areas(layout: TableLayout, *, hand: bool = True) -> dict[str, FRect]:
    named = {f"seat {place}": area for place, area in enumerate(layout.seats)}
    named |= {f"column {place}": area for place, area in enumerate(layout.columns)}
    named |= {"title": layout.title, "stock": layout.stock, "counter": layout.counter}
    named |= {"caption": layout.caption, "tools": layout.tools}
    if hand:
        named |= {"preview": layout.preview, "mascot": layout.mascot, "hand": layout.hand}
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
    for columns in COLUMNS:
        scale, layout = table(window, user, seats, columns)
        assert_apart(areas(layout), scale)
        # The room for the prompts between the preview and the tools.
        assert layout.tools.top - layout.preview.bottom >= 30 or layout.preview.height <= 1
        scale, layout = table(window, user, seats, columns, has_hand=False)
        assert_apart(areas(layout, hand=False), scale)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("columns", COLUMNS)
def test_columns_of_any_length_stay_in_their_place(
    window: tuple[int, int], user: float, columns: int
) -> None:
    for seats in (2, 6):
        scale, layout = table(window, user, seats, columns)
        tops = [card_area(top_pose(layout, column)) for column in range(columns)]
        for one, other in pairwise(tops):
            assert other.left - one.right >= 6, "no room for a plus"
        assert len({round(top.centery, 3) for top in tops}) == 1
        assert layout.card * scale.ppu >= 36, "the tops are too small to be read"
        for count in (1, 2, 5, 20, 40):
            for covered in (False, True):
                poses = column_poses(layout, 0, tuple(range(count)), covered=covered)
                boxes = [card_area(poses[card]) for card in range(count)]
                for box in boxes:
                    assert layout.columns[0].inflate(0.1, 0.1).contains(box)
                assert all(over.top < under.top for over, under in pairwise(boxes))
                if not covered:
                    assert boxes[-1] == tops[0]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
def test_hands_of_any_size_can_be_read(window: tuple[int, int], user: float) -> None:
    numbers = "6" * 24 + "5" * 12
    for count in (1, 2, 6, 12, 13, 18, 24, 36):
        view = MUST_BE_18.view(standing(numbers[:count], "66", "66", "66"), 0)
        for opponents, seats in ((3, 4), (5, 6)):
            scale = Scale.of(window, user)
            layout = lay_out(scale.width, scale.height, opponents, seats, 4)
            rows, card = hand_rows(layout, count)
            each = -(-count // rows)
            for raised in (None, view.hand[0], view.hand[count // 2], view.hand[-1]):
                poses = hand_poses(view, layout, NOTHING, raised)
                for pose in poses:
                    box = card_area(pose)
                    lean = abs(pose.angle) * pose.width / 120
                    assert box.bottom + lean <= scale.height + 1
                    assert box.top >= layout.middle.bottom - 14
                    assert box.left >= layout.preview.right
                    assert box.right <= layout.caption.left
                for row in range(rows):
                    steps = [b.x - a.x for a, b in pairwise(poses[row * each : (row + 1) * each])]
                    # What tells a card is in its left part.
                    assert all(step >= card * 0.38 for step in steps), (count, raised)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_plaque_has_its_place_below_the_number(
    window: tuple[int, int], user: float, seats: int
) -> None:
    _scale, layout = table(window, user, seats)
    for acts in ((LAY,), (LAY, SUGGEST), (LAY, SUGGEST, BACK), EVERY_ACT):
        plaques = plaque_areas(layout.counter, acts)
        assert set(plaques) == set(acts)
        above = above_plaques(layout.counter)
        for one, other in combinations([above, *plaques.values()], 2):
            assert not one.inflate(-0.1, -0.1).colliderect(other)
        assert all(layout.counter.contains(area) for area in plaques.values())
        assert min(area.height for area in plaques.values()) >= 22
        assert above.height >= (100 if is_tall(layout.counter) else 48)


def test_putting_cards_does_not_make_the_others_grow() -> None:
    pygame.display.init()
    seated = Seated(setup(2), state=standing("6" * 12 + "5" * 8, "66", stock="6666"))
    table = seated.table
    before = {pose.width for pose in hand_poses(table.view, table.layout, NOTHING, None)}
    for column in range(3):
        seated.drag(seated.card(6), seated.at_column(column))
    after = {pose.width for pose in hand_poses(table.view, table.layout, table.draft, None)}
    assert before == after


def test_a_covered_top_is_seen_above_what_is_put_on_it() -> None:
    pygame.display.init()
    seated = Seated(setup(2), state=standing("6655", "66"))
    (top,) = seated.table.view.columns[0]
    seated.drag(seated.card(6), seated.at_column(0))
    put = seated.table.draft.on(0)
    assert put is not None
    cards = seated.table.stage.cards
    assert cards[top].home.y < cards[put].home.y
    assert cards[put].home.width * CARD_RATIO > cards[top].home.width * CARD_RATIO


def test_the_picture_is_drawn_in_every_state() -> None:
    """A suggestion, a held card and a hint are all drawn on the smallest window, too."""
    pygame.display.init()
    for size, scale in (((1280, 720), 1.0), ((960, 540), 1.5)):
        seated = Seated(setup(6), state=standing("665544", *["66"] * 5, stock="66"), size=size, scale=scale)
        for keys in ("tab", "tab tab", "escape", "return", "return", "v", "right"):
            seated.keys(keys)
            seated.draw()
        table = seated.table
        table.show(replace(table.view, hand=(), columns=()))
        assert table.draft == Draft()
        seated.draw()


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
def test_what_the_player_says_is_not_over_the_own_name(window: tuple[int, int], user: float) -> None:
    pygame.display.init()
    seated = Seated(setup(3), state=standing("6655", "66", "66"), size=window, scale=user)
    seated.table.shown.remark(0, "nothing fits: you skip")
    (said,) = seated.table.stage.remarks.shown
    _size, name = own_label(seated.table.layout.mascot)
    assert said.seat.bottom + 24 <= name + 0.01


def test_a_long_reason_stays_above_the_prompts(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the smallest canvas the words of a hint do not run over what is below them."""
    pygame.display.init()
    seated = Seated(
        setup(4), state=standing("6665554431", *["66"] * 3, tops="66321"), size=(960, 540), scale=1.5
    )
    choices = MUST_BE_18.choices(seated.table.view)
    longest = max(choices, key=lambda choice: len(NARRATOR.choice(seated.table.view, choice)))
    seated.table.advise(Decision(longest, tuple([Prospect(one, -5.0, 0.1) for one in choices])))
    heights: dict[str, float] = {}
    paragraph = Pen.paragraph

    def seen(pen: Pen, text: str, area: FRect, *how: Any, **more: Any) -> float:
        heights[text] = paragraph(pen, text, area, *how, **more) - area.height
        return heights[text] + area.height

    monkeypatch.setattr(Pen, "paragraph", seen)
    seated.draw()
    words = seated.table.picture().words
    assert "expected" in words
    assert heights[words] <= 0
