"""The layout of You Must Be 18!: nothing overlaps or is cut off, with any window, seats, columns and hand."""

from itertools import combinations, pairwise

import pygame
import pytest
from msgspec.structs import replace

from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.table.card_places import (
    column_poses,
    hand_poses,
    hand_rows,
    placed_card_pose,
    top_pose,
)
from game.cardgames.must_be_18.table.layout import TableLayout, button_areas, lay_out, question_area
from game.cardgames.must_be_18.table.painting.columns import placed_card_area
from game.cardgames.must_be_18.table.painting.seats import fan_poses, track_goal
from game.cardgames.must_be_18.table.selection import BACK, DRAW, LAY, NOTHING, SKIP, SUGGEST, SelectionDraft
from game.tables.focus import card_area
from game.ui.drawing.palette import GOLD
from game.ui.drawing.screen import Scale
from tests.cardgames.must_be_18.positions import setup, state_with
from tests.cardgames.must_be_18.seated import Seated
from tests.cardgames.must_be_18.table_facts import SEATS, facts
from tests.support.each_size import assert_apart, assert_fan_fits, each_size

COLUMNS = [3, 4, 5, 6]
EVERY_ACT = (LAY, SUGGEST, BACK, DRAW, SKIP)


def table(
    window: tuple[int, int], user: float, seats: int, columns: int = 4, *, has_hand: bool = True
) -> tuple[Scale, TableLayout]:
    scale = Scale.of(window, user)
    opponents = seats - 1 if has_hand else seats
    return scale, lay_out(scale.width, scale.height, opponents, seats, columns)


@each_size()
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_overlaps_and_nothing_is_cut_off(window: tuple[int, int], user: float, seats: int) -> None:
    for columns in COLUMNS:
        scale, layout = table(window, user, seats, columns)
        assert_apart(facts(layout), scale)
        assert layout.standing.width < scale.width
        for below in (layout.plank, layout.board):
            # What hangs below the sign is above the plaques and beside the tops.
            assert below.bottom <= layout.prompt.top + 0.1
            assert below.left >= card_area(top_pose(layout, columns - 1)).right
        scale, layout = table(window, user, seats, columns, has_hand=False)
        assert_apart(facts(layout, hand=False), scale)


@each_size()
@pytest.mark.parametrize("columns", COLUMNS)
def test_columns_of_any_length_stay_in_their_place(
    window: tuple[int, int], user: float, columns: int
) -> None:
    for seats in (2, 6):
        scale, layout = table(window, user, seats, columns)
        tops = [card_area(top_pose(layout, column)) for column in range(columns)]
        for one, other in pairwise(tops):
            assert other.left - one.right >= 8, "no room for a plus"
        assert len({round(top.centery, 3) for top in tops}) == 1
        assert (
            layout.card * scale.ppu
            >= (112 if columns < 6 else 96) * min(window[0] / 1280, window[1] / 720) - 1
        )
        put = card_area(placed_card_pose(layout, 0, new=False))
        assert layout.columns[0].inflate(0.1, 0.1).contains(put)
        for count in (1, 2, 5, 20, 40):
            poses = column_poses(layout, 0, tuple(range(count)))
            boxes = [card_area(poses[card]) for card in range(count)]
            for box in boxes:
                assert layout.columns[0].inflate(0.1, 0.1).contains(box)
            assert all(over.top <= under.top for over, under in pairwise(boxes))
            assert boxes[-1] == tops[0]
            # Covered cards show their number, or only an edge, never a cut number.
            seen = [over.top - under.top for over, under in pairwise(reversed(boxes))]
            assert all(strip >= layout.card * 0.22 for strip in seen[:3])
            assert all(strip >= layout.card * 0.22 or strip <= layout.card * 0.06 for strip in seen)


@each_size()
def test_hands_of_any_size_are_legible(window: tuple[int, int], user: float) -> None:
    numbers = "6" * 24 + "5" * 12
    scale, layout = table(window, user, 4)
    sides = layout.seating.own.bust.right, layout.tools.left
    for count in (1, 2, 6, 12, 13, 18, 24, 36):
        view = MUST_BE_18.view(state_with(numbers[:count], "66", "66", "66"), 0)
        rows, card = hand_rows(layout, count)
        each = -(-count // rows)
        for raised in (None, view.hand[0], view.hand[count // 2], view.hand[-1]):
            for draft in (NOTHING, SelectionDraft(held=raised)):
                # No card hides the question.
                assert_fan_fits(
                    hand_poses(view, layout, draft, raised), scale, layout.prompt.bottom - 3, sides
                )
            poses = hand_poses(view, layout, NOTHING, raised)
            for row in range(rows):
                steps = [b.x - a.x for a, b in pairwise(poses[row * each : (row + 1) * each])]
                # The identifying part of a card is on its left.
                assert all(step >= card * 0.38 for step in steps), (count, raised)


def test_selected_cards_are_raised() -> None:
    view = MUST_BE_18.view(state_with("665544", "66", "66", "66"), 0)
    _scale, layout = table((1280, 720), 1.0, 4)
    assert layout.hand_card == 96
    for raised in (None, view.hand[2]):
        before = hand_poses(view, layout, NOTHING, None)[2]
        up = hand_poses(view, layout, SelectionDraft(held=view.hand[2]), raised)[2]
        assert before.y - up.y == pytest.approx(before.width * 36 / 96, abs=1)


@each_size()
@pytest.mark.parametrize("seats", SEATS)
def test_suggest_stays_under_the_pointer(window: tuple[int, int], user: float, seats: int) -> None:
    _scale, layout = table(window, user, seats)
    found = [
        button_areas(layout, buttons)[SUGGEST]
        for buttons in ((LAY, SUGGEST), (LAY, SUGGEST, BACK), EVERY_ACT)
    ]
    assert found[0] == found[1] == found[2]
    assert not found[0].colliderect(layout.board)


@each_size()
@pytest.mark.parametrize("seats", SEATS)
def test_every_plaque_has_its_place_beside_the_question(
    window: tuple[int, int], user: float, seats: int
) -> None:
    _scale, layout = table(window, user, seats)
    for buttons in ((LAY,), (LAY, SUGGEST), (LAY, SUGGEST, BACK), EVERY_ACT):
        plaques = button_areas(layout, buttons)
        assert set(plaques) == set(buttons)
        question = question_area(layout, buttons)
        for one, other in combinations([question, *plaques.values()], 2):
            assert not one.inflate(-0.1, -0.1).colliderect(other)
        beside = [area for act, area in plaques.items() if act != DRAW]
        assert all(layout.prompt.inflate(1, 1).contains(area) for area in beside)
        assert min(area.height for area in plaques.values()) >= 22
        assert question.width >= layout.prompt.width * 0.3
    assert button_areas(layout, EVERY_ACT)[DRAW] == layout.stock, "a press on the stock draws"


def test_hand_of_backs_stays_in_its_area() -> None:
    for seats in SEATS:
        _scale, layout = table((1280, 720), 1.0, seats)
        for held in layout.held:
            for count in (0, 1, 2, 9, 40):
                backs = fan_poses(held, count)
                assert len(backs) == min(count, 12)
                assert all(abs(x - held.x) + held.card / 2 <= held.room / 2 + 0.1 for x, _y, _turn in backs)


def test_goal_of_the_pegs_is_beyond_the_largest_total() -> None:
    assert track_goal(()) == 30
    assert track_goal((0, 30)) == 30
    assert track_goal((4, 31)) == 60
    assert track_goal((254, 31)) == 270


def test_putting_cards_does_not_enlarge_the_others() -> None:
    seated = Seated(setup(2), state=state_with("6" * 12 + "5" * 8, "66", stock="6666"))
    table = seated.table
    before = {pose.width for pose in hand_poses(table.view, table.layout, NOTHING, None)}
    for column in range(3):
        seated.drag(seated.card(6), seated.at_column(column))
    after = {pose.width for pose in hand_poses(table.view, table.layout, table.draft, None)}
    assert before == after


def test_covered_top_is_visible_above_what_is_put_on_it() -> None:
    seated = Seated(setup(2), state=state_with("6655", "66"))
    (top,) = seated.table.view.columns[0]
    seated.drag(seated.card(6), seated.at_column(0))
    put = seated.table.draft.card_on(0)
    assert put is not None
    cards = seated.table.stage.cards
    assert cards[top].home.y < cards[put].home.y
    assert cards[put].home.y - cards[top].home.y >= cards[top].home.width * 0.45, "the number is visible"


def test_put_card_has_a_solid_frame() -> None:
    """A dashed frame warns of taking a row in 6 takes!; here nothing is wrong."""
    seated = Seated(setup(2), state=state_with("6655", "66"), size=(1280, 720))
    seated.drag(seated.card(6), seated.at_column(0))
    seated.draw()
    card = seated.scale.rect(placed_card_area(seated.table.model, 0))
    side = seated.surface.subsurface((card.left - 8, card.top + 30, 8, card.height - 60))
    golden = pygame.mask.from_threshold(side, GOLD, (16, 16, 16, 255))
    assert all(any(golden.get_at((x, y)) for x in range(8)) for y in range(side.get_height()))


def test_picture_is_drawn_in_every_state() -> None:
    """A suggestion, a held card and a hint are all drawn on the smallest window, too."""
    for size, scale in (((1280, 720), 1.0), ((960, 540), 1.5)):
        seated = Seated(setup(6), state=state_with("665544", *["66"] * 5, stock="66"), size=size, scale=scale)
        for keys in ("tab", "tab tab", "escape", "return", "return", "v", "right"):
            seated.keys(keys)
            seated.draw()
        table = seated.table
        table.show(replace(table.view, hand=(), columns=()))
        assert table.draft == SelectionDraft()
        seated.draw()


@each_size()
def test_lines_of_a_hint_have_room(window: tuple[int, int], user: float) -> None:
    """A line's edge doesn't cross its words; the list hides neither the total nor the plaques."""
    for shrunk in (1.0, 0.86):
        scale = Scale.of(window, user)
        layout = lay_out(scale.width / shrunk, scale.height / shrunk, 3, 4, 4)
        size = layout.seating.letter_size(15)
        assert layout.board.height >= size * (1.6 + 3 * 1.35)
        assert layout.board.bottom <= layout.prompt.top
        assert layout.board.top > layout.sign.top + layout.sign.height * 0.75
