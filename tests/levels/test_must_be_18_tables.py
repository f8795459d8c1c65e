"""The ready-made tables of You Must Be 18!: from one round to eighteen, from two seats to six."""

from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.engine.options import plain, resolve
from game.scenes.cast import check_table
from game.storage.levels.tables import load_opponents, load_tables
from game.storage.places import LEVELS as FOLDER

CAST = load_opponents(FOLDER / "opponents.toml")
TABLES = load_tables([FOLDER / "must_be_18"], lambda table: check_table(CAST, table)).tables
OPTIONS = {table.title: resolve(MustBe18Options, table.options) for table in TABLES}
LEVELS = {one.id: one.level for one in CAST}


def test_the_tables_in_their_order() -> None:
    assert [table.title for table in TABLES] == [
        "A quick dip",
        "Head to head",
        "Even deck",
        "Full pond",
        "Four columns",
        "Free choice",
        "Counting house",
        "The classic eighteen",
        "Draw to begin",
    ]
    assert [table.order for table in TABLES] == [*range(1, 10)]


def test_from_two_seats_to_six() -> None:
    assert {len(table.opponents) + 1 for table in TABLES} >= {2, 3, 4, 6}
    assert all(len(set(table.opponents)) == len(table.opponents) for table in TABLES)


def test_no_two_tables_are_played_alike() -> None:
    rules = [(len(table.opponents), *plain(OPTIONS[table.title]).items()) for table in TABLES]
    assert len(set(rules)) == len(TABLES)
    assert [table.title for table in TABLES if table.options == {}] == ["The classic eighteen"]


def test_every_option_has_a_table() -> None:
    """Each option is found in a value that is not the usual one."""
    usual = plain(MustBe18Options())
    changed = {
        name for chosen in OPTIONS.values() for name, value in plain(chosen).items() if value != usual[name]
    }
    assert changed == set(usual)


def test_they_get_harder() -> None:
    """Ducklings at the first table, nobody below an eider at the one for counting."""
    by_title = {table.title: {LEVELS[one] for one in table.opponents} for table in TABLES}
    assert by_title["A quick dip"] == {"duckling"}
    assert by_title["Counting house"] == {"eider"}


def test_their_lines_are_true() -> None:
    """What the texts say of rounds and seats."""
    assert [OPTIONS[title].rounds for title in ("A quick dip", "Head to head", "The classic eighteen")] == [
        1,
        3,
        18,
    ]
    (full,) = [table for table in TABLES if table.title == "Full pond"]
    assert len(full.opponents) == 5, "with six seats there is no stock"
    assert (OPTIONS["Four columns"].columns, OPTIONS["Four columns"].draw) == (4, "until_playable")
    free = OPTIONS["Free choice"]
    assert (free.play, free.opening) == ("may_draw", "voluntary")
    begin = OPTIONS["Draw to begin"]
    assert (begin.deck, begin.start) == ("even", "draw")
