"""Totals as pegs in the rims of the raft."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.tables.raft.pegs import peg_places, rim_at
from game.tables.raft.seat_layout import seating


def test_a_peg_climbs_from_the_near_end_to_the_goal_and_stays_there() -> None:
    raft = seating(1280, 720, 3)
    heights = [peg_places(raft, [share])[0][1] for share in (-1.0, 0.0, 0.5, 1.0, 1.4)]
    assert heights[0] == heights[1] > heights[2] > heights[3] == heights[4]


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (2560, 1080)])
def test_equal_totals_hide_nobody(size: tuple[int, int]) -> None:
    raft = seating(*size, 9)
    places = peg_places(raft, [0.0] * 10)
    assert len(set(places)) == 10
    for (first, _y), (second, _z) in combinations(sorted(places), 2):
        assert abs(first - second) > 9 * raft.scale


def test_pegs_stand_in_both_rims_on_the_wood() -> None:
    raft = seating(1280, 720, 3)
    left, right = peg_places(raft, [0.3, 0.3])
    assert left == rim_at(raft, 0, 0.3)
    assert right == rim_at(raft, 1, 0.3)
    wood, cloth = (raft.raft.lean(area.left, left[1])[0] for area in (raft.raft.deck, raft.raft.cloth))
    assert wood < left[0] < cloth < right[0]
