"""A run's tables: impossible ones are refused, and the match at a table is as its file says."""

from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.levels import LEVELS
from game.arcade.run.charms import Effects
from game.arcade.run.tables import check_run_table, header_of, strongest_rival
from game.storage.levels.run_tables import (
    PONDS,
    AheadOf,
    MakeBid,
    Place,
    PointsAtLeast,
    PointsAtMost,
    RowsAtMost,
    RunTable,
    WinBy,
)
from tests.arcade.run.run_tables import cast, loaded_tables, tables

TABLE = RunTable(
    id="t",
    game="six_takes",
    title="T",
    about="t",
    opponents=("pip", "bob", "odette"),
    ponds=(1, 1),
    goal=Place(2),
    options={"limit": 0},
    seat=1,
)
SIDES = replace(TABLE, game="sixty_six", options={"target": 7}, goal=Place(1))


def test_all_shipped_tables_can_be_played() -> None:
    assert loaded_tables().problems == ()
    assert len(tables()) >= 40
    keepers = [one for one in tables().values() if one.keeper]
    assert sorted(one.ponds for one in keepers) == [(pond, pond) for pond in range(1, 7)]
    assert len({one.keeper for one in keepers}) == 6
    assert all(cast()[one.keeper].style for one in keepers)


def test_tables_have_distinct_names() -> None:
    for field in ("title", "about"):
        assert len({getattr(one, field) for one in tables().values()}) == len(tables())


def test_opponents_get_stronger_from_pond_to_pond() -> None:
    levels = [level.id for level in LEVELS]
    means = [
        fmean(
            levels.index(cast()[rival].level)
            for one in tables().values()
            if one.ponds[0] <= pond <= one.ponds[1]
            for rival in one.opponents
        )
        for pond in range(1, PONDS + 1)
    ]
    assert means == sorted(means)
    assert means[0] < 1
    assert means[-1] > 1.9


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (replace(TABLE, game="chess"), "unknown game 'chess': expected one of six_takes, "),
        (
            replace(TABLE, opponents=("pip", "pop")),
            r"opponents\[1\]: unknown opponent 'pop': expected one of ",
        ),
        (
            replace(TABLE, opponents=("pip", "pip")),
            r"opponents\[1\]: expected everybody once, got 'pip' again",
        ),
        (replace(TABLE, options={"limits": 0}), "unknown option 'limits': expected one of limit, "),
        (
            replace(TABLE, options={"limit": 1000}),
            "option limit: expected a whole number from 0 to 999, got 1000",
        ),
        (replace(SIDES, opponents=("pip",)), "Sixty-six has 4 seats, not 2"),
        (replace(TABLE, seat=4), "seat: expected 1 to 4, got 5"),
        (replace(TABLE, keeper="vera"), "keeper: expected one of pip, bob, odette, who sit here, got 'vera'"),
        (replace(TABLE, goal=Place(5)), "goal.at_most: expected 1 to 3 where 4 players play, got 5"),
        (replace(TABLE, goal=Place(4)), "goal.at_most: expected 1 to 3 where 4 players play, got 4"),
        (replace(SIDES, goal=Place(2)), "goal.at_most: expected 1 where 2 sides play, got 2"),
        (
            replace(TABLE, goal=MakeBid()),
            "goal.kind: expected no make_bid in 6 takes!, where there is no bidding",
        ),
        (
            replace(SIDES, goal=RowsAtMost(1)),
            "goal.kind: expected no rows_at_most in Sixty-six, where rows are not",
        ),
        (
            replace(TABLE, goal=PointsAtLeast(1)),
            "goal.kind: expected points_at_most in 6 takes!, where fewer are",
        ),
        (
            replace(SIDES, goal=PointsAtMost(1)),
            "goal.kind: expected points_at_least in Sixty-six, where more are",
        ),
        (replace(SIDES, goal=PointsAtLeast(8)), "goal.points: expected at most 7 at this table, got 8"),
        (replace(TABLE, goal=WinBy(101)), "goal.points: expected at most 100 at this table, got 101"),
        (
            replace(TABLE, game="sixpack", options={"rounds": 1}, goal=PointsAtLeast(41)),
            "goal.points: expected at most 40 at this table, got 41",
        ),
        (
            replace(TABLE, goal=AheadOf("vera")),
            "goal.opponent: expected one of pip, bob, odette, who sit here, got",
        ),
        (
            replace(SIDES, goal=AheadOf("odette")),
            "goal.opponent: expected an opponent, but 'odette' is the player's",
        ),
    ],
)
def test_impossible_table_is_refused(table: RunTable, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        check_run_table(cast(), table)


def test_extreme_but_possible_tables_are_accepted() -> None:
    for table in (
        TABLE,
        SIDES,
        replace(TABLE, seat=3),
        replace(TABLE, goal=Place(3)),
        replace(SIDES, goal=PointsAtLeast(7)),
        replace(SIDES, goal=AheadOf("pip")),
        replace(TABLE, keeper="bob"),
    ):
        check_run_table(cast(), table)


def seated_players(table: RunTable, **effects: Any) -> list[tuple[str, str]]:
    header = header_of(table, cast(), "Me", 6, Effects(**effects))
    return [(player.name, player.level) for player in header.players]


def test_match_is_practice_with_the_tables_seat_and_options() -> None:
    header = header_of(TABLE, cast(), "Me", 6, Effects(), started="now")
    assert [player.face for player in header.players] == ["pip", "", "bob", "odette"]
    assert header.players[1].human
    assert (header.game, header.seed, header.options, header.table) == ("six_takes", 6, {"limit": 0}, "T")
    assert (header.rated, header.started) == (False, "now")


def test_decoy_replaces_the_strongest_rival() -> None:
    ducklings = [one for one in cast().values() if one.level == "duckling" and one.id != "pip"]
    first, second = ducklings[:2]
    plain = seated_players(TABLE)
    assert seated_players(TABLE, decoys=1) == [*plain[:3], (first.name, "duckling")]
    assert seated_players(TABLE, decoys=2) == [
        *plain[:2],
        (second.name, "duckling"),
        (first.name, "duckling"),
    ]
    assert seated_players(TABLE, decoys=9) == seated_players(TABLE, decoys=2)


def test_neither_keeper_nor_partner_is_replaced_by_a_decoy() -> None:
    kept = replace(TABLE, keeper="odette")
    assert seated_players(kept, decoys=1)[3] == seated_players(TABLE)[3]
    assert seated_players(kept, decoys=1)[2][1] == "duckling"
    assert seated_players(SIDES, decoys=2)[3] == seated_players(SIDES)[3]
    assert seated_players(SIDES, decoys=2)[2][1] == "duckling"


def test_weather_vane_thinks_like_the_strongest_rival() -> None:
    assert strongest_rival(header_of(TABLE, cast(), "Me", 6, Effects()), 1).level == "swan"
    assert strongest_rival(header_of(SIDES, cast(), "Me", 6, Effects()), 1).level == "drake:daring"
