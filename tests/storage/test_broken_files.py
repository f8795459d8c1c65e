"""Every fault in a player's file is reported with what was expected, and everything else is loaded.

What only one kind of level file can get wrong, such as a goal out of reach or an illegal solution, is tested
with its loader.
"""

import os
import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from game.arcade.playable import check_playable
from game.arcade.puzzles.files import load_puzzles
from game.arcade.run.tables import check_run_table
from game.arcade.tutorials.check import check_tutorial
from game.files import gate
from game.storage.levels.run_tables import load_run_tables
from game.storage.levels.tables import load_tables
from game.storage.levels.tutorials import load_tutorials
from game.storage.places import LEVELS
from game.ui.devices.actions import Action
from tests.arcade.puzzles.test_files import WHOLE as PUZZLE
from tests.arcade.run.run_tables import cast
from tests.storage.player_files import LOADS, ROWS

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX files")

OPPONENTS = ("bob", "celia", "mabel", "pip", "dot", "sir")


class Level(NamedTuple):
    """A level format: a valid file, its path, and a function that returns all names and problems there."""

    valid: str
    folder: str
    load: Callable[[Path], tuple[Collection[str], tuple[str, ...]]]


def tables(folder: Path) -> tuple[Collection[str], tuple[str, ...]]:
    found = load_tables([folder], lambda one: check_playable(OPPONENTS, one.game, one.opponents, one.options))
    return [str(one.title) for one in found.tables], found.problems


def run_tables(folder: Path) -> tuple[Collection[str], tuple[str, ...]]:
    found = load_run_tables(folder / "nowhere", [folder], lambda one: check_run_table(cast(), one))
    return list(found.tables), found.problems


def tutorials(folder: Path) -> tuple[Collection[str], tuple[str, ...]]:
    found = load_tutorials([folder], lambda one: check_tutorial(one, OPPONENTS, list(Action)))
    return list(found.tutorials), found.problems


def puzzles(folder: Path) -> tuple[Collection[str], tuple[str, ...]]:
    found = load_puzzles([folder], "sixty_six")
    return [str(one.title) for one in found.puzzles], found.problems


LEVEL_FILES = {
    "table": Level(
        'game = "six_takes"\ntitle = "Lunch"\ntext = "A quick one."\nopponents = ["pip", "dot"]\n', "", tables
    ),
    "run table": Level((LEVELS / "run" / "keeper-sir.toml").read_text(), "", run_tables),
    "tutorial": Level((LEVELS / "tutorials" / "six_takes.toml").read_text(), "", tutorials),
    "puzzle": Level(PUZZLE, "puzzles/sixty_six", puzzles),
}


def title(value: str) -> Callable[[str], str]:
    return lambda text: re.sub(r"(?m)^title = .*$", lambda _: f"title = {value}", text, count=1)


TEXTS: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "empty": (lambda _: "", "missing required field `game`"),
    "not UTF-8": (lambda text: text.encode() + b'# \xff\xfe"', "expected text in UTF-8"),
    "UTF-16": (lambda text: text.encode("utf-16"), "expected text in UTF-8"),
    "NUL bytes": (lambda text: "\0" * 80 + text, "expected TOML"),
    "broken TOML": (lambda text: f"{text}\n[[[", "expected TOML"),
    "duplicate key": (lambda text: re.sub(r"(?m)^(title = .*)$", r"\1\n\1", text, count=1), "expected TOML"),
    "unknown key": (lambda text: f"colour = 3\n{text}", "unknown field `colour`"),
    "missing key": (
        lambda text: re.sub(r"(?m)^game = .*$", "", text, count=1),
        "missing required field `game`",
    ),
    "unknown game": (
        lambda text: re.sub(r"(?m)^game = .*$", 'game = "chess"', text, count=1),
        "unknown game 'chess': expected one of",
    ),
    "wrong type": (title("6"), "title: expected `str`, got `int`"),
    "NaN": (title("nan"), "title: expected `str`, got `float`"),
    "text too long": (title(f'"{"x" * 900}"'), "title: expected `str` of length <= "),
    "number of 400 digits": (title("9" * 400), "expected whole numbers of at most"),
    "number of 5,000 digits": (title("9" * 5_000), "expected lines of at most 2,000 bytes"),
    "deeply nested": (title("[" * 900 + "]" * 900), "expected lists and tables nested at most 16"),
    "line too long": (lambda text: f"{text}\n# {'x' * 3_000}", "expected lines of at most 2,000"),
    "file too large": (lambda text: text + "\n# x" * 250_000, "expected a file of at most"),
}
"""Faults in the text of a level file, and their messages."""


def forbidden(path: Path) -> None:
    """Make a file unreadable; the super-user could read it, so opening it is patched to fail."""
    path.write_text("x")


SPECIAL: dict[str, tuple[Callable[[Path], Any], str]] = {
    "a folder": (Path.mkdir, "can't be read (Is a directory)"),
    "a pipe": (os.mkfifo, "can't be read (not a regular file)"),
    "a device": (lambda path: path.symlink_to("/dev/zero"), "can't be read (not a regular file)"),
    "a link to itself": (lambda path: path.symlink_to(path.name), "can't be read (Too many levels of"),
    "forbidden": (forbidden, "can't be read (Permission denied)"),
}
"""Things that can't be read as a file, and their messages."""


@pytest.fixture(autouse=True)
def forbid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make reading fail for files that contain only an x."""
    opener = gate.open_regular

    def regular(path: str | Path, flags: int) -> int:
        descriptor = opener(path, flags)
        if os.fstat(descriptor).st_size == 1:
            os.close(descriptor)
            raise PermissionError(13, "Permission denied")
        return descriptor

    monkeypatch.setattr(gate, "open_regular", regular)


def message_beside_a_good_file(level: Level, folder: Path, make: Callable[[Path], object]) -> str:
    """Return the message for a bad file beside a good one."""
    place = folder / level.folder
    place.mkdir(parents=True, exist_ok=True)
    (place / "good.toml").write_text(level.valid)
    bad = place / "bad.toml"
    make(bad)
    names, (problem,) = level.load(folder)
    assert len(names) == 1
    assert problem.startswith(f"{bad}: ")
    assert problem.isprintable()
    assert len(problem) < 1_000
    return problem.removeprefix(f"{bad}: ")


@pytest.mark.parametrize("kind", LEVEL_FILES)
@pytest.mark.parametrize("fault", TEXTS)
def test_faulty_level_file_is_reported_with_what_was_expected(kind: str, fault: str, tmp_path: Path) -> None:
    level, (change, expected) = LEVEL_FILES[kind], TEXTS[fault]
    changed = change(level.valid)
    assert changed != level.valid
    content = changed if isinstance(changed, bytes) else changed.encode()
    assert expected in message_beside_a_good_file(level, tmp_path, lambda path: path.write_bytes(content))


@pytest.mark.parametrize("kind", LEVEL_FILES)
@pytest.mark.parametrize("fault", SPECIAL)
def test_unreadable_level_file_is_reported(kind: str, fault: str, tmp_path: Path) -> None:
    make, expected = SPECIAL[fault]
    assert message_beside_a_good_file(LEVEL_FILES[kind], tmp_path, make).startswith(expected)


@pytest.mark.parametrize("title", ["Lunch", 'A quick dip"\nname = "Lunch'])
def test_second_table_of_a_name_is_refused(title: str, tmp_path: Path) -> None:
    """They would share their medals. A retitled table keeps its name."""
    text = LEVEL_FILES["table"].valid
    (tmp_path / "a.toml").write_text(text.replace('title = "Lunch"', f'title = "{title}"'))
    (tmp_path / "b.toml").write_text(text)
    names, problems = tables(tmp_path)
    assert names == [title.partition('"')[0]]
    told = "title: expected a unique one, 'Lunch' is already taken"
    assert problems == (f"{tmp_path / 'b.toml'}: {told}",)


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e300"])
def test_value_of_an_answer_must_be_a_number(value: str, tmp_path: Path) -> None:
    text = PUZZLE.replace("value = -1.0", f"value = {value}")
    told = message_beside_a_good_file(LEVEL_FILES["puzzle"], tmp_path, lambda path: path.write_text(text))
    assert told.startswith("answers[1].value: expected `float` ")


# -- row files -----------------------------------------------------------------------------------------


def first_value(value: bytes) -> Callable[[bytes], bytes]:
    return lambda row: re.sub(rb'^(\{"\w+":)("[^"]*"|[^,}]+)', lambda found: found[1] + value, row)


LINES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "Input data was truncated"),
    "half a line": (lambda row: row[: len(row) // 2], "Input data was truncated"),
    "broken JSON": (lambda row: b"x" + row, "JSON is malformed"),
    "NUL bytes": (lambda row: b"\0" * 40, "JSON is malformed"),
    "not UTF-8": (first_value(b'"\xff\xfe"'), "expected text in UTF-8"),
    "lone surrogate": (first_value(b'"\\ud800"'), "JSON is malformed"),
    "list": (lambda _: b"[]", "Expected `object`, got `array`"),
    "empty object": (lambda _: b"{}", "Object missing required field"),
    "wrong type": (first_value(b"true"), "got `bool`"),
    "null": (first_value(b"null"), "got `null`"),
    "NaN": (first_value(b"NaN"), "JSON is malformed"),
    "number out of range": (first_value(b"1e999"), "Number out of range"),
    "number of 400 digits": (first_value(b"9" * 400), "expected whole numbers of at most"),
    "deeply nested": (lambda _: b'{"a":' * 3_000, "expected lists and tables nested at most 16"),
    "line too long": (first_value(b'"' + b"x" * 20_000 + b'"'), "Input data was truncated"),
    "text too long": (first_value(b'"' + b"x" * 2_000 + b'"'), "expected texts of at most 1,000"),
}
"""Faults in a line, and their messages."""


IMPOSSIBLE = [
    ("records", '"own_seat":0', '"own_seat":7', "expected ranking, totals and own_seat of 4 players"),
    ("records", '"ranking":[1,2,1,2]', '"ranking":[1]', "expected ranking, totals and own_seat of 4 players"),
    ("records", '"ranking":[1,2', '"ranking":[5,2', "expected a ranking with ranks from 1 to 4"),
    ("records", '"ranking":[1,2', '"ranking":[0,2', "expected a ranking with ranks from 1 to 4"),
    ("accuracy", "70.5", "180", "Expected `float` <= 100.0 - at `$.accuracy`"),
    ("accuracy", '"decisions":9', '"decisions":0', "Expected `int` >= 1 - at `$.decisions`"),
    ("scores", '"journal":"', '"journal":"../', "Expected `str` matching regex"),
    ("scores", "-7.0", "1e9", "Expected `float` <= 1000000.0 - at `$.result`"),
    ("scores", "-7.0", "NaN", "JSON is malformed"),
    ("scores", "[-4.0,-12.0,0.0]", "[]", "Expected `array` of length >= 1 - at `$.ghosts`"),
    ("scores", "[-4.0,-12.0,0.0]", f"[{'1,' * 100}1]", "Expected `array` of length <= 100"),
    ("scores", "0001", "000x", "Expected `str` matching regex"),
    ("scores", '"rated":false', '"rated":"yes"', "Expected `bool`, got `str` - at `$.rated`"),
    ("deeds", '"rank":1', '"rank":5', "expected a rank and rivals among 4 seats"),
    ("deeds", '["duckling",', '["drake","duckling",', "expected a rank and rivals among 4 seats"),
    ("deeds", '"seats":4', '"seats":2', "expected a rank and rivals among 2 seats"),
    ("awards", '"award_1"', "1", "Expected `str`, got `int` - at `$.award`"),
]
"""Faults that only one kind of row can have: the kind, a field, its bad value, and the message."""


def message_among_good_lines(kind: str, change: Callable[[bytes], bytes], path: Path) -> str:
    """Return the message for a bad line among good ones, which stay; the original file is kept."""
    rows = [msgspec.json.encode(row) for row in ROWS[kind]]
    broken = change(rows[1])
    assert broken != rows[1]
    content = b"\n".join([rows[0], broken, *rows[2:], b""])
    path.write_bytes(content)
    found, problem = LOADS[kind](path)
    good = [ROWS[kind][0], *ROWS[kind][2:]]
    assert found == good
    assert problem.startswith(f"{path.name}: line 2: ")
    assert problem.endswith(f"the file was kept as {path.name}.broken-1, good lines stay")
    assert path.with_name(f"{path.name}.broken-1").read_bytes() == content
    assert LOADS[kind](path) == (good, None)
    return problem


@pytest.mark.parametrize("kind", LOADS)
@pytest.mark.parametrize("fault", LINES)
def test_broken_line_spoils_no_other(kind: str, fault: str, tmp_path: Path) -> None:
    change, expected = LINES[fault]
    assert expected in message_among_good_lines(kind, change, tmp_path / f"{kind}.jsonl")


@pytest.mark.parametrize(("kind", "old", "new", "expected"), IMPOSSIBLE)
def test_impossible_line_spoils_no_other(
    kind: str, old: str, new: str, expected: str, tmp_path: Path
) -> None:
    told = message_among_good_lines(
        kind, lambda row: row.replace(old.encode(), new.encode()), tmp_path / kind
    )
    assert f"line 2: {expected}" in told


@pytest.mark.parametrize("kind", LOADS)
@pytest.mark.parametrize("fault", SPECIAL)
def test_unreadable_row_file_is_reported(kind: str, fault: str, tmp_path: Path) -> None:
    make, expected = SPECIAL[fault]
    path = tmp_path / f"{kind}.jsonl"
    make(path)
    found, problem = LOADS[kind](path)
    assert found == []
    assert problem.startswith(f"{path}: {expected}")


@pytest.mark.parametrize("kind", LOADS)
def test_oversized_row_file_is_set_aside(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"{kind}.jsonl"
    with path.open("wb") as file:
        file.truncate(50 * 10**9)
    told = "expected a file of at most 8,000,000 bytes; the file was set aside as"
    assert LOADS[kind](path) == ([], f"{path.name}: {told} {path.name}.broken-1")
    assert LOADS[kind](path) == ([], None)
