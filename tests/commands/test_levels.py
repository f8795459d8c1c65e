"""The command `levels check`: each fault of each kind of level file in one line, and the exit code."""

import os
import shutil
from pathlib import Path

import pytest

from game.commands import line
from game.commands.levels.check import LevelKind, kind_of
from game.storage.places import LEVELS
from tests.packaging.packages import install

DUCK = """
[[opponents]]
id = "mine"
name = "Mine"
level = "exec:python bot.py"
about = "A bot."
face = { body = "#FFFFFF", shade = "#000000" }
"""
TABLE = """
game = "six_takes"
title = "My table"
about = "With my duck."
opponents = ["mine", "pip"]
"""
RUN_TABLE = TABLE.replace("My table", "My pond") + 'ponds = [1, 2]\ngoal = { kind = "place", at_most = 2 }\n'


def write_file(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


class Data:
    def __init__(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.root, self._capsys = root, capsys

    def write(self, name: str, text: str) -> Path:
        return write_file(self.root / "levels" / name, text)

    def check(self, *files: Path | str) -> tuple[int, list[str], str]:
        """Return the exit code, the lines of faults, and the last line."""
        code = line.run(["levels", "check", "--data-dir", str(self.root), *map(str, files)])
        streams = self._capsys.readouterr()
        assert streams.err == ""
        *faults, last = streams.out.splitlines()
        return code, faults, last


@pytest.fixture
def data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Data:
    return Data(tmp_path / "data", capsys)


def test_shipped_levels_are_sound(data: Data) -> None:
    count = len(list(LEVELS.rglob("*.toml")))
    assert data.check() == (0, [], f"{count} files checked: no faults")
    assert not data.root.exists(), "a check creates no files"


def test_any_table_may_name_the_players_own_ducks_and_bots(data: Data) -> None:
    data.write("opponents.toml", DUCK)
    data.write("table.toml", TABLE)
    data.write("run/pond.toml", RUN_TABLE)
    lesson = (LEVELS / "tutorials" / "six_takes.toml").read_text(encoding="utf-8")
    data.write("tutorials/mine.toml", lesson.replace('"mabel"', '"mine"').replace("mabel:", "mine:"))
    code, faults, last = data.check()
    assert (code, faults) == (0, []), faults
    assert last.endswith("no faults")


def test_every_fault_has_a_line_with_file_place_and_expectation(data: Data) -> None:
    paths = {
        data.write("opponents.toml", DUCK.replace('"Mine"', '"Minerva the Duck"').replace('"A bot."', "3")): (
            "opponents[0].name: expected `str` of length <= 8",
            "opponents[0].about: expected `str`, got `int`",
        ),
        data.write("a/table.toml", TABLE + "[options]\nlimit = 9999\nspeed = 3\n"): (
            "opponents[0]: unknown opponent 'mine': expected one of pip, ",
            "option limit: expected a whole number from 0 to 999, got 9999",
            "unknown option 'speed': expected one of limit, ",
        ),
        data.write("run/pond.toml", RUN_TABLE.replace('"mine"', '"dot"').replace("[1, 2]", "[2, 1]")): (
            "ponds: expected the first pond, then the last, got [2, 1]",
        ),
        data.write("run/gone.toml", RUN_TABLE.replace('"mine"', '"pip"') + 'keeper = "bob"\n'): (
            "before: expected a sentence of the keeper, got ''",
            "won: expected a sentence of the keeper, got ''",
            "lost: expected a sentence of the keeper, got ''",
        ),
        data.write(
            "tutorials/lesson.toml", 'game = "whist"\nsteps = [{ say = "Hi", look = 3 }, { say = "" }]'
        ): (
            "steps[0].look: expected `array`, got `int`",
            "steps[1].say: expected `str` of length >= 1",
            *(f"object missing required field `{name}`" for name in ("title", "about", "seed", "opponents")),
        ),
        data.write("puzzles/six_takes/p.toml", "grade = 7"): (
            "grade: expected `int` <= 3",
            *(f"object missing required field `{name}`" for name in ("game", "title", "answers", "deals")),
        ),
        data.write("puzzles/whist/p.toml", TABLE): ("expected a place in one of puzzles/six_takes/, ",),
        data.write("tutorials/far/away.toml", TABLE): ("expected a place in tutorials/ itself, got",),
        data.write("torn.toml", "game = "): ("expected TOML: ",),
    }
    code, faults, last = data.check()
    assert code == 1
    for path, expected in paths.items():
        own = [fault.removeprefix(f"{path}: ") for fault in faults if fault.startswith(f"{path}: ")]
        for words in expected:
            assert any(fault.startswith(words) for fault in own), (path, words, own)
    assert all(any(fault.startswith(f"{path}: ") for path in paths) for fault in faults)
    assert last.endswith(f"files checked: {len(faults)} faults")


def test_each_fault_of_a_puzzle_has_a_line(data: Data) -> None:
    puzzle = next((LEVELS / "puzzles" / "six_takes").glob("*.toml")).read_text(encoding="utf-8")
    path = data.write("puzzles/six_takes/p.toml", puzzle.replace('{"type":', '{"tipe":'))
    _, faults, _ = data.check(path)
    assert len(faults) > 1
    assert all(fault.startswith(f"{path}: ") for fault in faults)


def test_duplicate_ids_titles_and_names(data: Data) -> None:
    ducks = data.write("opponents.toml", DUCK.replace('"mine"', '"pip"'))
    table = data.write("table.toml", TABLE.replace('"mine"', '"dot"').replace("My table", "One round"))
    pond = data.write("run/abacus.toml", RUN_TABLE.replace('"mine"', '"dot"'))
    assert data.check()[1] == [
        f"{ducks}: opponents[0].id: expected an id of its own, got 'pip', which the program has already",
        f"{table}: title: expected a unique one, 'One round' is already taken",
        f"{pond}: expected a unique name, but abacus.toml is used twice",
    ]


def test_given_files_are_checked_alone(data: Data) -> None:
    torn, other = data.write("torn.toml", "torn"), data.write("run/other.toml", "torn")
    assert data.check(torn)[0] == 1
    assert data.check(torn)[2] == "1 file checked: 1 fault"
    assert [fault.startswith(f"{other}: ") for fault in data.check(other.parent)[1]] == [True]
    assert data.check(LEVELS / "run" / "abacus.toml") == (0, [], "1 file checked: no faults")
    assert data.check(LEVELS)[0] == 0
    assert data.check(other, torn, torn)[2] == "2 files checked: 2 faults"


def test_files_elsewhere_are_checked_as_if_in_the_folder(data: Data, tmp_path: Path) -> None:
    """Their ducks may sit at their tables; their kind follows from their place or their content."""
    away = tmp_path / "away"
    write_file(away / "opponents.toml", DUCK)
    write_file(away / "table.toml", TABLE)
    write_file(away / "run" / "pond.toml", RUN_TABLE)
    for kind in ("tutorials", "puzzles/sixpack"):
        found = next((LEVELS / kind).glob("*.toml"))
        write_file(away / kind / "copy.toml", found.read_text(encoding="utf-8"))
    assert data.check(away) == (0, [], "5 files checked: no faults")
    alone = away / "table.toml"
    assert data.check(alone)[1][0].startswith(f"{alone}: opponents[0]: unknown opponent 'mine'")
    assert data.check(alone, away / "opponents.toml")[0] == 0


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("opponents.toml", LevelKind.OPPONENTS),
        ("six_takes/4-one-round.toml", LevelKind.TABLE),
        ("run/abacus.toml", LevelKind.RUN_TABLE),
        ("tutorials/sixpack.toml", LevelKind.TUTORIAL),
        ("puzzles/sixpack", LevelKind.PUZZLE),
        ("rulebook/sixpack", LevelKind.RULEBOOK),
    ],
)
def test_kind_of_a_file_follows_from_its_content_or_place(
    source: str, kind: LevelKind, tmp_path: Path
) -> None:
    path = LEVELS / source
    path = path if path.is_file() else next(path.glob("*.toml"))
    assert kind_of(path) is kind
    assert kind_of(Path(shutil.copy(path, tmp_path / "some.toml"))) is kind


def test_missing_file_is_a_fault_like_a_circular_link_and_an_impossible_name(
    data: Data, tmp_path: Path
) -> None:
    nowhere, link, long_name = (tmp_path / f"{name}.toml" for name in ("nowhere", "link", "long" * 100))
    link.symlink_to(link)
    expected = "expected a file, or a folder of files"
    assert data.check(nowhere) == (1, [f"{nowhere}: {expected}"], "1 file checked: 1 fault")
    faults = [f"{path}: {expected}" for path in (link, long_name)]
    assert data.check(link, long_name) == (1, faults, "2 files checked: 2 faults")


def test_pipe_does_not_block_the_check(data: Data, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert data.check(tmp_path / "pipe.toml")[0] == 1


def test_faults_in_packages_name_the_package(
    data: Data, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their opponents may sit at tables, too."""
    site = tmp_path / "site"
    files = {"far/opponents.toml": DUCK, "far/table.toml": TABLE, "far/torn.toml": "torn"}
    install(site, "far_tables", "[sixes.levels]\nfar = far\nlost = nowhere_at_all\n", files)
    monkeypatch.syspath_prepend(site)
    code, faults, _ = data.check()
    assert code == 1
    assert [fault.partition(": expected")[0] for fault in faults] == [
        "far_tables 1.0: sixes.levels: lost = nowhere_at_all",
        f"far_tables 1.0: {site / 'far' / 'torn.toml'}",
    ]


def test_invisible_characters_are_escaped(data: Data) -> None:
    path = data.write("two\nlines.toml", "torn")
    (fault,) = data.check()[1]
    assert fault.startswith(str(path).replace("\n", "\\n"))


@pytest.mark.parametrize("words", [["levels"], ["levels", "look"], ["levels", "check", ""]])
def test_unparsable_arguments(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        line.run(words)
    assert caught.value.code == 2
    assert "usage: " in capsys.readouterr().err


def test_unusable_data_directory_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert line.run(["levels", "check", "--data-dir", "~nobody-at-all/x"]) == 1
    assert "there's no such home directory" in capsys.readouterr().err
