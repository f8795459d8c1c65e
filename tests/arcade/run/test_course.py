"""A run's map: six ponds in which all paths lead to the keeper; the same for the same seed."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.arcade.run.course import COLUMNS, KEEPER, NoCourse, generate_course, start_places
from game.arcade.run.entries import Node, Pay, PlaceKind
from game.cardgames.registry import GAMES
from game.storage.levels.run_tables import PONDS
from tests.arcade.run.run_tables import tables

SEEDS = st.integers(0, 2**48 - 1)


def paths(course: tuple[Node, ...], start: int) -> Iterator[tuple[int, ...]]:
    """Yield all paths through a pond from a place on."""
    if course[start].column == KEEPER:
        yield (start,)
        return
    for one in course[start].to:
        for rest in paths(course, one):
            yield (start, *rest)


@given(SEEDS)
def test_every_path_has_three_tables_and_a_keeper_in_each_pond(seed: int) -> None:
    course = generate_course(seed, tables())
    begins = start_places(course)
    for pond in range(1, PONDS + 1):
        found = [path for start in begins for path in paths(course, start)]
        assert found
        for path in found:
            assert [course[one].column for one in path] == [*range(COLUMNS), KEEPER]
            assert {course[one].pond for one in path} == {pond}
        ends = {path[-1] for path in found}
        assert len(ends) == 1
        begins = course[ends.pop()].to
    assert begins == ()


@given(SEEDS)
def test_all_places_of_a_pond_are_reachable(seed: int) -> None:
    course = generate_course(seed, tables())
    reached = {*start_places(course), *(to for one in course for to in one.to)}
    assert reached == set(range(len(course)))


@given(SEEDS)
def test_ponds_have_seven_tables_a_rest_an_unknown_place_and_all_games(seed: int) -> None:
    course = generate_course(seed, tables())
    for pond in range(1, PONDS + 1):
        here = [one for one in course if one.pond == pond and one.column != KEEPER]
        found = [one for one in here if one.kind is PlaceKind.TABLE]
        assert len(found) == 7
        assert Counter(one.kind for one in here) == {
            PlaceKind.TABLE: 7,
            PlaceKind.REST: 1,
            PlaceKind.UNKNOWN: 1,
        }
        assert all(one.column for one in here if one.kind is not PlaceKind.TABLE)
        assert {one.game for one in found} == set(GAMES)
        for column in range(COLUMNS):
            games = [one.game for one in found if one.column == column]
            assert len(set(games)) == len(games) >= 2
            assert found_lanes(here, column) == 2 + column


def found_lanes(nodes: list[Node], column: int) -> int:
    """Return the number of lanes in a column, on which all its places agree."""
    (lanes,) = {one.lanes for one in nodes if one.column == column}
    return lanes


@given(SEEDS)
def test_tables_are_where_their_files_allow_and_seldom_twice(seed: int) -> None:
    course = generate_course(seed, tables())
    for one in course:
        if one.kind is not PlaceKind.TABLE:
            continue
        table = tables()[one.table]
        assert table.ponds[0] <= one.pond <= table.ponds[1]
        assert table.game == one.game
        assert bool(table.keeper) == (one.column == KEEPER)
    assert sum(count - 1 for count in Counter(one.table for one in course if one.table).values()) <= 10
    for pond in range(1, PONDS + 1):
        here = [one.table for one in course if one.pond == pond and one.table]
        assert len(set(here)) == len(here)


@given(SEEDS)
def test_two_paths_leave_places_before_the_last_column_and_at_least_one_to_a_table(seed: int) -> None:
    course = generate_course(seed, tables())
    for one in course:
        if one.column < KEEPER - 1:
            assert len(one.to) == 2
            assert PlaceKind.TABLE in {course[to].kind for to in one.to}


@given(SEEDS)
def test_hardest_table_of_each_column_pays_a_charm_and_keepers_the_stall(seed: int) -> None:
    course = generate_course(seed, tables())
    for one in course:
        column = [two for two in course if (two.pond, two.column) == (one.pond, one.column) and two.table]
        pays = [two.pays for two in column]
        if one.column == KEEPER:
            assert pays == [Pay.STALL]
        else:
            assert sorted(pays) == [Pay.CHARM] + [Pay.SHELLS] * (len(column) - 1)
            paying = next(two for two in column if two.pays is Pay.CHARM)
            assert tables()[paying.table].hard == max(tables()[two.table].hard for two in column)


@given(SEEDS)
def test_first_run_starts_with_one_game(seed: int) -> None:
    course = generate_course(seed, tables(), "six_takes")
    assert {course[one].game for one in start_places(course)} == {"six_takes"}
    assert {one.game for one in course if one.pond == 1 and one.table} == set(GAMES)


@given(SEEDS)
def test_paths_do_not_cross(seed: int) -> None:
    course = generate_course(seed, tables())
    for upper, lower in pairwise(course):
        if (upper.pond, upper.column) == (lower.pond, lower.column):
            assert max(upper.to) <= min(lower.to)


def test_map_depends_on_seed_and_tables_but_not_their_order() -> None:
    backwards = dict(reversed(tables().items()))
    assert generate_course(6, tables()) == generate_course(6, backwards)
    assert len({generate_course(seed, tables()) for seed in range(20)}) == 20


def test_pond_without_a_keeper_or_game_is_reported() -> None:
    without = {name: one for name, one in tables().items() if one.keeper != "sir"}
    with pytest.raises(NoCourse, match="pond 3: expected a table with a keeper, found none"):
        generate_course(6, without)
    without = {name: one for name, one in tables().items() if one.keeper or one.game != "sixpack"}
    with pytest.raises(NoCourse, match="pond 1: expected a table of each game, found none of sixpack"):
        generate_course(6, without)


def test_one_table_of_each_game_is_enough_for_a_map() -> None:
    few = {
        game: replace(next(one for one in tables().values() if one.game == game), ponds=(1, PONDS), keeper="")
        for game in GAMES
    }
    few["keeper"] = replace(tables()["keeper-mabel"], ponds=(1, PONDS))
    course = generate_course(6, few)
    assert sum(one.kind is PlaceKind.TABLE for one in course) == PONDS * (len(GAMES) + 1)
