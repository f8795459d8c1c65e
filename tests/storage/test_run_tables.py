"""A run's tables are read, and each mistake in their files is reported with place and expectation."""

from gettext import NullTranslations
from pathlib import Path

import pytest

from game.arcade.run.tables import check_run_table
from game.language.catalogue import CatalogueLanguage
from game.language.message import translate
from game.storage.levels.run_tables import LoadedRunTables, PointsAtMost, load_run_tables
from game.storage.levels.tables import load_opponents
from game.storage.places import LEVELS
from tests.support.messages import OTHER_LANGUAGES

CAST = {one.id: one for one in load_opponents(LEVELS / "opponents.toml")}
NOWHERE = Path("/nowhere")

TABLE = """
game = "six_takes"
title = "The wool"
about = "Three at a table."
opponents = ["mabel", "pip"]
seat = 2
ponds = [1, 2]
goal = { kind = "points_at_most", points = 9 }
keeper = "mabel"
before = "Mind the wool."
won = "Well."
lost = "There, there."

[options]
limit = 0

[text.de]
title = "Die Wolle"
before = "Vorsicht, die Wolle."
"""


def load(folder: Path, theirs: Path = NOWHERE) -> LoadedRunTables:
    return load_run_tables(folder, [theirs], lambda table: check_run_table(CAST, table))


def write_table(folder: Path, text: str, name: str = "wool.toml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_table_is_read(tmp_path: Path) -> None:
    write_table(tmp_path, TABLE)
    loaded = load(tmp_path)
    assert loaded.problems == ()
    table = loaded.tables["wool"]
    assert (table.id, table.game, table.opponents, table.ponds) == (
        "wool",
        "six_takes",
        ("mabel", "pip"),
        (1, 2),
    )
    assert (table.seat, table.goal, table.options) == (1, PointsAtMost(9), {"limit": 0})
    assert (table.keeper, table.won, table.lost, table.own) == ("mabel", "Well.", "There, there.", False)


def test_texts_are_translated(tmp_path: Path) -> None:
    write_table(tmp_path, TABLE)
    table = load(tmp_path).tables["wool"]
    german = CatalogueLanguage("de", NullTranslations())
    assert [translate(text, german) for text in (table.title, table.about, table.before)] == [
        "Die Wolle",
        "Three at a table.",
        "Vorsicht, die Wolle.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"The wool"', '"' + "x" * 29 + '"', "title: expected `str` of length <= 28"),
        ('["mabel", "pip"]', "[]", "opponents: expected `array` of length >= 1"),
        (
            '["mabel", "pip"]',
            '["mabel", "pop"]',
            "opponents[1]: unknown opponent 'pop': expected one of pip, ",
        ),
        ("seat = 2", "seat = 4", "seat: expected 1 to 3, got 4"),
        ("seat = 2", "seat = 0", "seat: expected `int` >= 1"),
        ("[1, 2]", "[0, 2]", "ponds[0]: expected `int` >= 1"),
        ("[1, 2]", "[1, 7]", "ponds[1]: expected `int` <= 6"),
        ("[1, 2]", "[2, 1]", "ponds: expected the first pond, then the last, got [2, 1]"),
        ("[1, 2]", "[1]", "ponds: expected `array` of length 2, got 1"),
        ('"points_at_most"', '"points"', "goal.kind: invalid value 'points'"),
        ("points = 9", "points = -1", "goal.points: expected `int` >= 0"),
        ("points = 9", "ducks = 9", "goal: object contains unknown field `ducks`"),
        (", points = 9", "", "goal: object missing required field `points`"),
        (
            '"points_at_most"',
            '"points_at_least"',
            "goal.kind: expected points_at_most in 6 takes!, where fewer",
        ),
        ("limit = 0", "limit = -1", "option limit: expected a whole number from 0 to 999, got -1"),
        ('won = "Well."', "", "won: expected a sentence of the keeper, got ''"),
        ('keeper = "mabel"', "", "before: expected none without a keeper, got 'Mind the wool.'"),
        (
            'keeper = "mabel"',
            'keeper = "vera"',
            "keeper: expected one of mabel, pip, who sit here, got 'vera'",
        ),
        ("[text.de]", "[text.tlh]", f"text.tlh: expected one of the other languages, {OTHER_LANGUAGES}"),
    ],
)
def test_mistake_is_reported_and_the_rest_is_read(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert TABLE.count(old) == 1
    write_table(tmp_path, TABLE, "a.toml")
    broken = write_table(tmp_path, TABLE.replace(old, new), "b.toml")
    write_table(tmp_path, TABLE, "c.toml")
    loaded = load(tmp_path)
    assert list(loaded.tables) == ["a", "c"]
    (problem,) = loaded.problems
    assert problem.startswith(f"{broken}: {expected}")


def test_players_own_tables_are_added_and_marked(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    write_table(ours, TABLE)
    write_table(theirs / "deeper", TABLE, "mine.toml")
    again = write_table(theirs, TABLE)
    loaded = load(ours, theirs)
    assert {name: table.own for name, table in loaded.tables.items()} == {"wool": False, "mine": True}
    assert loaded.problems == (f"{again}: expected a unique name, but wool.toml is used twice",)


def test_name_that_a_run_could_not_save_is_refused(tmp_path: Path) -> None:
    path = write_table(tmp_path, TABLE, "x" * 41 + ".toml")
    assert load(tmp_path).problems == (f"{path}: expected a name of at most 40 letters",)
