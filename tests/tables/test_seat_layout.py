"""The layout of seats on canvases of any shape, pegs for totals, and marks on the cloth."""

from itertools import combinations, pairwise, product
from math import dist
from typing import NamedTuple

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect

from game.cardgames.registry import GAMES, kit_of
from game.cardgames.sixpack.table.art.emblem import CLOTH
from game.cardgames.sixpack.table.layout import lay_out
from game.engine.contract import Setup
from game.tables.company.people import Person
from game.tables.raft.drawing import draw_dashed, pulse_strength
from game.tables.raft.pegs import mark_count, peg_places, pegs_of, rim_at
from game.tables.raft.seat_layout import WIDEST, RaftSide, lay_out_seats
from game.tables.seats import opponents_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import bust
from game.ui.drawing.mascots.ducks import Duck, Extra
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.scenery import pond as pond_art
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.svg import render
from tests.support.card_pictures import ratio
from tests.support.each_size import each_size
from tests.support.seated import Seated, shared_shapes

WIDE = (1680.0, 720.0), (2560 / 1.5, 720.0), (2560.0, 720.0), (1344.0, 576.0)


@pytest.mark.parametrize("size", WIDE)
def test_things_keep_their_size_and_spread_out_on_a_wide_canvas(size: tuple[float, float]) -> None:
    for opponents in range(1, 10):
        wide, usual = lay_out_seats(*size, opponents), lay_out_seats(size[1] * 16 / 9, size[1], opponents)
        assert wide.scale == pytest.approx(usual.scale)
        assert wide.raft.deck.width == pytest.approx(usual.raft.deck.width * wide.spread)
        assert wide.raft.deck.height == pytest.approx(usual.raft.deck.height)
        for one, other in zip(wide.seats, usual.seats, strict=True):
            assert one.bust.size == pytest.approx(other.bust.size)
            assert one.bust.centery == pytest.approx(other.bust.centery)
        apart = [(b.bust.centerx - a.bust.centerx) for a, b in pairwise(wide.seats)]
        nearer = [(b.bust.centerx - a.bust.centerx) for a, b in pairwise(usual.seats)]
        assert apart == pytest.approx([between * wide.spread for between in nearer])


@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 800.0), (960.0, 540.0), (853.0, 480.0)])
def test_things_keep_their_distance_on_other_canvases(size: tuple[float, float]) -> None:
    assert lay_out_seats(*size, 3).spread == pytest.approx(1.0, abs=0.001)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("game", GAMES)
def test_each_of_four_ducks_is_at_least_140_units_high_and_on_the_canvas(game: str) -> None:
    shown = Seated(kit_of(game), Setup(4, 6, kit_of(game).rules().options())).table.model
    for seat, extra in product(range(4), Extra):
        area = shown.place_of(seat).bust
        size = round(area.width), round(area.height)
        duck = render(bust(Duck(extra=extra)), *size).get_bounding_rect(min_alpha=30)
        assert 140 <= duck.height <= 180
        assert area.top + duck.top >= 2
        assert area.left + duck.left >= 0
        assert area.left + duck.right <= shown.size[0]


def test_area_keeps_its_shape_and_a_room_grows_with_the_table() -> None:
    base = lay_out_seats(*WIDE[1], 3)
    assert base.spread == WIDEST
    thing, room = base.area(200, 100, 60, 90), base.room(200, 100, 60, 90)
    assert thing.size == pytest.approx((60, 90))
    assert room.size == pytest.approx((60 * WIDEST, 90))
    assert thing.center == pytest.approx(room.center)
    assert room.midleft == pytest.approx(base.at(200, 145))
    assert room.midright == pytest.approx(base.at(260, 145))


@each_size()
def test_no_letter_is_smaller_than_thirteen_pixels_at_720p(window: tuple[int, int], user: float) -> None:
    scale = Scale.of(window, user)
    larger = min(window[0] / 1280, window[1] / 720)
    for size in (13, 14, 15, 16, 17, 26, 27):
        letters = lay_out_seats(scale.width, scale.height, 3).letter_size(size)
        assert letters * scale.ppu >= 13 * larger - 0.01


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [*WIDE, (1280.0, 720.0), (853.0, 480.0)])
def test_no_lily_is_under_the_words_in_the_upper_corners(
    monkeypatch: pytest.MonkeyPatch, size: tuple[float, float]
) -> None:
    lilies: list[FRect] = []

    def lily(x: float, y: float, size: float, *_how: object) -> str:
        lilies.append(FRect(x - size / 2, y - size / 2, size, size))
        return ""

    monkeypatch.setattr(pond_art, "lily_svg", lily)
    layout = lay_out(*size, 3)
    pond_art.paint_pond((64, 36), layout.seating.canvas, layout.seating.raft, CLOTH)
    assert len(lilies) >= 5
    for words in (layout.title, layout.chips):
        assert words.collidelist(lilies) < 0, words


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("more", [0, 3, 60])
def test_water_fills_the_picture_even_below_the_canvas(more: int) -> None:
    """There's no dark edge above a table that has a strip of words below."""
    place = lay_out_seats(1280.0, 634.0, 3)
    world = pond_art.paint_pond((640, 317 + more), place.canvas, place.raft, CLOTH)
    for y in (0, 1, 315 + more, 316 + more):
        assert sum(world.get_at((200, y))[:3]) > 120


# -- pegs ------------------------------------------------------------------------------------------------


PEG = 26.0
RAFT = lay_out_seats(1280, 720, 3)


class View(NamedTuple):
    seat: int | None
    seats: int
    round: int = 1


def test_peg_climbs_from_the_near_end_to_the_goal_and_stays_there() -> None:
    heights = [peg_places(RAFT, [(0, share)])[0][1] for share in (-1.0, 0.0, 0.5, 1.0, 1.4)]
    assert heights[0] == heights[1] > heights[2] > heights[3] == heights[4]


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (2560, 1080)])
@pytest.mark.parametrize("share", [0.0, 0.4, 1.0])
def test_pegs_of_equal_totals_do_not_hide_each_other(size: tuple[int, int], share: float) -> None:
    raft = lay_out_seats(*size, 9)
    places = peg_places(raft, [(number % 2, share) for number in range(10)])
    for one, other in combinations(places, 2):
        assert dist(one, other) > PEG * raft.scale * 0.65


@given(st.lists(st.tuples(st.integers(0, 1), st.floats(-0.2, 1.3)), min_size=1, max_size=10))
def test_pegs_are_in_the_order_of_their_totals(shares: list[tuple[int, float]]) -> None:
    places = peg_places(RAFT, shares)
    for rim in range(2):
        own = sorted((share, -y) for (at, share), (_x, y) in zip(shares, places, strict=True) if at == rim)
        for (low, first), (high, second) in pairwise(own):
            assert second - first > PEG * RAFT.scale * 0.65 or (low == high and first != second)
    ends = rim_at(RAFT, 0, 0.0)[1], rim_at(RAFT, 0, 1.0)[1]
    assert all(ends[1] - 0.01 <= y <= ends[0] + 0.01 for _x, y in places)


def test_lone_peg_is_at_its_total() -> None:
    assert peg_places(RAFT, [(0, 0.3), (0, 0.9), (1, 0.3)]) == [
        rim_at(RAFT, 0, 0.3),
        rim_at(RAFT, 0, 0.9),
        rim_at(RAFT, 1, 0.3),
    ]


def test_pegs_are_on_the_wood_of_both_rims() -> None:
    left, right = rim_at(RAFT, 0, 0.3), rim_at(RAFT, 1, 0.3)
    wood, cloth = (RAFT.raft.project(area.left, left[1])[0] for area in (RAFT.raft.deck, RAFT.raft.cloth))
    assert wood < left[0] < cloth < right[0]


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("own", [0, None])
def test_each_peg_is_on_its_owners_side(seats: int, own: int | None) -> None:
    view = View(own, seats)
    raft = lay_out_seats(1280, 720, len(opponents_of(view)))
    people = [Person(str(seat)) for seat in range(seats)]
    pegs = pegs_of(raft, view, people, range(seats))
    assert sorted(peg.total for peg in pegs) == list(range(seats))
    rims = {int(peg.total): peg.rim for peg in pegs}
    for seat, place in zip(opponents_of(view), raft.seats, strict=True):
        if place.side in (RaftSide.LEFT, RaftSide.RIGHT):
            assert rims[seat] == int(place.side is RaftSide.RIGHT)
    if own is not None:
        assert rims[own] == 0
    assert abs(2 * sum(rims.values()) - seats) <= 1


@given(st.integers(1, 500))
def test_numbers_on_the_scale_are_whole(goal: int) -> None:
    steps = mark_count(goal)
    assert goal % steps == 0
    assert steps > 1 or all(goal % number for number in (2, 3, 4, 5))


def test_limit_of_fifteen_is_marked_by_fives() -> None:
    assert [15 * step // mark_count(15) for step in range(mark_count(15) + 1)] == [0, 5, 10, 15]


# -- marks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seating", ["#788C36", "#36A07C", "#FFF3D6"])
def test_frame_stands_out_from_what_is_below(seating: str) -> None:
    """It's gold on ink: one of the two has a contrast of at least 3 to whatever is below."""
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
    assert strongest >= ratio(GOLD, INK) * 0.8, "no gold is visible"
    assert len({one for one in along if ratio("#{:02x}{:02x}{:02x}".format(*one), INK) < 2}) > 0, "no gaps"


def test_pulse_has_few_steps() -> None:
    seen = {pulse_strength(frame / 60) for frame in range(600)}
    assert min(seen) == 0
    assert max(seen) == 1
    assert len(seen) <= 5
