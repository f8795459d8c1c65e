"""Totals as pegs in the rims of the raft."""

from itertools import combinations, pairwise
from math import dist
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tables.company.people import Person
from game.tables.raft.pegs import peg_places, pegs_of, rim_at, steps_to
from game.tables.raft.seat_layout import RaftSide, seating
from game.tables.seats import opponents_of

PEG = 26.0
RAFT = seating(1280, 720, 3)


class View(NamedTuple):
    seat: int | None
    seats: int
    round: int = 1


def test_a_peg_climbs_from_the_near_end_to_the_goal_and_stays_there() -> None:
    heights = [peg_places(RAFT, [(0, share)])[0][1] for share in (-1.0, 0.0, 0.5, 1.0, 1.4)]
    assert heights[0] == heights[1] > heights[2] > heights[3] == heights[4]


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (2560, 1080)])
@pytest.mark.parametrize("share", [0.0, 0.4, 1.0])
def test_equal_totals_hide_nobody(size: tuple[int, int], share: float) -> None:
    raft = seating(*size, 9)
    places = peg_places(raft, [(number % 2, share) for number in range(10)])
    for one, other in combinations(places, 2):
        assert dist(one, other) > PEG * raft.scale * 0.65


@given(st.lists(st.tuples(st.integers(0, 1), st.floats(-0.2, 1.3)), min_size=1, max_size=10))
def test_pegs_stand_in_the_order_of_their_totals(shares: list[tuple[int, float]]) -> None:
    places = peg_places(RAFT, shares)
    for rim in range(2):
        own = sorted((share, -y) for (at, share), (_x, y) in zip(shares, places, strict=True) if at == rim)
        for (low, first), (high, second) in pairwise(own):
            assert second - first > PEG * RAFT.scale * 0.65 or (low == high and first != second)
    ends = rim_at(RAFT, 0, 0.0)[1], rim_at(RAFT, 0, 1.0)[1]
    assert all(ends[1] - 0.01 <= y <= ends[0] + 0.01 for _x, y in places)


def test_a_peg_that_is_alone_stands_at_its_total() -> None:
    assert peg_places(RAFT, [(0, 0.3), (0, 0.9), (1, 0.3)]) == [
        rim_at(RAFT, 0, 0.3),
        rim_at(RAFT, 0, 0.9),
        rim_at(RAFT, 1, 0.3),
    ]


def test_pegs_stand_in_both_rims_on_the_wood() -> None:
    left, right = rim_at(RAFT, 0, 0.3), rim_at(RAFT, 1, 0.3)
    wood, cloth = (RAFT.raft.lean(area.left, left[1])[0] for area in (RAFT.raft.deck, RAFT.raft.cloth))
    assert wood < left[0] < cloth < right[0]


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("own", [0, None])
def test_each_peg_is_on_its_owners_side(seats: int, own: int | None) -> None:
    view = View(own, seats)
    raft = seating(1280, 720, len(opponents_of(view)))
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
def test_numbers_of_the_way_are_whole(goal: int) -> None:
    steps = steps_to(goal)
    assert goal % steps == 0
    assert steps > 1 or all(goal % number for number in (2, 3, 4, 5))


def test_a_limit_of_fifteen_is_marked_by_fives() -> None:
    assert [15 * step // steps_to(15) for step in range(steps_to(15) + 1)] == [0, 5, 10, 15]
