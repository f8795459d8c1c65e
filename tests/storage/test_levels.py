"""Opponents and tables are read, and each mistake in their files is reported with place and expectation."""

import copy
import re
from gettext import NullTranslations
from pathlib import Path

import pytest

from game.ai.levels import LEVELS
from game.language.catalogue import CatalogueLanguage, load
from game.language.message import Variants, message, translate
from game.storage.levels.tables import (
    EXTRAS,
    LEVEL_IDS,
    MOODS,
    BadLevel,
    ReadyTable,
    load_opponents,
    load_tables,
)
from game.storage.levels.texts import OCCASIONS, OpponentText
from game.storage.places import ASSETS
from game.storage.places import LEVELS as LEVELS_FOLDER
from game.ui.drawing.mascots.ducks import Extra, Mood
from tests.support.messages import OTHER_LANGUAGES

ANN = """
[[opponents]]
id = "ann"
name = "Ann"
level = "drake"
about = "Here for the tests."
face = { body = "#FFFFFF", shade = "#000000", mood = "sly", extra = "cap" }
takes = ["Oh.", "Ah."]
"""

TABLE = """
game = "six_takes"
title = "Two of us"
about = "A table for tests."
opponents = ["ann"]
order = 3
[options]
limit = 7
"""


def accept_any_table(_table: ReadyTable) -> None:
    """Accept any table as playable."""


def write_level(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_vocabulary_matches_faces_and_agents() -> None:
    assert tuple(Mood) == MOODS
    assert tuple(Extra) == EXTRAS
    assert tuple(level.id for level in LEVELS) == LEVEL_IDS


def test_opponents_are_read(tmp_path: Path) -> None:
    (ann,) = load_opponents(write_level(tmp_path, "opponents.toml", ANN))
    assert (ann.name, ann.level, ann.face.mood, ann.takes, ann.greets) == (
        "Ann",
        "drake",
        "sly",
        ("Oh.", "Ah."),
        (),
    )


def test_favourites_are_read_and_checked(tmp_path: Path) -> None:
    (plain,) = load_opponents(write_level(tmp_path, "opponents.toml", ANN))
    assert plain.favourites == ()
    (ann,) = load_opponents(
        write_level(tmp_path, "opponents.toml", ANN + 'favourites = ["veto", "sticky"]\n')
    )
    assert ann.favourites == ("veto", "sticky")
    path = write_level(tmp_path, "opponents.toml", ANN + 'favourites = ["veto", ""]\n')
    with pytest.raises(BadLevel) as caught:
        load_opponents(path)
    assert str(caught.value).startswith(f"{path}: opponents[0].favourites[1]: expected `str` of length >= 1")


def test_opponents_need_different_ids(tmp_path: Path) -> None:
    path = write_level(tmp_path, "opponents.toml", ANN + ANN)
    with pytest.raises(BadLevel) as caught:
        load_opponents(path)
    assert str(caught.value) == f"{path}: opponents[1].id: expected an id of its own, got 'ann' again"


def test_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadLevel, match=r"opponents.toml: can't be read \(No such file or directory\)"):
        load_opponents(tmp_path / "opponents.toml")


def test_tables_are_read_from_all_folders_in_order(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    write_level(ours, "opponents.toml", ANN)
    write_level(ours, "six_takes/b.toml", TABLE)
    write_level(theirs, "a.toml", TABLE.replace("Two of us", "Mine").replace("order = 3", "order = 2"))
    write_level(theirs, "c.toml", TABLE.replace("Two of us", "Last").replace("order = 3", ""))
    write_level(theirs, "notes.txt", "not a table")
    loaded = load_tables((ours, theirs, tmp_path / "nowhere"), accept_any_table)
    assert [table.title for table in loaded.tables] == ["Mine", "Two of us", "Last"]
    assert loaded.tables[1].options == {"limit": 7}
    assert loaded.problems == ()


def test_unplayable_table_is_reported_in_the_checks_words(tmp_path: Path) -> None:
    def check(table: ReadyTable) -> None:
        if table.options["limit"] == 7:
            raise ValueError("option limit: expected more")

    path = write_level(tmp_path, "a.toml", TABLE)
    write_level(tmp_path, "b.toml", TABLE.replace("limit = 7", "limit = 8"))
    loaded = load_tables([tmp_path], check)
    assert len(loaded.tables) == 1
    assert loaded.problems == (f"{path}: option limit: expected more",)


def test_folders_of_runs_puzzles_and_tutorials_have_no_tables(tmp_path: Path) -> None:
    for place in ("a.toml", "mine/b.toml", "mine/run/c.toml", "run/d.toml", "puzzles/six_takes/e.toml"):
        write_level(tmp_path, place, TABLE.replace("Two of us", place))
    write_level(tmp_path, "tutorials/f.toml", "this is no table")
    loaded = load_tables([tmp_path], accept_any_table)
    assert {table.title for table in loaded.tables} == {"a.toml", "mine/b.toml", "mine/run/c.toml"}
    assert loaded.problems == ()


# -- other languages ---------------------------------------------------------------------------------------

GERMAN, FRENCH = (CatalogueLanguage(code, NullTranslations()) for code in ("de", "fr"))
ANN_IN_GERMAN = """
[opponents.text.de]
about = "Nur zum Testen da."
takes = ["Oh weh.", "Aha."]
"""
TABLE_IN_GERMAN = """
[text.de]
title = "Zu zweit"
about = "Ein Tisch für Tests."
"""


def test_everything_an_opponent_says_can_be_translated() -> None:
    assert set(OpponentText.__struct_fields__) == {"about", *OCCASIONS}


def test_opponent_speaks_the_languages_of_its_file(tmp_path: Path) -> None:
    (ann,) = load_opponents(write_level(tmp_path, "opponents.toml", ANN + ANN_IN_GERMAN))
    assert (ann.about, ann.takes) == ("Here for the tests.", ("Oh.", "Ah."))
    assert [translate(words, GERMAN) for words in (ann.about, *ann.takes)] == [
        "Nur zum Testen da.",
        "Oh weh.",
        "Aha.",
    ]
    assert [translate(words, FRENCH) for words in (ann.about, *ann.takes)] == [ann.about, *ann.takes]
    assert translate(copy.deepcopy(ann.takes[1]), GERMAN) == "Aha."


def test_table_is_named_in_the_languages_of_its_file(tmp_path: Path) -> None:
    write_level(tmp_path, "a.toml", TABLE + TABLE_IN_GERMAN)
    (table,) = load_tables([tmp_path], accept_any_table).tables
    assert (table.title, table.about) == ("Two of us", "A table for tests.")
    assert (translate(table.title, GERMAN), translate(table.about, GERMAN)) == (
        "Zu zweit",
        "Ein Tisch für Tests.",
    )
    assert translate(table.title, FRENCH) == "Two of us"


def test_old_format_of_table_descriptions_is_read(tmp_path: Path) -> None:
    write_level(tmp_path, "a.toml", TABLE.replace("about =", "text ="))
    (table,) = load_tables([tmp_path], accept_any_table).tables
    assert table.about == "A table for tests."


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "text.de",
            "text.tlh",
            f"opponents[0]: text.tlh: expected one of the other languages, {OTHER_LANGUAGES}",
        ),
        ('about = "Nur', 'abuot = "Nur', "opponents[0].text.de: object contains unknown field `abuot`"),
        ('"Nur zum Testen da."', "3", "opponents[0].text.de.about: expected `str`, got `int`"),
        (
            '["Oh weh.", "Aha."]',
            '["Oh weh."]',
            "opponents[0]: text.de.takes: expected as many lines as in English, 2, got 1",
        ),
        (
            "takes =",
            "wins =",
            "opponents[0]: text.de.wins: expected as many lines as in English, 0, got 2",
        ),
    ],
)
def test_mistake_in_an_opponents_translation_is_reported(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    assert ANN_IN_GERMAN.count(old) == 1
    path = write_level(tmp_path, "opponents.toml", ANN + ANN_IN_GERMAN.replace(old, new))
    with pytest.raises(BadLevel) as caught:
        load_opponents(path)
    assert str(caught.value) == f"{path}: {expected}"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("text.de", "text.klingon", f"text.klingon: expected one of the other languages, {OTHER_LANGUAGES}"),
        ('title = "Zu', 'name = "Zu', "text.de: object contains unknown field `name`"),
        ('"Zu zweit"', '""', "text.de.title: expected `str` of length >= 1"),
        ('"Zu zweit"', f'"{"Z" * 29}"', "text.de.title: expected `str` of length <= 28"),
        ("[text.de]", "[text]", "text.title: expected `object`, got `str`"),
        ('about = "A table for tests."', "", "object missing required field `about`"),
    ],
)
def test_mistake_in_a_tables_translation_is_reported(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    whole = TABLE + TABLE_IN_GERMAN
    assert whole.count(old) == 1
    path = write_level(tmp_path, "a.toml", whole.replace(old, new))
    assert load_tables([tmp_path], accept_any_table).problems == (f"{path}: {expected}",)


def test_second_description_of_a_table_is_refused(tmp_path: Path) -> None:
    path = write_level(tmp_path, "a.toml", TABLE.replace("order = 3", 'order = 3\ntext = "Another one."'))
    expected = "text: expected tables such as [text.de] beside `about`, got a text"
    assert load_tables([tmp_path], accept_any_table).problems == (f"{path}: {expected}",)


def shipped() -> list[Variants]:
    """Return all texts of the shipped level files."""
    tables = load_tables([LEVELS_FOLDER], accept_any_table).tables
    words = [table.title for table in tables] + [table.about for table in tables]
    for one in load_opponents(LEVELS_FOLDER / "opponents.toml"):
        words += [one.about, *(line for occasion in OCCASIONS for line in getattr(one, occasion))]
    assert len(words) > 150
    assert all(isinstance(text, Variants) for text in words)
    return words


def test_french_punctuation_has_non_breaking_spaces() -> None:
    """Before ; : ! and ?; apostrophes are round."""
    french = load("fr", ASSETS / "catalogues")
    for text in shipped():
        words = text.in_language(french)
        assert "'" not in words, words
        assert not re.search("[^\u202f!?][;!?]|[^\u00a0]:", words), words


def test_braces_in_level_texts_are_literal(tmp_path: Path) -> None:
    """Level texts aren't templates in any language."""
    words = "{n:>100000000}", "{title!r:>99999999}"
    own = 'opponents = ["pip"]\nabout = "x"\n[text.de]\ntitle = "{}"\n'.replace("{}", words[1])
    (tmp_path / "mine.toml").write_text(f'game = "six_takes"\ntitle = "{words[0]}"\n{own}')
    loaded = load_tables([tmp_path], lambda _table: None)
    assert loaded.problems == ()
    (table,) = loaded.tables
    german = load("de", ASSETS / "catalogues")
    told = message("{title}: {company}", title=table.title, company="Pip")
    assert (str(told), told.in_language(german)) == (f"{words[0]}: Pip", f"{words[1]}: Pip")
