"""The data directory, created if it's missing, and plausible dates."""

from datetime import date
from pathlib import Path

import pytest

from game.files.writing import free_name
from game.storage.dates import is_believable, is_possible, parse_day
from game.storage.places import ASSETS, LEVELS, BadPlace, Places, places, shipped_folder


def test_everything_is_in_the_given_directory(tmp_path: Path) -> None:
    where = places(str(tmp_path / "mine"))
    assert where == Places(tmp_path / "mine")
    for path in (where.settings, where.saves, where.levels, where.records):
        assert path.parent == tmp_path / "mine"


def test_default_directory_comes_from_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name, appauthor: str(tmp_path / name))
    assert places(None).root == tmp_path / "sixes"


def test_tilde_stands_for_the_home_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert places("~/cards").root == tmp_path / "cards"


def test_unknown_users_home_is_reported() -> None:
    with pytest.raises(BadPlace, match="~nobody-at-all/x: there's no such home directory"):
        places("~nobody-at-all/x")


def test_preparing_creates_all_folders_and_nothing_else(tmp_path: Path) -> None:
    where = places(str(tmp_path / "a" / "b"))
    where.prepare()
    where.prepare()
    assert sorted(path.name for path in where.root.rglob("*")) == ["levels", "saves"]


@pytest.mark.parametrize("name", ["file", "file/below"])
def test_directory_that_cannot_be_created_is_reported_with_the_reason(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("not a directory")
    where = places(str(tmp_path / name))
    with pytest.raises(BadPlace) as caught:
        where.prepare()
    words = str(caught.value)
    assert words.startswith(f"{tmp_path / name}: can't keep matches and settings here (")
    assert words.endswith("choose a folder you can write to with --data-dir")
    assert (tmp_path / "file").read_text() == "not a directory"


def test_directory_that_refuses_files_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path, _content: bytes) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    with pytest.raises(BadPlace, match=r"\(Permission denied\)"):
        places(str(tmp_path)).prepare()


def test_free_name_is_never_taken(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2, 3):
        found = free_name(path, "broken")
        assert found == tmp_path / f"settings.json.broken-{number}"
        found.touch()


def test_own_folders_exist() -> None:
    assert ASSETS.is_dir()
    assert LEVELS.is_dir()


def test_own_folders_are_beside_the_package_or_inside_if_installed(tmp_path: Path) -> None:
    package = tmp_path / "game"
    (tmp_path / "levels").mkdir()
    assert shipped_folder("levels", package) == tmp_path / "levels"
    (package / "levels").mkdir(parents=True)
    assert shipped_folder("levels", package) == package / "levels"


# -- dates -----------------------------------------------------------------------------------------------


TODAY = date(2026, 11, 22)
LOST_BATTERY, FAR_AHEAD = date(1970, 1, 1), date(2099, 1, 1)


@pytest.mark.parametrize("day", [date.min, LOST_BATTERY, date(2025, 12, 31), FAR_AHEAD, date.max])
def test_implausible_clock(day: date) -> None:
    assert not is_believable(day)
    assert not is_possible(day, TODAY)


@pytest.mark.parametrize("day", [date(2026, 1, 1), TODAY, date(2026, 11, 23)])
def test_days_up_to_tomorrow_are_plausible(day: date) -> None:
    assert is_possible(day, TODAY)


def test_days_after_tomorrow_are_implausible() -> None:
    assert is_believable(date(2026, 11, 24))
    assert not is_possible(date(2026, 11, 24), TODAY)


@pytest.mark.parametrize("clock", [date.min, LOST_BATTERY, FAR_AHEAD, date.max])
@pytest.mark.parametrize("day", [date.min, TODAY, date.max])
def test_wrong_clock_makes_nothing_implausible(day: date, clock: date) -> None:
    assert is_possible(day, clock)


@pytest.mark.parametrize("iso", ["2026-11-22", "2026-11-22T23:59:59+00:00"])
def test_date_of_a_text(iso: str) -> None:
    assert parse_day(iso) == TODAY


@pytest.mark.parametrize("text", ["", "now", "2026-13-01", "9999-99-99", "99999-01-01"])
def test_text_without_a_date(text: str) -> None:
    assert parse_day(text) is None
