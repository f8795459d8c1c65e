"""The cast and the ready-made tables that come with the game can be used and played."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.ai.levels import LEVELS
from game.cardgames.registry import GAMES
from game.cardgames.sixpack.rules.pack import SPECIAL
from game.scenes.cast import check_table, duck_of
from game.storage.levels.tables import OTHERS, Ready, load_opponents, load_tables
from game.storage.places import LEVELS as FOLDER

CAST = load_opponents(FOLDER / "opponents.toml")
LOADED = load_tables([FOLDER], lambda _table: None)


def table(**changes: Any) -> Ready:
    fields: dict[str, Any] = {"game": "six_takes", "title": "T", "about": "t", "opponents": ("pip", "dot")}
    return Ready(**{**fields, **changes})


def test_there_are_at_least_four_opponents_of_every_level() -> None:
    count = Counter(opponent.level for opponent in CAST)
    assert all(count[level.id] >= 4 for level in LEVELS)


def test_no_two_opponents_are_alike() -> None:
    assert len({opponent.name for opponent in CAST}) == len(CAST)
    assert len({duck_of(opponent) for opponent in CAST}) == len(CAST)
    assert len({opponent.about for opponent in CAST}) == len(CAST)


def test_opponents_say_something_on_every_occasion() -> None:
    for opponent in CAST:
        assert all((opponent.greets, opponent.takes, opponent.wins, opponent.loses)), opponent.id
        assert len(opponent.name) <= 7


def test_everybody_has_two_or_three_favourites_that_there_are() -> None:
    for opponent in CAST:
        assert len(set(opponent.favourites)) == len(opponent.favourites) in (2, 3), opponent.id
        assert set(opponent.favourites) <= set(SPECIAL), opponent.id


def test_all_tables_are_read_and_can_be_played() -> None:
    assert LOADED.problems == ()
    titles = [table.title for table in LOADED.tables if table.game == "six_takes"]
    assert titles[:6] == [
        "Wet feet",
        "One round",
        "Classic four",
        "Professional duel",
        "Party of ten",
        "Draft",
    ]
    for ready in LOADED.tables:
        check_table(CAST, ready)
        assert ready.game in GAMES
        assert ready.about
        assert len(set(ready.opponents)) == len(ready.opponents)


def test_a_newcomers_first_tables_eliminate_nobody() -> None:
    first, second = [table for table in LOADED.tables if table.game == "six_takes"][:2]
    for table in (first, second):
        assert table.options["limit"] == 0 or table.options["ending"] == "classic"


def test_every_table_lies_in_its_games_folder() -> None:
    for path in Path(FOLDER).glob("*/*.toml"):
        if path.parent.name in OTHERS:
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
def test_a_table_that_cannot_be_played_is_refused(changes: dict[str, Any], expected: str) -> None:
    check_table(CAST, table())
    with pytest.raises(ValueError, match=expected):
        check_table(CAST, table(**changes))
