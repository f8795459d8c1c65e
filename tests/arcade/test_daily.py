"""Daily deals, and matches with a par: the same for everybody, one try a day, streaks, and a text to
share.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game import VERSION
from game.arcade.daily.diary import Diary, deal_of_day, diary_of, share_text
from game.arcade.deals import are_ghosts_fast_enough, deal_of, table_of
from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import Header, Player
from game.engine.options import is_practice
from game.storage.history import dailies
from game.storage.history.dailies import BegunDaily
from game.storage.history.par_scores import ParScore
from game.storage.levels.tables import ReadyTable, load_tables
from game.storage.places import LEVELS
from tests.support.results import result, score

TODAY = date(2026, 11, 22)
TABLES = [
    ReadyTable("six_takes", "A", "", ("pip",), daily=True),
    ReadyTable("six_takes", "B", "", ("dot",), daily=True),
    ReadyTable("sixpack", "A", "", ("bob",), daily=True),
    ReadyTable("sixty_six", "Own", "", ("bob",)),
]

GHOSTS = (-4.0, -6.0, -8.0)
KNOWN = ("six_takes", "B", 81186425400565)


def diary_with(ago: Sequence[int], unfinished: Sequence[int] = (), scores: Sequence[ParScore] = ()) -> Diary:
    begun = [
        BegunDaily(day=TODAY - timedelta(days=one), journal=f"{one}.sixes") for one in (*ago, *unfinished)
    ]
    return diary_of(begun, [result(journal=f"{one}.sixes", ranking=(2, 1)) for one in ago], scores)


def test_date_gives_the_same_deal_whatever_other_files_exist() -> None:
    """Neither the order of files nor tables that aren't for daily deals change it."""
    found = deal_of_day(TODAY, TABLES)
    assert found is not None
    assert found == deal_of_day(TODAY, TABLES[::-1])
    assert found == deal_of_day(TODAY, [*TABLES, ReadyTable("must_be_18", "Mine", "", ())])
    assert deal_of_day(TODAY, TABLES[3:]) is None


def test_new_title_changes_no_deal() -> None:
    renamed = [replace(table, title=f"Z{table.title}", name=table.title) for table in TABLES[::-1]]
    days = [TODAY + timedelta(days=number) for number in range(20)]
    keys = [[deal.table.key for day in days if (deal := deal_of_day(day, t))] for t in (TABLES, renamed)]
    assert keys[0] == keys[1]
    assert set(keys[0]) == {"A", "B"}


def test_days_differ_and_games_alternate() -> None:
    days = [deal_of_day(TODAY + timedelta(days=number), TABLES) for number in range(40)]
    deals = [one for one in days if one is not None]
    assert len({one.seed for one in deals}) == 40
    games = [one.table.game for one in deals]
    assert all(here != there for here, there in pairwise(games))
    assert {one.table.title for one in deals if one.table.game == "six_takes"} == {"A", "B"}


def test_known_day_never_changes() -> None:
    """Players compare results, so no later version may change a past day's cards."""
    found = deal_of_day(TODAY, TABLES)
    assert (found.table.game, found.table.title, found.seed) == KNOWN


def test_every_game_has_rated_tables_for_daily_deals() -> None:
    tables = [one for one in load_tables([LEVELS], lambda _table: None).tables if one.daily]
    assert {one.game for one in tables} == set(GAMES)
    assert not [one.title for one in tables if is_practice(rules_of(one.game).options, one.options)]


def test_day_can_be_started_once_whatever_other_days_were() -> None:
    diary = diary_with([1])
    assert diary.can_start(TODAY)
    assert not diary.can_start(TODAY - timedelta(days=1))
    assert diary.can_start(TODAY - timedelta(days=2))
    assert Diary({}).can_start(TODAY)


def test_match_lost_before_its_end_may_be_started_again() -> None:
    begun = [BegunDaily(day=TODAY, journal="lost.sixes"), BegunDaily(day=TODAY, journal="other.sixes")]
    lost = diary_of(begun[:1], [], [], ["lost.sixes"])
    assert lost.can_start(TODAY)
    assert lost.unfinished_entry(TODAY) is None
    other = diary_of(begun, [], [], ["lost.sixes"])
    assert not other.can_start(TODAY)
    assert other.entries[TODAY].journal == "other.sixes"
    over = diary_of(begun[:1], [result(journal="lost.sixes")], [], ["lost.sixes"])
    assert not over.can_start(TODAY)


@pytest.mark.parametrize("day", [date.min, date.min + timedelta(days=1), date(1970, 1, 1), date.max])
def test_streaks_at_the_ends_of_the_calendar(day: date) -> None:
    diary = diary_of([BegunDaily(day=day, journal="a")], [result(journal="a")], [])
    assert (diary.streak(day), diary.longest_streak) == (1, 1)
    assert Diary({}).streak(day) == 0


def test_abandoned_deal_is_started_but_not_over() -> None:
    diary = diary_with([], [0])
    assert not diary.can_start(TODAY)
    assert diary.unfinished_entry(TODAY) == diary.entries[TODAY]
    assert diary_with([0]).unfinished_entry(TODAY) is None


def test_streak_continues_over_midnight_and_breaks_after_a_gap() -> None:
    assert diary_with([0, 1, 2, 4]).streak(TODAY) == 3
    assert diary_with([1, 2]).streak(TODAY) == 2
    assert diary_with([2, 3]).streak(TODAY) == 0
    assert diary_with([1], [0]).streak(TODAY) == 1
    assert diary_with([0, 4, 5, 6]).longest_streak == 3


def test_duplicate_date_keeps_its_first_match() -> None:
    twice = [BegunDaily(day=TODAY, journal="first"), BegunDaily(day=TODAY, journal="second")]
    assert diary_of(twice, [], []).entries[TODAY].journal == "first"


def test_text_to_share() -> None:
    """It has the day, the game, the beaten ghosts and the streak, but nothing about the cards."""
    diary = diary_with([0, 1], scores=[score(-5.0, ghosts=GHOSTS, journal="0.sixes")])
    line = share_text(diary.entries[TODAY], "6 takes!", 2)
    assert line == "🦆 Sixes · 2026-11-22 · 6 takes! · 🥈 🟩🟩⬜ · +1.0 · 🔥2"


def test_text_to_share_shows_ties() -> None:
    tied = diary_with([0], scores=[score(-6.0, ghosts=GHOSTS, journal="0.sixes")]).entries[TODAY]
    assert "🟩🟨⬜" in share_text(tied, "6 takes!", 1)


def test_text_to_share_below_and_without_par() -> None:
    below = diary_with([0], scores=[score(-9.0, ghosts=GHOSTS, journal="0.sixes")]).entries[TODAY]
    assert share_text(below, "6 takes!", 1) == "🦆 Sixes · 2026-11-22 · 6 takes! · ⬜⬜⬜ · -3.0"
    without = diary_with([0]).entries[TODAY]
    assert share_text(without, "6 takes!", 0) == "🦆 Sixes · 2026-11-22 · 6 takes! · 🏁 2/2"


def test_started_deals_are_kept_and_a_broken_line_spoils_no_other(tmp_path: Path) -> None:
    path = tmp_path / "dailies.jsonl"
    assert dailies.add(path, BegunDaily(day=TODAY, journal="a.sixes")) is None
    with path.open("a") as file:
        file.write('{"day":"2026-13-01","journal":"b.sixes"}\n')
    found, problem = dailies.load(path)
    assert found == [BegunDaily(day=TODAY, journal="a.sixes")]
    assert "dailies.jsonl: line 2" in problem


# -- matches with a par ----------------------------------------------------------------------------------


TABLE = ReadyTable("six_takes", "One round", "", ("rusty", "flora"), {"limit": 0})
PLAYERS = (Player("You"), Player("Rusty", "drake:daring", "rusty"), Player("Flora", "swan", "flora"))
DEAL = Header(
    version=VERSION, game="six_takes", seed=6, options={"limit": 0}, players=PLAYERS, table="One round"
)


def with_levels(game: str, *levels: str, **options: Any) -> Header:
    players = (Player("You"), *(Player("x", level, "x") for level in levels))
    return Header(version=VERSION, game=game, seed=6, options=options, players=players, table="x")


def test_match_at_a_table_is_recognised_on_any_seat_and_with_explicit_defaults() -> None:
    assert table_of(DEAL, [TABLE]) is TABLE
    assert table_of(replace(DEAL, players=(*PLAYERS[1:], PLAYERS[0])), [TABLE]) is TABLE
    assert table_of(replace(DEAL, options={"limit": 0, "ending": "elimination"}), [TABLE]) is TABLE


def test_match_is_recognised_after_its_table_was_retitled() -> None:
    renamed = replace(TABLE, title="A quick dip", name="One round")
    assert table_of(DEAL, [renamed]) is renamed
    assert table_of(replace(DEAL, table="A quick dip"), [renamed]) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"table": ""},
        {"table": "Another"},
        {"options": {"limit": 6}},
        {"options": {"limit": 0, "professional": True}},
        {"players": PLAYERS[:2]},
        {"players": (PLAYERS[0], PLAYERS[2], PLAYERS[1])},
        {"game": "toy"},
    ],
)
def test_changed_match_is_not_recognised_as_the_tables(
    changed: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.support import toy_game

    toy_game.register(monkeypatch)
    assert table_of(replace(DEAL, **changed), [TABLE]) is None


def test_deal_has_one_fingerprint() -> None:
    same = [
        DEAL,
        replace(DEAL, options={"limit": 0, "professional": False}),
        replace(DEAL, players=(Player("Zoe"), *PLAYERS[1:]), rated=False, started="2026"),
    ]
    others = [
        replace(DEAL, seed=7),
        replace(DEAL, table="Two"),
        replace(DEAL, options={"limit": 6}),
        replace(DEAL, players=(PLAYERS[1], PLAYERS[0], PLAYERS[2])),
        replace(DEAL, players=(*PLAYERS[:2], Player("Flora", "eider", "flora"))),
    ]
    assert len({deal_of(one) for one in same}) == 1
    assert len({deal_of(one) for one in (DEAL, *others)}) == 1 + len(others)


def test_ghosts_keep_up_except_with_bots_and_eiders_in_matches_of_any_length() -> None:
    assert are_ghosts_fast_enough(with_levels("six_takes", "duckling", "swan:greedy", "drake@9"))
    assert not are_ghosts_fast_enough(with_levels("six_takes", "drake", "eider:careful"))
    assert are_ghosts_fast_enough(with_levels("must_be_18", "drake", "eider", rounds=9))
    assert are_ghosts_fast_enough(with_levels("sixpack", "eider"))
    assert not are_ghosts_fast_enough(with_levels("must_be_18", "exec:python bot.py"))
