"""Chairs around a table: who sits where, in which order, and what may change."""

import pytest

from game.scenes.menus.table_setup.company import YOU, ChairRing
from game.scenes.pieces.small_table import MIDDLE, chairs

CAST = ("pip", "mabel", "bob", "odette", "celia", "david", "lotte", "rusty", "flora", "sir", "nemo")


def company(most: int = 10, least: int = 2) -> ChairRing:
    return ChairRing(CAST, range(least, most + 1))


@pytest.mark.parametrize("most", range(2, 11))
def test_everyone_sits_in_order_for_every_seat_of_the_player(most: int) -> None:
    for count in range(2, most + 1):
        for seat in range(count):
            table = company(most)
            table.seat_all(CAST[: count - 1], seat)
            assert tuple(table.opponents) == CAST[: count - 1]
            assert table.seat == seat
            assert [
                table.seat_of(chair) for chair, one in enumerate(table.chairs) if one is not None
            ] == list(range(count))


def test_player_sits_nearest_by_default() -> None:
    table = company()
    table.seat_all(("pip", "bob"))
    assert table.chairs[0] == YOU


def test_player_may_sit_anywhere() -> None:
    table = company(4)
    table.seat_all(("pip", "mabel", "bob"))
    table.seat_player(2, YOU)
    assert table.chairs == ["mabel", "pip", YOU, "bob"]
    assert (table.seat, table.opponents) == (2, ["mabel", "pip", "bob"])


def test_seated_duck_swaps_places() -> None:
    table = company(4)
    table.seat_all(("pip", "mabel", "bob"))
    table.seat_player(1, "bob")
    assert table.chairs == [YOU, "bob", "mabel", "pip"]
    table.seat_player(1, "celia")
    assert table.chairs == [YOU, "celia", "mabel", "pip"]


def test_chairs_are_filled_and_cleared_within_the_game_limits() -> None:
    table = company(4, least=3)
    table.seat_all(("pip", "mabel"))
    empty = table.chairs.index(None)
    assert not any(table.may_clear(chair) for chair in range(4)), "the game needs three players"
    table.seat_player(empty, "bob")
    assert len(table.seated) == 4
    taken = table.chairs.index("pip")
    assert table.may_clear(taken)
    assert not table.may_clear(table.chairs.index(YOU))
    table.clear_chair(taken)
    assert table.chairs[taken] is None


def test_at_most_as_many_chairs_as_ducks_and_the_player() -> None:
    assert len(ChairRing(("pip", "bob"), range(2, 11)).chairs) == 3
    assert ChairRing((), range(2, 11)).chairs == []


@pytest.mark.parametrize("count", range(2, 11))
def test_chairs_are_clockwise_around_the_table(count: int) -> None:
    places = chairs(count)
    assert len(places) == count
    middles = [(x + wide / 2 - MIDDLE, y + high / 2 - 290) for x, y, wide, high in places]
    # Seen from above with the near side at the bottom, clockwise is first left, then up, then right.
    turns = [
        ax * by - ay * bx for (ax, ay), (bx, by) in zip(middles, [*middles[1:], middles[0]], strict=True)
    ]
    assert all(turn >= -1 for turn in turns), middles


def test_group_replaces_ducks_by_friends_and_phones() -> None:
    ring = ChairRing(CAST, (2, 3, 4, 5))
    ring.seat_all(CAST[:3])
    ring.seat_group(["Zoe"], phones=2)
    assert (ring.seated[0], sorted(ring.friends.values()), len(ring.phones), ring.opponents) == (
        YOU,
        ["Zoe"],
        2,
        [],
    )
    ring.seat_group([], phones=7)
    assert (len(ring.seated), len(ring.phones)) == (5, 4)
    assert len(set(ring.seated)) == 5
