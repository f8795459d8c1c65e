"""All faults of a level file are found at once, each with its place; sound files have none."""

from pathlib import Path

import pytest

from game.storage.levels.faults import Faults, Problem, all_faults, call_all, faults_in, raise_faults
from game.storage.levels.run_tables import _RunTableFile
from game.storage.levels.tables import (
    BadLevel,
    _OpponentsFile,
    _TableFile,
    load_more_opponents,
    load_opponents,
    load_tables,
    read_level,
)
from game.storage.levels.tutorials import Tutorial
from game.storage.places import LEVELS

DUCK = """
[[opponents]]
id = "{id}"
name = "Ann"
level = "drake"
about = "Here for the tests."
face = {{ body = "#FFFFFF", shade = "#000000" }}
"""


def test_every_fault_of_every_part_is_found() -> None:
    text = b"""
[[opponents]]
id = "ann"
name = "Annabella"
level = "goose"
about = 3
face = { body = "white", shade = "black", mood = "cross", hat = "no" }
takes = ["Oh.", 4, 5]
[opponents.text.de]
about = 7
[opponents.text.fr]
aboot = "Salut."

[[opponents]]
id = ""
"""
    assert faults_in(text, _OpponentsFile) == (
        "opponents[0].name: expected `str` of length <= 8",
        "opponents[0].about: expected `str`, got `int`",
        "opponents[0].face: object contains unknown field `hat`",
        "opponents[0].takes[1]: expected `str`, got `int`",
        "opponents[0].takes[2]: expected `str`, got `int`",
        "opponents[0].text.de.about: expected `str`, got `int`",
        "opponents[0].text.fr: object contains unknown field `aboot`",
        "opponents[1].id: expected `str` of length >= 1",
        *(
            f"opponents[1]: object missing required field `{name}`"
            for name in ("name", "level", "about", "face")
        ),
    )


def test_every_fault_of_meaning_is_found_if_the_types_are_right() -> None:
    face = (
        DUCK.format(id="ann")
        .replace('"#FFFFFF"', '"white"')
        .replace('"#000000"', '"black", mood = "cross", extra = "wig"')
    )
    text = face.replace('"drake"', '"goose"\nstyle = "odd"')
    assert [
        one.partition(", got")[0].partition(" one of")[0] for one in faults_in(text.encode(), _OpponentsFile)
    ] == [
        "opponents[0].face: body: expected a colour such as #FFD84A",
        "opponents[0].face: shade: expected a colour such as #FFD84A",
        "opponents[0].face: mood: expected",
        "opponents[0].face: extra: expected",
    ]
    text = DUCK.format(id="ann").replace('"drake"', '"goose"\nstyle = "odd"')
    assert [
        one.partition(", got")[0].partition(" one of")[0] for one in faults_in(text.encode(), _OpponentsFile)
    ] == [
        "opponents[0]: level: expected",
        "opponents[0]: style: expected",
        "opponents[0]: style: expected none for a goose",
    ]


def test_goal_is_checked_by_its_kind() -> None:
    text = (LEVELS / "run" / "keeper-sir.toml").read_text(encoding="utf-8")
    line = next(one for one in text.splitlines() if one.startswith("goal"))
    goal = 'goal = { kind = "place", at_most = 0, points = 3 }'
    assert faults_in(text.replace(line, goal).encode(), _RunTableFile) == (
        "goal: object contains unknown field `points`",
        "goal.at_most: expected `int` >= 1",
    )
    (fault,) = faults_in(text.replace(line, 'goal = { kind = "fly" }').encode(), _RunTableFile)
    assert fault.startswith("goal.kind: invalid value 'fly'")


def test_keeper_without_words_is_reported_once_for_each() -> None:
    text = (LEVELS / "run" / "keeper-sir.toml").read_text(encoding="utf-8")
    lines = [one for one in text.splitlines() if not one.startswith(("before", "won", "lost", "["))]
    head = "\n".join(lines[: next(n for n, one in enumerate(lines) if one.startswith("keeper")) + 1])
    assert [one.partition(":")[0] for one in faults_in(head.encode(), _RunTableFile)] == [
        "before",
        "won",
        "lost",
    ]


def test_table_in_the_old_format_is_sound() -> None:
    text = 'game = "six_takes"\ntitle = "T"\ntext = "A table."\nopponents = ["pip"]'
    assert faults_in(text.encode(), _TableFile) == ()
    assert faults_in(text.replace('"A table."', "{ de = { title = 3 } }").encode(), _TableFile) == (
        "text.de.title: expected `str`, got `int`",
    )


@pytest.mark.parametrize(
    ("kind", "folder"), [(_TableFile, "six_takes"), (_RunTableFile, "run"), (Tutorial, "tutorials")]
)
def test_sound_files_have_no_faults(kind: type, folder: str) -> None:
    for path in (LEVELS / folder).glob("*.toml"):
        assert faults_in(path.read_bytes(), kind) == ()


def test_invalid_toml_has_one_fault() -> None:
    (fault,) = faults_in(b"game = ", _TableFile)
    assert fault.startswith("expected TOML: ")


def test_first_fault_is_the_errors_text(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text('game = 6\ntitle = "T"\nopponents = 3')
    with pytest.raises(BadLevel) as caught:
        read_level(path, _TableFile)
    assert str(caught.value) == f"{path}: game: expected `str`, got `int`"
    assert all_faults(caught.value) == (str(caught.value), f"{path}: opponents: expected `array`, got `int`")


def test_faults_are_raised_together() -> None:
    raise_faults([])
    assert call_all([lambda: 1, lambda: 2]) == (1, 2)
    with pytest.raises(Faults) as caught:
        call_all([lambda: 1, lambda: int("x"), lambda: int("y")])
    assert len(all_faults(caught.value)) == 2
    assert all_faults(KeyError("k")) == ("'k'",)


def test_problem_is_the_first_fault(tmp_path: Path) -> None:
    problem = Problem.of(tmp_path, Faults("one", "two"))
    assert (problem, problem.faults) == (f"{tmp_path}: one", (f"{tmp_path}: one", f"{tmp_path}: two"))
    (tmp_path / "t.toml").write_text("game = 6\nopponents = 7")
    (told,) = load_tables([tmp_path], lambda _table: None).problems
    assert len(told.faults) == 3


# -- opponents of players and packages ---------------------------------------------------------------


def opponents(folder: Path, *ids: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "opponents.toml"
    path.write_text("".join(DUCK.format(id=one) for one in ids))
    return path


def test_opponents_are_read_from_all_folders_and_subfolders(tmp_path: Path) -> None:
    opponents(tmp_path / "a", "ann")
    opponents(tmp_path / "a" / "zoo", "ben")
    single = opponents(tmp_path / "b", "cid")
    loaded = load_more_opponents((tmp_path / "a", single, tmp_path / "nowhere"), ())
    assert [one.id for one in loaded.opponents] == ["ann", "ben", "cid"]
    assert loaded.problems == ()


def test_opponent_with_a_taken_id_is_left_out(tmp_path: Path) -> None:
    house = load_opponents(LEVELS / "opponents.toml")
    first, second = opponents(tmp_path / "a", "ann", "pip"), opponents(tmp_path / "b", "ann", "ben")
    loaded = load_more_opponents((tmp_path / "a", tmp_path / "b"), house)
    assert [one.id for one in loaded.opponents] == ["ann", "ben"]
    expected = "expected an id of its own, got"
    assert loaded.problems == (
        f"{first}: opponents[1].id: {expected} 'pip', which the program has already",
        f"{second}: opponents[0].id: {expected} 'ann', which {first} has already",
    )


def test_broken_opponents_file_is_reported_and_others_are_read(tmp_path: Path) -> None:
    opponents(tmp_path / "a", "ann")
    path = tmp_path / "b" / "opponents.toml"
    path.parent.mkdir()
    path.write_text("[[opponents")
    loaded = load_more_opponents((tmp_path / "b", tmp_path / "a"), ())
    assert [one.id for one in loaded.opponents] == ["ann"]
    assert loaded.problems[0].startswith(f"{path}: expected TOML: ")
    assert path.read_text() == "[[opponents", "nothing is overwritten"
