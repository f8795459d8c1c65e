"""Deals that have a par: ready-made tables as their files have them, and the fingerprint of a deal."""

from typing import Any

import pytest
from msgspec.structs import replace

from game import VERSION
from game.arcade.deals import deal_of, ghosts_in_time, table_of
from game.engine.journal import Header, Player
from game.storage.levels.tables import Ready

TABLE = Ready("six_takes", "One round", "", ("rusty", "flora"), {"limit": 0})
PLAYERS = (Player("You"), Player("Rusty", "drake:daring", "rusty"), Player("Flora", "swan", "flora"))
DEAL = Header(
    version=VERSION, game="six_takes", seed=6, options={"limit": 0}, players=PLAYERS, table="One round"
)


def with_levels(game: str, *levels: str, **options: Any) -> Header:
    players = (Player("You"), *(Player("x", level, "x") for level in levels))
    return Header(version=VERSION, game=game, seed=6, options=options, players=players, table="x")


def test_a_match_is_its_tables_on_any_seat_and_with_defaults_named() -> None:
    assert table_of(DEAL, [TABLE]) is TABLE
    assert table_of(replace(DEAL, players=(*PLAYERS[1:], PLAYERS[0])), [TABLE]) is TABLE
    assert table_of(replace(DEAL, options={"limit": 0, "ending": "elimination"}), [TABLE]) is TABLE


def test_a_match_stays_its_tables_when_the_table_gets_another_title() -> None:
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
def test_a_match_that_was_changed_is_not_the_tables(
    changed: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.support import toy_game

    toy_game.register(monkeypatch)
    assert table_of(replace(DEAL, **changed), [TABLE]) is None


def test_a_deal_has_one_fingerprint() -> None:
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


def test_ghosts_are_in_time_but_for_bots_and_eiders_without_end() -> None:
    assert ghosts_in_time(with_levels("six_takes", "duckling", "swan:greedy", "drake@9"))
    assert not ghosts_in_time(with_levels("six_takes", "drake", "eider:careful"))
    assert ghosts_in_time(with_levels("must_be_18", "drake", "eider", rounds=9))
    assert ghosts_in_time(with_levels("sixpack", "eider"))
    assert not ghosts_in_time(with_levels("must_be_18", "exec:python bot.py"))
