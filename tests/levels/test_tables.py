"""The shipped cast and ready-made tables can be used and played."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.ai.levels import LEVELS
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.cardgames.registry import GAMES, rules_of
from game.cardgames.sixpack.rules.packs import SPECIAL
from game.engine.options import as_dict, resolve
from game.scenes.cast import check_table, duck_of
from game.storage.levels.tables import OTHER_FOLDERS, ReadyTable, load_opponents, load_tables
from game.storage.places import LEVELS as FOLDER

CAST = load_opponents(FOLDER / "opponents.toml")
LOADED = load_tables([FOLDER], lambda _table: None)


def tables_of(game: str) -> list[ReadyTable]:
    return [table for table in LOADED.tables if table.game == game]


def options_of(table: ReadyTable) -> Any:
    return resolve(rules_of(table.game).options, table.options)


def levels_at(game: str, title: str) -> list[str]:
    """Return the levels of the opponents at a table."""
    (table,) = [table for table in tables_of(game) if table.title == title]
    levels = {one.id: one.level for one in CAST}
    return [levels[one] for one in table.opponents]


def table(**changes: Any) -> ReadyTable:
    fields: dict[str, Any] = {"game": "six_takes", "title": "T", "about": "t", "opponents": ("pip", "dot")}
    return ReadyTable(**{**fields, **changes})


def test_every_level_has_at_least_four_opponents() -> None:
    count = Counter(opponent.level for opponent in CAST)
    assert all(count[level.id] >= 4 for level in LEVELS)


def test_opponents_differ() -> None:
    assert len({opponent.name for opponent in CAST}) == len(CAST)
    assert len({duck_of(opponent) for opponent in CAST}) == len(CAST)
    assert len({opponent.about for opponent in CAST}) == len(CAST)


def test_opponents_have_lines_for_every_occasion() -> None:
    for opponent in CAST:
        assert all((opponent.greets, opponent.takes, opponent.wins, opponent.loses)), opponent.id
        assert len(opponent.name) <= 7


def test_every_opponent_has_two_or_three_existing_favourites() -> None:
    for opponent in CAST:
        assert len(set(opponent.favourites)) == len(opponent.favourites) in (2, 3), opponent.id
        assert set(opponent.favourites) <= set(SPECIAL), opponent.id


def test_all_tables_are_read_and_can_be_played() -> None:
    assert LOADED.problems == ()
    for ready in LOADED.tables:
        check_table(CAST, ready)
        assert ready.game in GAMES
        assert ready.about
        assert len(set(ready.opponents)) == len(ready.opponents)


@pytest.mark.parametrize("game", ["sixty_six", "must_be_18"])
def test_tables_of_a_game_are_ordered_and_differ(game: str) -> None:
    tables = tables_of(game)
    assert [table.order for table in tables] == [*range(1, len(tables) + 1)]
    rules = [(len(table.opponents), str(options_of(table))) for table in tables]
    assert len(set(rules)) == len(rules)
    assert sum(table.options == {} for table in tables) == 1


def test_every_option_of_must_be_18_has_a_table() -> None:
    """Each option has a table with a value other than the default."""
    usual = as_dict(MustBe18Options())
    chosen = [as_dict(options_of(table)) for table in tables_of("must_be_18")]
    assert {name for one in chosen for name in one if one[name] != usual[name]} == set(usual)


def test_tables_get_harder_and_a_first_partner_is_strong() -> None:
    """In Sixty-six the second of the three sits opposite, and plays better than the other two."""
    assert levels_at("sixty_six", "First table") == ["duckling", "swan", "duckling"]
    assert {*levels_at("must_be_18", "A quick dip")} == {"duckling"}
    assert {*levels_at("must_be_18", "Counting house")} == {"eider"}


def test_descriptions_of_must_be_18s_tables_are_true() -> None:
    """What the texts say about rounds, seats and house rules."""
    options = {table.title: options_of(table) for table in tables_of("must_be_18")}
    rounds = {"A quick dip": 1, "Head to head": 3, "The classic eighteen": 18}
    assert {title: options[title].rounds for title in rounds} == rounds
    assert len(levels_at("must_be_18", "Full pond")) == 5, "with six seats there is no stock"
    assert (options["Four columns"].columns, options["Four columns"].draw) == (4, "until_playable")
    assert (options["Free choice"].play, options["Free choice"].opening) == ("may_draw", "voluntary")
    assert (options["Draw to begin"].deck, options["Draw to begin"].start) == ("even", "draw")


def test_newcomers_first_tables_eliminate_nobody() -> None:
    for table in tables_of("six_takes")[:2]:
        assert table.options["limit"] == 0 or table.options["ending"] == "classic"


def test_every_table_is_in_its_games_folder() -> None:
    for path in Path(FOLDER).glob("*/*.toml"):
        if path.parent.name in OTHER_FOLDERS:
            continue
        assert f'game = "{path.parent.name}"' in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"opponents": ("pip", "pop")}, r"opponents\[1\]: unknown opponent 'pop': expected one of pip, "),
        ({"game": "chess"}, "unknown game 'chess': expected one of six_takes"),
        ({"opponents": ()}, "6 takes! has 2 to 10 seats, not 1"),
        ({"opponents": ("pip",) * 10}, "6 takes! has 2 to 10 seats, not 11"),
        ({"options": {"limit": -1}}, "option limit: expected a whole number from 0 to 999, got -1"),
        ({"options": {"limits": 1}}, "unknown option 'limits': expected one of limit, "),
        ({"options": {"draft": 1}}, "option draft: expected on or off, got 1"),
    ],
)
def test_unplayable_table_is_refused(changes: dict[str, Any], expected: str) -> None:
    check_table(CAST, table())
    with pytest.raises(ValueError, match=expected):
        check_table(CAST, table(**changes))
