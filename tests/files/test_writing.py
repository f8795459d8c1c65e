"""Replacing files and setting them aside: completely or not at all, and links stay links."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from game.engine import journal as journals
from game.engine.journal import NoHeader
from game.files import writing
from game.files.gate import BadContent
from game.storage import rows, settings
from game.storage.history.dailies import BegunDaily
from game.storage.settings import Settings
from tests.storage.player_files import ROWS

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="links and special files of POSIX")


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    return folder / "real.json"


@pytest.fixture(params=["absolute", "relative", "twice"])
def link(tmp_path: Path, target: Path, request: pytest.FixtureRequest) -> Path:
    """Return a link to the target, or a link to such a link."""
    path = tmp_path / "settings.json"
    match request.param:
        case "absolute":
            path.symlink_to(target)
        case "relative":
            path.symlink_to(Path("elsewhere", target.name))
        case _:
            (tmp_path / "between").symlink_to(target)
            path.symlink_to("between")
    return path


@pytest.mark.parametrize("there", [True, False])
def test_link_is_followed(link: Path, target: Path, there: bool) -> None:
    if there:
        target.write_text("old")
    writing.replace(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert os.listdir(target.parent) == [target.name]


def test_saved_settings_follow_a_link(link: Path, target: Path) -> None:
    assert settings.save(link, Settings(), Settings(name="Ann")) is None
    assert settings.save(link, Settings(name="Ann"), Settings(name="Ann", muted=True)) is None
    assert link.is_symlink()
    assert settings.load(target) == (Settings(name="Ann", muted=True), None)


def test_broken_settings_are_set_aside_in_their_folder(link: Path, target: Path) -> None:
    target.write_text("broken")
    found, problem = settings.load(link)
    assert found == Settings()
    assert problem.endswith("set aside as real.json.broken-1")
    assert link.is_symlink()
    assert target.with_name("real.json.broken-1").read_text() == "broken"
    assert settings.save(link, found, structs.replace(found, muted=True)) is None
    assert link.is_symlink()
    assert settings.load(target)[0].muted


def test_rows_follow_a_link(link: Path, target: Path) -> None:
    good: list[BegunDaily] = ROWS["dailies"]
    for row in good:
        assert rows.append(link, row, "") is None
    with target.open("a") as file:
        file.write("broken\n")
    found, problem = rows.load(link, BegunDaily)
    assert problem is not None
    assert rows.swap_with_aside(link, link.with_name("aside"), BegunDaily, lambda one: one != good[0]) == (
        [good[0]],
        [],
    )
    assert link.is_symlink()
    assert found == good
    assert rows.load(target, BegunDaily) == (good[1:], None)


def test_bad_rows_are_set_aside_in_their_folder(link: Path, target: Path) -> None:
    target.write_text("x")
    assert rows.set_aside(link, BadContent("bad")).endswith("the file was set aside as real.json.broken-1")
    assert link.is_symlink()
    assert target.with_name("real.json.broken-1").read_text() == "x"


def test_bad_journal_is_set_aside_in_its_folder(link: Path, target: Path) -> None:
    target.write_text("x")
    told = journals.set_aside_whole(link, NoHeader("bad"))
    assert told == "bad; it was set aside as real.json.damaged-1"
    assert link.is_symlink()
    assert target.with_name("real.json.damaged-1").read_text() == "x"


SPECIAL: dict[str, Callable[[Path], object]] = {
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "link to a device": lambda path: path.symlink_to("/dev/null"),
    "link to a pipe": lambda path: (os.mkfifo(path.with_name("pipe")), path.symlink_to("pipe")),
    "link to itself": lambda path: path.symlink_to(path.name),
}


@pytest.mark.parametrize("kind", SPECIAL)
def test_special_files_are_not_replaced(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "one"
    SPECIAL[kind](path)
    before = path.lstat()
    with pytest.raises(OSError, match=r"regular file|directory|symbolic links"):
        writing.replace(path, b"new")
    assert os.path.samestat(before, path.lstat())
    assert Path("/dev/null").is_char_device()
