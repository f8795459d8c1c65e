"""The timing of a round's count and the places of a podium, as pure functions."""

from itertools import pairwise

import pytest

from game.scenes.match.ceremony.places import podium, quay, spread_places
from game.scenes.match.ceremony.timing import LineTurn, end_of, foot_position, schedule_turns, times_of
from game.voice.summary import SeatScore, Summary

COUNTED = (
    SeatScore(2, (), 0, 15),
    SeatScore(0, (7, 11), 6, 4, worth=(1, 5)),
    SeatScore(1, (55, 3, 20), 11, 20, worth=(7, 1, 3)),
)


def summary(*lines: SeatScore) -> Summary:
    return Summary(2, lines or COUNTED, limit=40)


def test_buckets_are_filled_one_by_one_and_the_fullest_last() -> None:
    turns = schedule_turns(summary(*reversed(COUNTED)))
    assert all(before.ends <= after.begins for before, after in pairwise(turns))
    assert [turn.line for turn in turns] == [2, 1, 0]
    assert [turn.last for turn in turns] == [False, False, True]
    for turn in turns:
        assert all(turn.begins <= drop.leaves < drop.lands <= turn.ends for drop in turn.drops)


def test_last_bucket_has_suspense() -> None:
    _clean, few, most = schedule_turns(summary())

    def wait(turn: LineTurn) -> float:
        return turn.drops[0].leaves - turn.begins

    assert wait(most) > wait(few) + 0.5
    steps = [after.leaves - before.leaves for before, after in pairwise(most.drops)]
    assert steps[-1] > steps[0] + 0.3


def test_points_count_only_once_a_card_lands() -> None:
    turns = schedule_turns(summary())
    turn = turns[-1]
    heap = 0
    for drop, worth in zip(turn.drops, (7, 1, 3), strict=True):
        assert turn.landed_points(drop.lands - 0.001) == heap
        heap += worth
        assert turn.landed_points(drop.lands) == heap
    assert (turn.line, turn.landed_points(end_of(turns))) == (2, 11)


@pytest.mark.parametrize("points", [1, 3, 13, 15, 9_999, 1_000_000, -1, -2, -40])
def test_points_that_cards_do_not_explain_fall_as_at_most_14_tokens(points: int) -> None:
    turn = schedule_turns(summary(SeatScore(0, (3, 4), points, 90), SeatScore(1, (), 0, 0)))[
        -1 if points > 0 else 0
    ]
    assert all(drop.card is None for drop in turn.drops)
    assert 1 <= len(turn.drops) <= 14
    assert turn.landed_points(turn.ends) == points
    assert all((drop.worth > 0) == (points > 0) for drop in turn.drops)


def test_zero_points_make_no_tokens() -> None:
    assert [
        turn.drops for turn in schedule_turns(summary(SeatScore(0, (3, 4), 0, 9), SeatScore(1, (), 0, 0)))
    ] == [
        (),
        (),
    ]


def test_cards_that_do_not_add_up_to_the_points_are_not_counted() -> None:
    """A rule may double a round: its points then fall as tokens, and the cards are only shown."""
    turn = schedule_turns(summary(SeatScore(0, (3, 4), 8, 9, worth=(1, 3))))[0]
    assert {drop.card for drop in turn.drops} == {None}
    assert turn.landed_points(turn.ends) == 8
    assert turn.spread


@pytest.mark.parametrize("seats", range(2, 11))
def test_count_of_many_cards_takes_less_than_15_seconds(seats: int) -> None:
    lines = [SeatScore(seat, tuple(range(12)), 12, 12, worth=(1,) * 12) for seat in range(seats)]
    assert end_of(schedule_turns(summary(*lines))) < 15.0


def test_ceremony_continues_after_the_standings_only_at_a_matchs_end() -> None:
    one = times_of(summary(), over=False)
    assert one.end == one.settled
    last = times_of(summary(), over=True)
    assert last.settled < last.rises < last.end


# -- places ------------------------------------------------------------------------------------------

RANKS = [
    (1, 2),
    (1, 1),
    (2, 3, 1),
    (1, 1, 3, 4),
    (5, 4, 3, 2, 1),
    (1, 2, 2, 4, 5, 6),
    (1, 2, 3, 3, 5, 6, 7),
    tuple(range(1, 9)),
    (1, 1, 1, 4, 5, 6, 7, 8, 9),
    tuple(range(10, 0, -1)),
    (1,) * 10,
    (1,) * 9 + (10,),
    (1,) * 8 + (9, 10),
]


@pytest.mark.parametrize("ranks", RANKS)
def test_first_three_stand_and_the_others_swim(ranks: tuple[int, ...]) -> None:
    spots = quay(1280.0, 720.0, (1,) * len(ranks)).spots
    high = spots[0].foot[1] - spots[0].top
    places = podium(ranks, min(spots[0].room, 176.0), high)
    assert [place.block is not None for place in places] == [rank <= 3 for rank in ranks]
    heights = {rank: place.foot[1] for rank, place in zip(ranks, places, strict=True) if rank <= 3}
    for rank, place in zip(ranks, places, strict=True):
        if place.block is not None:
            assert place.foot[1] == heights[rank]
    assert sorted(heights.values()) == [heights[rank] for rank in sorted(heights)], "the first is the highest"
    ducks = [bust for spot, place in zip(spots, places, strict=True) for bust in spot.moved(place.foot).busts]
    buckets = [spot.moved(place.foot).bucket_area for spot, place in zip(spots, places, strict=True)]
    for things in (ducks, buckets):
        for number, thing in enumerate(things):
            assert thing.inflate(-28, -28).collidelist(things[:number]) < 0
            assert thing.left >= 0
            assert thing.right <= 1280
            assert thing.top >= 100, "the title is above"


def test_lone_swimmer_is_in_the_middle_of_the_water() -> None:
    spots = quay(1280.0, 720.0, (1,) * 4).spots
    places = podium((1, 2, 3, 4), 176.0, spots[0].foot[1] - spots[0].top)
    edge = max(place.block.right for place in places if place.block is not None)
    assert places[3].foot[0] == pytest.approx((edge + 1280) / 2, abs=8)


@pytest.mark.parametrize("ranks", RANKS)
def test_nobody_jumps_on_the_way_to_the_podium(ranks: tuple[int, ...]) -> None:
    spots = quay(1280.0, 720.0, (1,) * len(ranks)).spots
    places = podium(ranks, min(spots[0].room, 176.0), spots[0].foot[1] - spots[0].top)
    for rank, spot, place in zip(ranks, spots, places, strict=True):
        way = [foot_position(step / 60, spot.foot, place, rank) for step in range(240)]
        assert way[0] == spot.foot
        assert way[-1] == pytest.approx(place.foot)
        for before, after in pairwise(way):
            assert abs(after[0] - before[0]) + abs(after[1] - before[1]) < 70


@pytest.mark.parametrize("size", [(1280.0, 720.0), (853.3, 480.0), (1706.7, 720.0), (1280.0, 800.0)])
@pytest.mark.parametrize("seats", range(2, 11))
def test_buckets_are_apart_on_the_quay(size: tuple[float, float], seats: int) -> None:
    place = quay(*size, (1,) * seats)
    areas = [spot.bucket_area for spot in place.spots]
    for number, area in enumerate(areas):
        assert area.collidelist(areas[:number]) < 0
        assert area.left >= 0
        assert area.right <= size[0]
    assert all(place.middle.bottom <= spot.top for spot in place.spots)


@pytest.mark.parametrize("count", [1, 2, 9, 26, 40, 90])
def test_each_of_many_cards_is_legible(count: int) -> None:
    area = quay(1280.0, 720.0, (1,) * 4).middle
    places = spread_places(area, count, 112.0)
    assert len(places) == count
    assert all(area.inflate(2, 2).contains(place) for place in places)
    for before, after in pairwise(places):
        if before.top == after.top:
            assert after.left - before.left >= 18, "the number in the corner is seen"
